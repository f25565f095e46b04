import { fitLength, shownLength } from '#i18n/fit-length.ts';
import { formatList } from '#i18n/format-list.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';
import { esimsFor } from '#i18n/languages/it/esims.ts';

import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

interface Words {
  readonly one: string;
  readonly many: string;
  readonly other: string;
}

function counted(count: number, words: Words): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, words)}`;
}

function shortPlans(count: number): string {
  return counted(count, { one: 'piano', many: 'di piani', other: 'piani' });
}

function providers(count: number): string {
  return counted(count, { one: 'venditore', many: 'di venditori', other: 'venditori' });
}

function countries(count: number): string {
  return counted(count, { one: 'Paese', many: 'di Paesi', other: 'Paesi' });
}

interface Shares {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

/** `12 non lo indicano`; nothing for 0. */
function silent(count: number): readonly string[] {
  if (count === 0) return [];
  return [
    `${formatNumber(count, 'it')} non lo ${plural('it', count, { one: 'indica', many: 'indicano', other: 'indicano' })}`,
  ];
}

/** `120`, `contano giorni di 24 ore`; nothing for 0. */
function counting(count: number, days: string): readonly (readonly [number, string])[] {
  if (count === 0) return [];
  return [[count, `${plural('it', count, { one: 'conta', many: 'contano', other: 'contano' })} ${days}`]];
}

function ownPrices(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, {
    one: 'è il prezzo del venditore',
    many: 'sono i prezzi dei venditori',
    other: 'sono i prezzi dei venditori',
  })} in questa valuta`;
}

