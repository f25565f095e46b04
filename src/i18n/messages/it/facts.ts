import { plural } from '#i18n/plural.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';
import type { Messages } from '#i18n/messages/en.ts';

/** `1 piano su 91`. */
function plansOf(count: number, total: number): string {
  const word = plural('it', count, { one: 'piano', many: 'di piani', other: 'piani' });
  return `${formatNumber(count, 'it')} ${word} su ${formatNumber(total, 'it')}`;
}

export const facts: Messages['facts'] = {
  siteDescription:
    'Confronta i piani eSIM da viaggio per destinazione: dati, giorni, condizioni e prezzo nella tua valuta.',
  pictureAlt: 'Carta nautica con il logo del sito',
  heading: 'Caratteristiche',
  stated: ({ date }) => `Informazioni del venditore, controllate ${elide('il', date)}`,
  notStated: 'Nessuna indicazione',
  networks: 'Reti',
  starts: 'Inizio',
  hotspot: { label: 'Hotspot', yes: 'Consentito', no: 'Non consentito' },
  topUp: { label: 'Ricarica', yes: 'Disponibile', no: 'Non disponibile' },
  phoneNumber: { label: 'Numero di telefono', yes: 'Incluso', no: 'Solo dati' },
  ekyc: { label: 'Verifica dell’identità', yes: 'Richiesta', no: 'Non richiesta' },
  breakout: 'Paese dell’IP',
  kinds: 'Tipi di piano',
  currencies: 'Prezzi in',
  start: {
    firstUse: 'Alla prima connessione',
    install: 'All’installazione',
    purchase: 'All’acquisto',
    within: ({ start, days }) => `${start}, entro ${days} dall’acquisto`,
    onlyWithin: ({ days }) => `Da installare entro ${days} dall’acquisto`,
  },
  kind: { total: 'Quantità fissa', daily: 'Quantità giornaliera', unlimited: 'Illimitato', payg: 'A consumo' },
  more: ({ count }) => (count === 1 ? 'Un altro' : `Altri ${formatNumber(count, 'it')}`),
  onPlans: ({ value, count, total }) => `${value} in ${plansOf(count, total)}`,
  notStatedOn: ({ count, total }) => `Nessuna indicazione in ${plansOf(count, total)}`,
};
