import type { Messages } from '#i18n/messages/en.ts';
import { elide } from '#i18n/languages/it/article.ts';

export const clock: Messages['clock'] = {
  title: 'Quando scade un piano eSIM da viaggio?',
  description:
    'Indica dove e quando atterri e scopri quando scade un piano, in ora locale: dipende da quando inizia e da come conta i giorni.',
  heading: 'Quando scade il piano?',
  lead: 'Indica le regole del piano e il tuo arrivo: scopri quando scade, in ora locale, compresi i cambi d’ora.',
  leadPlan: ({ provider, plan, data }) =>
    `${provider}, ${plan}, ${data}: la scadenza in ora locale, in base a ciò che indica il fornitore.`,
  gone: 'Questo piano non è più in vendita. Puoi inserire le regole a mano.',
  unending: 'Non scade',
  install: 'Prima dell’uso',
  installWithin: ({ days }) => `Da installare entro ${days} dall’acquisto`,
  starts: {
    'first-use': 'Alla prima connessione',
    install: 'All’installazione',
    purchase: 'All’acquisto',
    unknown: 'Nessuna indicazione',
  },
  counts: { '24h': 'Giorni di 24 ore', calendar: 'Giorni di calendario', unknown: 'Nessuna indicazione' },
  form: {
    days: 'Validità in giorni',
    starts: 'Inizio',
    counts: 'Come si contano i giorni',
    place: 'Dove atterri',
    zone: { label: 'Fuso orario di destinazione', hint: 'In questo Paese ce n’è più di uno.' },
    choose: 'Scegli',
    landing: { label: 'Arrivo', hint: 'Data e ora locali.' },
    before: {
      label: 'Giorni tra acquisto o installazione e arrivo',
      hint: '0 se lo fai il giorno dell’arrivo. Serve solo se il piano inizia con l’acquisto o l’installazione.',
    },
    submit: 'Calcola la scadenza',
    errors: {
      days: 'Indica un numero intero di giorni, da 1 a 3.650.',
      in: 'Scegli un Paese in cui il piano funziona.',
      zone: 'Scegli il fuso orario in cui arrivi.',
      landing: 'Indica una data e un’ora tra il 2000 e il 2100.',
      before: 'Indica un numero intero di giorni, da 0 a 365.',
    },
  },
  answer: {
    label: 'Scadenza del piano',
    waiting: 'Scegli dove e quando arrivi: qui vedrai la scadenza.',
    never: 'Questo piano non scade.',
    ends: 'Il piano scade',
    earliest: 'Valido almeno fino a',
    clocks: ({ zone }) => `Ora locale: ${zone.replace(/^Ora\b/, 'ora')}`,
    open: 'Il fornitore non indica tutto: questa è la prima scadenza possibile. Ecco tutte le interpretazioni:',
    reading: ({ starts, at, counts }) => `${starts}, ${at}. ${counts}.`,
    shifts: 'Nel frattempo cambia l’ora: ne abbiamo tenuto conto.',
    calendarNote:
      'I giorni di calendario finiscono a mezzanotte, ora locale, e il primo conta per intero. Alcuni fornitori usano il proprio fuso orario: se per te anche le ore contano, chiedi al fornitore.',
    buyFrom: ({ date }) => `Per installarlo all’arrivo, acquistalo non prima ${elide('del', date)}.`,
  },
};