function convertedPrices(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, {
    one: 'è convertito e segnato come stima',
    many: 'sono convertiti e segnati come stime',
    other: 'sono convertiti e segnati come stime',
  })}`;
}

/** `120 piani lo consentono, 30 no e 12 non lo indicano.` Nothing is said of 0, and silence is no no. */
function shares({ yes, no, unknown }: Shares, verbs: { one: string; other: string }): string {
  const verb = (count: number): string => plural('it', count, { ...verbs, many: verbs.other });
  if (yes === 0 && no === 0 && unknown > 0) return 'Nessun piano lo indica.';
  if (yes === 0 && unknown === 0) return `Nessun piano ${verbs.one}.`;
  const stated =
    yes === 0
      ? [`${shortPlans(no)} non ${verb(no)}`]
      : [`${shortPlans(yes)} ${verb(yes)}`, ...(no === 0 ? [] : [`${formatNumber(no, 'it')} no`])];
  return `${formatList([...stated, ...silent(unknown)], 'it')}.`;
}

export const destination: Messages['destination'] = {
  title: ({ name, isWorld }) => {
    const what = `eSIM ${isWorld ? 'globale' : name}`;
    return fitLength(shownLength.title, [`${what}: piani e prezzi a confronto`, `${what}: piani e prezzi`, what]);
  },
  titleOfPage: ({ title, page }) => `${title}, pagina ${formatNumber(page, 'it')}`,
  description: (facts) => {
    const offers = `${esimsFor(facts.place)}: ${shortPlans(facts.plans)} di ${providers(facts.providers)}${
      facts.price === null ? '' : `, ${facts.amount} da ${facts.price}`
    }.`;
    return fitLength(shownLength.description, [
      `${offers} Confronta velocità, reti, prezzo al GB e costo del viaggio.`,
      `${offers} Confronta reti e prezzo al GB.`,
      offers,
    ]);
  },
  market: {
    heading: 'Prezzi qui',
    history: ({ trip, days }) => `Prezzo più basso per ${trip} negli ultimi ${days}`,
    down: ({ percent, since }) => `In calo ${elide('del', percent)} ${elide('dal', since)}`,
    up: ({ percent, since }) => `In aumento ${elide('del', percent)} ${elide('dal', since)}`,
    same: ({ since }) => `Invariato ${elide('dal', since)}`,
    within: ({ percent, since }) => `Variazione inferiore ${elide('al', percent)} ${elide('dal', since)}`,
    historyLabel: ({ from, highest, now }) => `All’inizio ${from}, massimo ${highest}, ora ${now}`,
  },
  method: {
    heading: 'Come ordiniamo questo elenco',
    cost: 'In base a quanto costa tutto il tuo viaggio. Un piano troppo breve o troppo piccolo conta tante volte quante ne servono.',
    fit: 'Prima i piani adatti al viaggio: tutto alla massima velocità, o una parte a velocità ridotta ma utilizzabile. Poi quelli forse adatti, per cui mancano informazioni, e infine quelli non adatti, per prezzo di listino.',
    partial: ({ share }) =>
      `I piani che funzionano in meno ${elide('del', share)} dei Paesi vengono dopo quelli adatti al viaggio e quelli forse adatti.`,
    slow: ({ hours, speed, amount }) =>
      `La velocità ridotta conta da ${speed} in su, per ${counted(hours, { one: 'ora', many: 'di ore', other: 'ore' })} di connessione al giorno: ${amount}.`,
    unknown: 'Ciò che un venditore non indica resta «nessuna indicazione»: non lo consideriamo mai un no.',
    ties: 'A parità di costo contano, nell’ordine: meno piani da acquistare, la massima velocità, la validità più lunga, più dati, il piano da più tempo nell’elenco.',
    promo: 'I prezzi promo contano solo se li attivi e se questo viaggio ne soddisfa le condizioni.',
    folded:
      'Un piano viene nascosto, e contato sotto l’elenco, se lo stesso venditore ne ha un altro uguale o migliore in tutto.',
    commission:
      'I link sponsorizzati sono link di affiliazione: se acquisti, possiamo ricevere una commissione. L’ordine si calcola senza conoscerne l’importo.',
    more: 'Come confrontiamo i piani, in dettaglio',
  },
  regional: {
    heading: ({ place }) => `Piani regionali che includono ${place.the}`,
    lead: 'Da considerare se visiti anche un Paese vicino.',
    world: 'Globale',
    unnamed: 'Più Paesi',
    countries: ({ count }) => countries(count),
    covers: ({ names }) => `Paesi vicini coperti: ${names}`,
    missing: ({ names }) => `Non coperti: ${names}`,
    others: ({ count }) => (count === 1 ? 'un altro' : `altri ${formatNumber(count, 'it')}`),
    goLabel: ({ go, place, isPaid }) => `${go}: piano ${place} (${isPaid ? 'link sponsorizzato, ' : ''}nuova scheda)`,
  },
  networks: {
    heading: ({ place }) => `Reti ${place.in}`,
    lead: 'Le reti che i venditori indicano per i loro piani.',
    columns: { network: 'Rete', generation: 'Fino a', plans: 'Piani', providers: 'Venditori', from: 'Da' },
    notStated: 'nessuna indicazione',
    unnamed: ({ count }) =>
      `${shortPlans(count)} non ${plural('it', count, { one: 'indica', many: 'indicano', other: 'indicano' })} alcuna rete.`,
    all: ({ count }) => (count === 1 ? 'Mostra la rete' : `Mostra tutte le ${formatNumber(count, 'it')} reti`),
  },
  priceNote: ({ basket }) => `Il prezzo più basso di ${basket}, salvo dove è indicata un’altra quantità.`,
  allProviders: ({ count }) => `${providers(count)}, per nome`,
  reviews: {
    heading: ({ place }) => `Recensioni di chi è stato ${place.in}`,
    headingWorld: 'Recensioni dei viaggiatori',
    empty: ({ place }) =>
      `Ancora nessuna recensione di chi è stato ${place.in}. Leggiamo ogni recensione prima di pubblicarla.`,
    emptyWorld: 'Ancora nessuna recensione. Leggiamo ogni recensione prima di pubblicarla.',
    all: 'Tutte le recensioni',
  },
  questions: {
    heading: ({ place }) => `Domande sulle ${esimsFor(place)}`,
    lead: 'Risposte ricavate dai piani di questa pagina.',
    network: {
      question: ({ place }) => `Quali reti usano le eSIM ${place.in}?`,
      answer: ({ names }) => `Reti indicate dai venditori: ${names}.`,
      most: ({ name, count }) => `La più frequente è ${name}: ${shortPlans(count)}.`,
      mostShared: ({ names, count }) => `Le più frequenti sono ${names}: ${shortPlans(count)} ciascuna.`,
      none: 'Nessun venditore indica la rete dei piani di questa pagina.',
      unmeasured: 'Noi non misuriamo né la copertura né la velocità.',
    },
    data: {
      question: ({ days }) => `Quanti dati servono per ${days}?`,
      answer: ({ light, medium, heavy }) =>
        `Circa ${light} per mappe e messaggi, ${medium} con i social e un po’ di video, ${heavy} con un’ora di video al giorno e un portatile.`,
    },
    unlimited: {
      question: 'Qual è il piano illimitato più economico?',
      answer: ({ price, provider, days, plan }) =>
        `Tra quelli che non si interrompono mai e dicono a quale velocità rallentano, quello di ${provider}: ${price} per ${days} (${plan}).`,
      none: 'Nessun piano illimitato di questa pagina garantisce la connessione fino alla fine e indica la velocità ridotta.',
      noneServes: ({ count }) =>
        `${shortPlans(count)} ${plural('it', count, { one: 'non si interrompe mai e dice come rallenta', many: 'non si interrompono mai e dicono come rallentano', other: 'non si interrompono mai e dicono come rallentano' })}, ma con queste scelte nessuno è adatto al viaggio a un prezzo noto.`,
    },
    start: {
      question: 'Come si contano i giorni di un piano?',
      answer: ({ hours, calendar, unknown }) => {
        const stated = [...counting(hours, 'giorni di 24 ore'), ...counting(calendar, 'giorni di calendario')].map(
          ([count, words], index) => `${index === 0 ? shortPlans(count) : formatNumber(count, 'it')} ${words}`,
        );
        return stated.length === 0
          ? 'Nessun piano lo indica.'
          : `${formatList([...stated, ...silent(unknown)], 'it')}.`;
      },
      hint: 'Con i giorni di calendario il primo finisce a mezzanotte: conviene attivare il piano al mattino.',
    },
    hotspot: {
      question: 'Posso condividere la connessione con un portatile?',
      answer: (counts) => shares(counts, { one: 'consente l’hotspot', other: 'consentono l’hotspot' }),
    },
    phone: {
      question: 'La eSIM include un numero di telefono?',
      answer: (counts) => shares(counts, { one: 'include un numero', other: 'includono un numero' }),
      hint: 'Il tuo numero resta sulla tua SIM, per chiamate e codici via SMS.',
    },
    identity: {
      question: 'Devo mostrare un documento d’identità?',
      answer: (counts) =>
        shares(counts, { one: 'chiede una verifica dell’identità', other: 'chiedono una verifica dell’identità' }),
    },
    currency: {
      question: 'In quale valuta sono questi prezzi?',
      answer: ({ own, converted, unconverted, currency, name }) => {
        const all = `Tutti i prezzi${unconverted === 0 ? '' : `, tranne ${formatNumber(unconverted, 'it')},`} sono in ${name} (${currency}).`;
        const kinds = [
          ...(own === 0 ? [] : [ownPrices(own)]),
          ...(converted === 0 ? [] : [convertedPrices(converted)]),
        ];
        return kinds.length === 0 ? all : `${all} ${kinds.join('; ')}.`;
      },
      rates: ({ date }) => `Tassi di cambio ${elide('del', date)}.`,
      ratesBetween: ({ from, to }) => `Tassi di cambio ${elide('dal', from)} ${elide('al', to)}.`,
      unconverted: ({ count }) =>
        `${counted(count, { one: 'prezzo', many: 'di prezzi', other: 'prezzi' })} non si ${plural('it', count, { one: 'può convertire e resta', many: 'possono convertire e restano', other: 'possono convertire e restano' })} nella valuta del venditore.`,
    },
  },
  neighboursHeading: ({ region }) => `Altre destinazioni ${region.in}`,
};
