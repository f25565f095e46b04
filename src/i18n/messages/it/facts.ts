import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const facts: Messages['facts'] = {
  siteDescription:
    'Confronta i piani eSIM da viaggio per destinazione: dati, giorni, condizioni e prezzo nella tua valuta.',
  pictureAlt: 'Una carta nautica del luogo, con il simbolo del sito',
  heading: 'Caratteristiche',
  stated: ({ date }) => `Come dichiarato dal fornitore, verificato il ${date}`,
  notStated: 'Non indicato',
  networks: 'Reti',
  starts: 'Inizio',
  hotspot: { label: 'Hotspot', yes: 'Consentito', no: 'Non consentito' },
  topUp: { label: 'Ricarica', yes: 'Disponibile', no: 'Non disponibile' },
  phoneNumber: { label: 'Numero di telefono', yes: 'Incluso', no: 'Solo dati' },
  idCheck: { label: 'Verifica dell’identità', yes: 'Richiesta', no: 'Non richiesta' },
  breakout: 'Paese dell’IP',
  kinds: 'Tipi di piano',
  currencies: 'Vende in',
  start: {
    firstUse: 'Alla prima connessione',
    install: 'All’installazione',
    purchase: 'All’acquisto',
    within: ({ start, days }) => `${start}, entro ${days} dall’acquisto`,
    onlyWithin: ({ days }) => `Da installare entro ${days} dall’acquisto`,
  },
  kind: { total: 'Quantità fissa', daily: 'Quantità al giorno', unlimited: 'Illimitato', payg: 'A consumo' },
  more: ({ count }) => `Altri ${formatNumber(count, 'it')}`,
  onPlans: ({ value, count, total }) =>
    `${value} su ${formatNumber(count, 'it')} piani di ${formatNumber(total, 'it')}`,
  notStatedOn: ({ count, total }) =>
    `Non indicato su ${formatNumber(count, 'it')} piani di ${formatNumber(total, 'it')}`,
};
