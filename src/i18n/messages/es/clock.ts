import type { Messages } from '#i18n/messages/en.ts';

export const clock: Messages['clock'] = {
  title: '¿Cuándo vence un plan de eSIM de viaje?',
  description:
    'Di dónde y cuándo aterrizas y verás cuándo deja de funcionar un plan, en hora local, según cómo empieza y cómo cuenta los días.',
  heading: '¿Cuándo vence el plan?',
  lead: 'Indica las reglas del plan y tu llegada: obtendrás el final en hora local, con los cambios de hora incluidos.',
  leadPlan: ({ provider, plan, data }) =>
    `${provider}, ${plan}, ${data}: el final en hora local, según lo que indica el vendedor.`,
  gone: 'Este plan ya no se ofrece. Puedes indicar tú sus reglas.',
  unending: 'No caduca',
  install: 'Antes de usarlo',
  installWithin: ({ days }) => `Hay que instalarlo como máximo ${days} después de la compra`,
  starts: {
    'first-use': 'Con la primera conexión',
    install: 'Al instalarlo',
    purchase: 'Al comprarlo',
    unknown: 'No se indica',
  },
  counts: { '24h': 'Días de 24 horas', calendar: 'Días naturales', unknown: 'No se indica' },
  form: {
    days: 'Validez en días',
    starts: 'Empieza',
    counts: 'Los días son',
    place: 'Dónde aterrizas',
    zone: { label: 'Zona horaria allí', hint: 'Este país tiene varias.' },
    choose: 'Elige',
    landing: { label: 'Llegada, hora local', hint: 'Fecha y hora del lugar.' },
    before: {
      label: 'Días entre la compra o instalación y la llegada',
      hint: '0 si es el mismo día. Cuenta si el plan empieza con ello.',
    },
    submit: 'Calcular el final',
    errors: {
      days: 'Indica días enteros, de 1 a 3650.',
      in: 'Elige un lugar donde funcione el plan.',
      zone: 'Elige la zona horaria a la que llegas.',
      landing: 'Indica una fecha y una hora entre 2000 y 2100.',
      before: 'Indica días enteros, de 0 a 365.',
    },
  },
  answer: {
    label: 'Final del plan',
    waiting: 'Elige dónde y cuándo llegas; aquí aparecerá el final del plan.',
    never: 'Este plan no caduca.',
    ends: 'El plan termina',
    earliest: 'Cuenta con él hasta',
    clocks: ({ zone }) => `Hora local: ${zone}`,
    open: 'El vendedor no lo indica todo, así que este es el final más temprano. Cada forma de leerlo:',
    reading: ({ starts, at, counts }) => `${starts}, ${at}. ${counts}.`,
    shifts: 'Entretanto cambia la hora; está incluido.',
    calendarNote:
      'Los días naturales terminan a medianoche del lugar y el primero cuenta entero. Algunos vendedores cuentan en su propia zona horaria; pregunta si las horas importan.',
    buyFrom: ({ date }) => `Para instalarlo al llegar, cómpralo como muy pronto el ${date}.`,
  },
};
