import type { AlertTexts } from '#i18n/languages/en/alert-mail.ts';

export const alertTexts: AlertTexts = {
  greeting: 'Hola:',
  confirm: {
    subject: ({ place }) =>
      `Confirma que quieres seguir el precio de las eSIM ${place.isWorld ? 'globales' : place.for}`,
    text: ({ place, trip }) =>
      `Alguien, seguramente tú, ha pedido que te avisemos cuando baje la eSIM más barata para este viaje: ${place.name}, ${trip}.`,
    link: ({ address }) => `Si has sido tú, confírmalo en 48 horas:\n${address}`,
    otherwise: 'Si no has sido tú, no hagas nada: la dirección se borrará a las 48 horas.',
  },
  fall: {
    subject: ({ place, percent }) => `eSIM ${place.isWorld ? 'global' : place.for}: un ${percent}\u00a0% más barata`,
    text: ({ place, trip }) => `El plan más barato para este viaje ha bajado: ${place.name}, ${trip}.`,
    price: ({ provider, before, after, percent }) =>
      `${provider}: ${after}, antes ${before} (un ${percent}\u00a0% menos).`,
    link: ({ address }) => `Ver los planes:\n${address}`,
    note: 'Precio sin promoción de todo el viaje. Los precios pueden volver a cambiar en cualquier momento.',
  },
  renew: {
    subject: ({ place }) => `¿Seguir el precio de las eSIM ${place.isWorld ? 'globales' : place.for} un año más?`,
    text: ({ place, trip, date }) =>
      `Sigues el precio de este viaje: ${place.name}, ${trip}. El ${date} dejaremos de avisarte y borraremos tu dirección.`,
    link: ({ address }) => `Para recibir avisos 12 meses más, confírmalo aquí:\n${address}`,
  },
  why: ({ siteName, address }) =>
    `Recibes este mensaje porque alguien indicó esta dirección para seguir un precio en ${siteName}. Para dejar de recibir avisos y borrar la dirección:\n${address}`,
};
