import type { AlertTexts } from '#i18n/languages/en/alert-mail.ts';
import { elide } from './article.ts';
import { esimsFor } from './esims.ts';

export const alertTexts: AlertTexts = {
  greeting: 'Ciao,',
  confirm: {
    subject: ({ place }) => `Conferma che vuoi seguire il prezzo delle ${esimsFor(place)}`,
    text: ({ place, trip }) =>
      `Qualcuno, probabilmente tu, ha chiesto di ricevere un avviso quando la eSIM più economica per questo viaggio costerà meno: ${place.name}, ${trip}.`,
    link: ({ address }) => `Se la richiesta è tua, conferma entro 48 ore:\n${address}`,
    otherwise: 'Altrimenti non fare nulla: l’indirizzo verrà cancellato dopo 48 ore.',
  },
  fall: {
    subject: ({ place, percent }) => `${esimsFor(place)}: ${percent}% in meno`,
    text: ({ place, trip }) => `Il piano più economico per questo viaggio ora costa meno: ${place.name}, ${trip}.`,
    price: ({ provider, before, after, percent }) => `${provider}: ${after}, prima ${before} (${percent}% in meno).`,
    link: ({ address }) => `Vedi i piani:\n${address}`,
    note: 'Prezzo di listino per tutto il viaggio. I prezzi possono cambiare in qualsiasi momento.',
  },
  renew: {
    subject: ({ place }) => `Vuoi continuare a seguire il prezzo delle ${esimsFor(place)}?`,
    text: ({ place, trip, date }) =>
      `Stai seguendo il prezzo di questo viaggio: ${place.name}, ${trip}. ${elide('Il', date)} smetteremo di scriverti e cancelleremo il tuo indirizzo.`,
    link: ({ address }) => `Per continuare altri 12 mesi, conferma qui:\n${address}`,
  },
  why: ({ siteName, address }) =>
    `Ricevi questo messaggio perché questo indirizzo è stato indicato per seguire un prezzo su ${siteName}. Per non ricevere più avvisi e cancellare l’indirizzo:\n${address}`,
};
