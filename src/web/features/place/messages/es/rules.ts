import type { Messages } from '#i18n/messages/en.ts';

export const rules: Messages['rules'] = {
  title: 'Normas de SIM y eSIM por país',
  description:
    'Verificación de identidad, registro del teléfono, webs y servicios bloqueados: lo que cada país exige a los viajeros que se conectan, con la fuente y la fecha de comprobación.',
  heading: 'Normas por país',
  lead: 'Verificación de identidad, registro del teléfono, webs bloqueadas: lo que los países exigen a los viajeros que se conectan. La mayoría de las eSIM de viaje son extranjeras y se conectan en roaming; en cada norma se indica si sus fuentes hablan de ellas.',
  kinds: {
    purchase: 'Webs de eSIM bloqueadas',
    delay: 'Datos no disponibles al llegar',
    services: 'Servicios bloqueados',
    device: 'Registro del teléfono',
    id: 'Verificación de identidad en las SIM locales',
  },
  questions: { using: 'Usarla', buying: 'Comprarla allí', registering: 'Registrarse' },
  answers: { allowed: 'Permitido', notNeeded: 'No hace falta' },
  silent: ({ count }) => `${count} países cuyas fuentes no lo aclaran para las eSIM de viaje`,
  stated: 'Primero, los países con advertencias. Si falta una pregunta, ninguna fuente la responde.',
  reaches: {
    roaming: 'También afecta a las eSIM de viaje',
    'local-only': 'No afecta a las eSIM de viaje',
    local: 'No se mencionan las eSIM de viaje',
  },
  reachNotes: {
    roaming: 'Según las fuentes, también afecta a SIM y eSIM extranjeras.',
    'local-only':
      'La norma se aplica a SIM o redes locales. Según una fuente, las SIM extranjeras están exentas, y las eSIM de viaje suelen serlo.',
    local: 'Las fuentes hablan de las SIM o redes del país y no dicen nada de las extranjeras.',
  },
  sourceKinds: {
    regulator: 'autoridad',
    law: 'ley',
    press: 'prensa o guía',
    operator: 'operador o proveedor',
  },
  checked: ({ date }) => `Comprobado el ${date}`,
  stale: 'Puede haber cambiado',
  filter: {
    title: 'Filtrar normas',
    country: 'País',
    none: ({ query }) => `No hay ninguna norma para «${query}».`,
    label: 'Tipo',
    all: 'Todos',
    option: ({ kind, count }) => `${kind} (${count})`,
    submit: 'Mostrar',
    refused: 'Ese tipo de norma no existe, así que se muestran todas.',
  },
  here: {
    heading: ({ place }) => `Normas ${place.in}`,
    lead: 'Lo que conviene resolver antes de viajar. Cada norma cita su fuente.',
    all: 'Normas de todos los países',
  },
  note: ({ months }) =>
    `Las normas cambian. Esta página solo recoge lo que dice una fuente pública, así que un país que no aparezca también puede tener normas. Se señala lo comprobado hace más de ${months} meses. No es asesoramiento jurídico.`,
};
