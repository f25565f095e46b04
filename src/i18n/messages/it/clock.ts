import type { Messages } from '#i18n/messages/en.ts';
import { elide } from '#i18n/italian-article.ts';

export const clock: Messages['clock'] = {
  title: 'Quando scade un piano eSIM da viaggio?',
  description:
    'Indica dove e quando atterri e scopri quando un piano smette di funzionare, in ora locale, in base a come parte e a come conta i giorni.',
  heading: 'Quando scade il piano?',
  lead: 'Indica le regole del piano e il tuo arrivo: ottieni la fine in ora locale, cambi d’ora compresi.',
  leadPlan: ({ provider, plan, data }) =>
    `${provider}, ${plan}, ${data}: la fine in ora locale, in base a ciò che indica il venditore.`,
  gone: 'Questo piano non è più in vendita. Puoi indicare tu le sue regole.',
  unending: 'Non scade',
  install: 'Prima dell’uso',
  installWithin: ({ days }) => `Da installare entro ${days} dall’acquisto`,
  starts: {
    'first-use': 'Alla prima connessione',
    install: 'All’installazione',
    purchase: 'All’acquisto',
    unknown: 'Non indicato',
  },
  counts: { '24h': 'Giorni di 24 ore', calendar: 'Giorni di calendario', unknown: 'Non indicato' },
  form: {
    days: 'Validità in giorni',
    starts: 'Inizio',
    counts: 'I giorni sono',
    place: 'Dove atterri',
    zone: { label: 'Fuso orario del posto', hint: 'Questo Paese ne ha più di uno.' },
    choose: 'Scegli',
    landing: { label: 'Arrivo, ora locale', hint: 'Data e ora del posto.' },
    before: {
      label: 'Giorni tra acquisto o installazione e arrivo',
      hint: '0 se avviene il giorno dell’arrivo. Conta se il piano parte da lì.',
    },
    submit: 'Calcola la fine',
    errors: {
      days: 'Indica giorni interi, da 1 a 3650.',
      in: 'Scegli un posto in cui il piano funziona.',
      zone: 'Scegli il fuso orario in cui arrivi.',
      landing: 'Indica una data e un’ora tra il 2000 e il 2100.',
      before: 'Indica giorni interi, da 0 a 365.',
    },
  },
  answer: {
    label: 'Fine del piano',
    waiting: 'Scegli dove e quando arrivi; qui comparirà la fine del piano.',
    never: 'Questo piano non scade.',
    ends: 'Il piano finisce',
    earliest: 'Puoi contarci fino a',
    clocks: ({ zone }) => `Ora locale: ${zone}`,
    open: 'Il venditore non indica tutto, quindi questa è la fine più vicina. Ogni lettura possibile:',
    reading: ({ starts, at, counts }) => `${starts}, ${at}. ${counts}.`,
    shifts: 'Nel frattempo cambia l’ora; è già considerato.',
    calendarNote:
      'I giorni di calendario finiscono alla mezzanotte del posto e il primo conta per intero. Alcuni venditori contano nel proprio fuso orario; chiedi se le ore contano.',
    buyFrom: ({ date }) => `Per installarlo all’arrivo, acquistalo non prima ${elide('del', date)}.`,
  },
};
