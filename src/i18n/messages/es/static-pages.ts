import type { Messages } from '#i18n/messages/en.ts';

export const staticPages: Messages['staticPages'] = {
  about: {
    title: 'Acerca de',
    description:
      'Quién gestiona este sitio, cómo se ordenan los planes, cómo se revisan las opiniones y de dónde vienen los ingresos.',
  },
  contact: {
    title: 'Contacto',
    description: 'Cómo escribirnos, cómo corrige un proveedor sus datos y cómo pedir que se retire una opinión.',
  },
  privacy: {
    title: 'Privacidad',
    description: 'Qué guarda este sitio sobre ti, qué no guarda y por qué no te pide consentimiento.',
  },
  terms: { title: 'Condiciones', description: 'Las condiciones de uso de este sitio y de sus opiniones.' },
};
