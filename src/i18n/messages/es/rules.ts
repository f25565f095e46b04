import type { Messages } from '#i18n/messages/en.ts';

export const rules: Messages['rules'] = {
  title: 'Normas de SIM y eSIM por país',
  description:
    'Identificación para SIM locales, registro del teléfono, webs y servicios bloqueados: lo que cada país pide a los viajeros que se conectan, con la fuente y la fecha de comprobación.',
  heading: 'Normas por país',
  lead: 'Identificación, registro del teléfono, webs bloqueadas: lo que los países piden a los viajeros que se conectan. La mayoría de las eSIM de viaje son extranjeras y se conectan en itinerancia; cada norma dice si sus fuentes hablan de ellas.',
  kinds: {
    purchase: 'Webs de venta bloqueadas',
    delay: 'Datos con retraso',
    services: 'Servicios bloqueados',
    device: 'Registro del teléfono',
    id: 'Identificación para SIM locales',
  },
  reaches: {
    roaming: 'También para eSIM de viaje',
    'local-only': 'No para eSIM de viaje',
    local: 'No menciona las eSIM de viaje',
  },
  reachNotes: {
    roaming: 'Según las fuentes, también afecta a SIM y eSIM extranjeras.',
    'local-only':
      'La norma es para SIM o redes locales. Una fuente exime a las SIM extranjeras, y las eSIM de viaje suelen serlo.',
    local: 'Las fuentes hablan de las SIM o redes del país y no dicen nada de las extranjeras.',
  },
  sourceKinds: {
    regulator: 'autoridad',
    law: 'ley',
    press: 'prensa o guía',
    operator: 'operador o vendedor',
  },
  checked: ({ date }) => `Comprobado el ${date}`,
  stale: 'Puede estar desfasado',
  filter: {
    title: 'Filtrar normas',
    label: 'Tipo',
    all: 'Todos',
    option: ({ kind, count }) => `${kind} (${count})`,
    submit: 'Mostrar',
    refused: 'Ese tipo de norma no existe, así que se muestran todas.',
  },
  here: {
    heading: ({ place }) => `Normas ${place.in}`,
    section: 'Normas',
    lead: 'Lo que conviene resolver antes de conectarse allí. Cada norma cita su fuente.',
    all: 'Normas de todos los países',
  },
  note: ({ months }) =>
    `Las normas cambian. Aquí solo figura lo que dice una fuente pública, así que un país ausente también puede tener normas. Lo comprobado hace más de ${months} meses lleva una marca. No es asesoramiento jurídico.`,
};
