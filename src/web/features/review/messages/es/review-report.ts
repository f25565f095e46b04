import type { Messages } from '#i18n/messages/en.ts';

export const reviewReport: Messages['reviewReport'] = {
  heading: 'Denunciar esta opinión',
  description:
    'Cuéntanos qué problema tiene una opinión publicada. Recibirás un número y nuestra decisión con sus motivos.',
  about: ({ provider }) =>
    `Es una opinión sobre ${provider}. Una persona lee cada denuncia y decide si la opinión se queda. La valoración no influye.`,
  reason: '¿Qué problema hay?',
  choose: 'Elige un motivo',
  reasons: {
    copyright: 'Derechos de autor',
    defamation: 'Falsa y perjudicial',
    'personal-data': 'Datos personales de alguien',
    'child-abuse': 'Abuso sexual de menores',
    illegal: 'Contraria a la ley por otro motivo',
    'not-genuine': 'No es una experiencia real',
    advertising: 'Publicidad',
    abusive: 'Insultos o amenazas',
  },
  explanation: '¿Qué palabras y por qué?',
  explanationHint: 'Cita las palabras o describe la captura y explica por qué no deberían estar aquí.',
  name: 'Tu nombre',
  email: 'Tu correo electrónico',
  whoHint:
    'La ley exige ambos si alegas que se vulnera un derecho o una ley, salvo en casos de abuso sexual de menores. En los demás casos son opcionales. Nunca los publicamos.',
  faith: 'Creo de buena fe que lo que digo es exacto y completo.',
  submit: 'Enviar la denuncia',
  errors: {
    reason: 'Elige un motivo.',
    explanation: 'Explica el problema en 5000 caracteres como máximo.',
    name: 'Escribe tu nombre, en 100 caracteres como máximo.',
    email: 'Escribe un correo electrónico completo, como nombre@example.org.',
    faith: 'Marca la casilla para enviar la denuncia.',
  },
  receipt: {
    heading: 'Hemos recibido tu denuncia',
    number: ({ number }) => `Tu número es ${number}. Guárdalo.`,
    mailed: 'Enviaremos el acuse de recibo y nuestra decisión a la dirección que has indicado.',
    notMailed: 'No has indicado una dirección o este sitio no envía correos: pregunta por la decisión con tu número.',
  },
  objection: {
    heading: 'Recurrir una decisión',
    lead: '¿Crees que decidimos mal sobre tu denuncia? Cuéntanos por qué, una sola vez, y la revisaremos de nuevo.',
    number: 'Número de tu denuncia',
    text: '¿En qué nos equivocamos?',
    submit: 'Enviar el recurso',
    done: 'Hemos reabierto tu denuncia',
    doneText: 'La revisaremos otra vez y te contaremos el resultado.',
    wrong:
      'No hay ninguna denuncia resuelta que se pueda reabrir con este número. Compruébalo. Cada denuncia se puede reabrir una vez.',
  },
};
