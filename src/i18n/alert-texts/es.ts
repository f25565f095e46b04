import type { AlertTexts } from './en.ts';

export const alertTexts: AlertTexts = {
  greeting: 'Hola:',
  confirm: {
    subject: ({ name }) => `Confirma que quieres seguir el precio de las eSIM: ${name}`,
    text: ({ name, trip }) =>
      `Alguien, seguramente tú, ha pedido que avisemos cuando baje la eSIM más barata para este viaje: ${name}, ${trip}.`,
    link: ({ address }) => `Si has sido tú, confírmalo en 48 horas:\n${address}`,
    otherwise: 'Si no has sido tú, no hagas nada: la dirección se borrará a las 48 horas.',
  },
  fall: {
    subject: ({ name, percent }) => `eSIM (${name}): un ${percent}\u00a0% más barata`,
    text: ({ name, trip }) => `El plan más barato para este viaje ha bajado: ${name}, ${trip}.`,
    price: ({ provider, before, after, percent }) =>
      `${provider}: ${after}, antes ${before} (un ${percent}\u00a0% menos).`,
    link: ({ address }) => `Ver los planes:\n${address}`,
    note: 'Precio de catálogo de todo el viaje. Los precios pueden volver a cambiar en cualquier momento.',
  },
  renew: {
    subject: ({ name }) => `¿Seguir el precio de las eSIM un año más? (${name})`,
    text: ({ name, trip, date }) =>
      `Sigues el precio de este viaje: ${name}, ${trip}. El ${date} dejaremos de avisarte y borraremos tu dirección.`,
    link: ({ address }) => `Para seguir 12 meses más, confírmalo aquí:\n${address}`,
  },
  why: ({ siteName, address }) =>
    `Recibes este mensaje porque se dio esta dirección para seguir un precio en ${siteName}. Parar y borrar la dirección:\n${address}`,
};
