import type { Messages } from '#i18n/messages/en.ts';

export const clock: Messages['clock'] = {
  title: '¿Cuándo caduca una eSIM de viaje?',
  description:
    'Indica dónde y cuándo aterrizas y verás hasta qué hora local funciona tu plan, según cuándo empieza y cómo cuenta los días.',
  heading: '¿Cuándo caduca el plan?',
  lead: 'Indica las condiciones del plan y cuándo llegas: te decimos cuándo caduca, en hora local y teniendo en cuenta los cambios de hora.',
  leadPlan: ({ provider, plan, data }) =>
    `${provider}, ${plan}, ${data}: cuándo caduca, en hora local, según lo que indica el proveedor.`,
  gone: 'Este plan ya no se vende, pero puedes introducir sus condiciones.',
  unending: 'No caduca',
  install: 'Antes de usarlo',
  installWithin: ({ days }) => `Hay que instalarlo como máximo ${days} después de la compra`,
  starts: {
    'first-use': 'En la primera conexión',
    install: 'Al instalarlo',
    purchase: 'Al comprarlo',
    unknown: 'Sin indicar',
  },
  counts: { '24h': 'Días de 24 horas', calendar: 'Días naturales', unknown: 'Sin indicar' },
  form: {
    days: 'Validez en días',
    starts: 'Cuándo empieza a contar',
    counts: 'Cómo se cuentan los días',
    place: 'Dónde aterrizas',
    zone: { label: 'Zona horaria del destino', hint: 'Este país tiene varias.' },
    choose: 'Elige',
    landing: { label: 'Llegada, hora local', hint: 'Fecha y hora del lugar de llegada.' },
    before: {
      label: 'Días entre la compra o la instalación y la llegada',
      hint: '0 si es el mismo día. Solo importa si el plan empieza a contar al comprarlo o al instalarlo.',
    },
    submit: 'Calcular',
    errors: {
      days: 'Indica días enteros, de 1 a 3650.',
      in: 'Elige un lugar donde funcione el plan.',
      zone: 'Elige la zona horaria del lugar de llegada.',
      landing: 'Indica la fecha y la hora, entre los años 2000 y 2100.',
      before: 'Indica días enteros, de 0 a 365.',
    },
  },
  answer: {
    label: 'Caducidad del plan',
    waiting: 'Elige dónde y cuándo llegas: aquí verás cuándo caduca el plan.',
    never: 'Este plan no caduca.',
    ends: 'El plan caduca',
    earliest: 'Válido al menos hasta',
    clocks: ({ zone }) => `Hora local: ${zone}`,
    open: 'El proveedor no da todos los detalles, así que esta es la fecha más temprana posible. Posibles interpretaciones:',
    reading: ({ starts, at, counts }) => `${starts}, ${at}. ${counts}.`,
    shifts: 'Entre la llegada y la caducidad hay un cambio de hora, que ya está incluido en el cálculo.',
    calendarNote:
      'Los días naturales terminan a medianoche, hora local, y el primero cuenta como un día entero. Algunos proveedores usan su propia zona horaria; si unas horas de diferencia te afectan, pregunta al tuyo.',
    buyFrom: ({ date }) => `Si quieres instalarlo al llegar, no lo compres antes del ${date}.`,
  },
};
