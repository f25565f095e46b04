import type { ModerationTexts } from '#i18n/languages/en/moderation.ts';

export const moderationTexts: ModerationTexts = {
  reasons: {
    'not-about-esim': 'No trata de una eSIM ni de su vendedor',
    advertising: 'Publicidad',
    'personal-data': 'Datos personales',
    abusive: 'Insultos o amenazas',
    'not-own-experience': 'No es una experiencia propia',
    duplicate: 'Enviada más de una vez',
    unreadable: 'No se entiende',
    'requested-by-author': 'A petición de quien la escribió',
    legal: 'Motivos legales',
  },
  received: 'Gracias. Una persona lee cada opinión antes de publicarla.',
  figures: {
    heading: 'Las opiniones en cifras',
    lead: 'Qué hemos hecho con todas las opiniones recibidas hasta ahora:',
    received: 'Recibidas',
    published: 'Publicadas',
    pending: 'Pendientes de revisión',
    rejected: 'No publicadas',
    removed: 'Retiradas después',
    reasonsLead: 'Por qué no se publicaron o se retiraron opiniones:',
    reportsLead: 'Por qué se denunciaron opiniones publicadas:',
  },
  mail: {
    greeting: 'Hola:',
    received: {
      subject: ({ siteName }) => `Hemos recibido tu opinión · ${siteName}`,
      text: ({ siteName, provider }) =>
        `Gracias por tu opinión sobre ${provider} en ${siteName}. Una persona lee cada opinión antes de publicarla. Te escribiremos cuando hayamos leído la tuya.`,
    },
    published: {
      subject: ({ provider }) => `Hemos publicado tu opinión sobre ${provider}`,
      text: ({ siteName, provider }) =>
        `Tu opinión sobre ${provider} ya se puede leer en ${siteName}. Gracias por ayudar a otros viajeros.`,
    },
    rejected: {
      subject: ({ provider }) => `Tu opinión sobre ${provider} no se ha publicado`,
      text: ({ siteName, provider }) =>
        `Hemos leído tu opinión sobre ${provider} y no podemos publicarla en ${siteName}. La valoración que diste no ha influido en esta decisión.`,
    },
    removed: {
      subject: ({ provider }) => `Hemos retirado tu opinión sobre ${provider}`,
      text: ({ siteName, provider }) =>
        `Tu opinión sobre ${provider} ya no está en ${siteName}. La valoración que diste no ha influido en esta decisión.`,
    },
    changed: {
      subject: ({ provider }) => `Una parte de tu opinión sobre ${provider} no se muestra`,
      text: ({ siteName, provider }) =>
        `Hemos omitido una parte de tu opinión sobre ${provider} en ${siteName}. La valoración que diste no ha influido en esta decisión.`,
    },
    reply: {
      subject: ({ provider }) => `${provider} ha respondido a tu opinión`,
      text: ({ siteName, provider }) => `${provider} ha respondido a tu opinión en ${siteName}. Esta es la respuesta:`,
    },
    reason: ({ reason }) => `Motivo: «${reason}».`,
    leftOut: ({ count }) => `Capturas omitidas: ${count}.`,
    blackedOut: 'Las palabras que no podemos mostrar se han sustituido por ▇.',
    readReviews: ({ address }) => `Todas las opiniones: ${address}`,
    objection: ({ address }) => `Si crees que es un error, escríbenos: ${address}`,
    why: ({ siteName, address }) =>
      `Recibes este mensaje porque alguien indicó esta dirección al enviar una opinión a ${siteName}. Si no fuiste tú, o si quieres que borremos la dirección: ${address}`,
  },
  reviewFacts: {
    used: ({ month }) => `Usado en ${month}`,
    worked: ({ things }) => `Funcionó: ${things}`,
    failed: ({ things }) => `No funcionó: ${things}`,
    things: { data: 'datos móviles', hotspot: 'compartir conexión', calls: 'llamadas', support: 'atención al cliente' },
    given: 'El autor recibió algo por esta opinión, así que sus estrellas no cuentan',
  },
  reportMail: {
    received: {
      subject: ({ number }) => `Hemos recibido tu denuncia ${number}`,
      text: ({ provider, siteName, number }) =>
        `Gracias por denunciar una opinión sobre ${provider} en ${siteName}. El número de tu denuncia es ${number}. Una persona la leerá y decidirá. Te enviaremos la decisión con sus motivos.`,
    },
    decided: { subject: ({ number }) => `Nuestra decisión sobre tu denuncia ${number}` },
    removed: ({ number, provider, siteName }) =>
      `Hemos revisado tu denuncia ${number}. La opinión sobre ${provider} ya no está en ${siteName}.`,
    kept: ({ number, provider, siteName }) =>
      `Hemos revisado tu denuncia ${number}. La opinión sobre ${provider} se queda en ${siteName}.`,
    reasons: 'Nuestros motivos:',
    objection: ({ address }) => `Si crees que es un error, puedes recurrir una vez con tu número: ${address}`,
    court: 'Esto no limita tu derecho a acudir a los tribunales.',
    why: ({ siteName, address }) =>
      `Recibes este mensaje porque alguien indicó esta dirección en una denuncia en ${siteName}. Si no fuiste tú: ${address}`,
  },
};
