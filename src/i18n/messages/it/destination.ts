import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/italian-article.ts';

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

function plans(count: number): string {
  return counted(count, { one: 'piano eSIM', many: 'di piani eSIM', other: 'piani eSIM' });
}

function shortPlans(count: number): string {
  return counted(count, { one: 'piano', many: 'di piani', other: 'piani' });
}

function providers(count: number): string {
  return counted(count, { one: 'fornitore', many: 'di fornitori', other: 'fornitori' });
}

function countries(count: number): string {
  return counted(count, { one: 'Paese', many: 'di Paesi', other: 'Paesi' });
}

interface Shares {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

function shares({ yes, no, unknown }: Shares, verbs: { one: string; other: string }): string {
  const verb = plural('it', yes, { ...verbs, many: verbs.other });
  return `${shortPlans(yes)} ${verb}, ${formatNumber(no, 'it')} no e ${formatNumber(unknown, 'it')} non lo ${plural('it', unknown, { one: 'indica', many: 'indicano', other: 'indicano' })}.`;
}

export const destination: Messages['destination'] = {
  title: ({ name, isWorld }) => `eSIM ${isWorld ? 'globale' : name}: piani e prezzi a confronto`,
  titleOfPage: ({ title, page }) => `${title}, pagina ${formatNumber(page, 'it')}`,
  description: (facts) =>
    `eSIM ${facts.place.for}: ${plans(facts.plans)} di ${providers(facts.providers)}${
      facts.price === null ? '' : `, ${facts.amount} da ${facts.price}`
    }. Quanto costa il tuo viaggio con ognuno: dati, giorni, limiti di velocità, reti e prezzo al GB.`,
  sections: {
    label: 'In questa pagina',
    trip: 'Il tuo viaggio',
    plans: 'Piani',
    market: 'Prezzi',
    regional: 'Regionali',
    networks: 'Reti',
    providers: 'Fornitori',
    reviews: 'Recensioni',
    questions: 'Domande',
  },
  market: {
    heading: 'Il mercato in breve',
    from: 'Da',
    bestValue: 'Miglior prezzo al GB',
    typical: '10 GB, di solito',
    unlimited: 'Illimitato da',
    widest: 'Copertura più ampia',
    history: ({ days }) => `10 GB più economici di oggi, ${days}`,
    aDay: '/giorno',
    median: ({ count }) => `mediana di ${shortPlans(count)}`,
    countries: ({ count }) => countries(count),
    widestFrom: ({ amount, price, count }) => `${amount} da ${price}, ${shortPlans(count)}`,
    noPrice: 'Nessun prezzo si può convertire',
    noData: 'Nessun piano indica i dati a un prezzo convertibile',
    noTypical: 'Nessun piano di questa misura a un prezzo convertibile',
    noUnlimited: 'Nessun piano illimitato con tutti i limiti e un prezzo al giorno',
    noWidest: 'Copertura non indicata',
    down: ({ percent, since }) => `In calo ${elide('del', percent)} ${elide('dal', since)}`,
    up: ({ percent, since }) => `In aumento ${elide('del', percent)} ${elide('dal', since)}`,
    same: ({ since }) => `Come all’inizio (${since})`,
    within: ({ percent, since }) => `Dall’inizio (${since}) meno dell’${percent} di differenza`,
    historyLabel: ({ from, highest, now }) => `All’inizio ${from}, massimo ${highest}, ora ${now}`,
    noHistory: 'Ancora nessuna tendenza: troppo pochi piani seguiti da una settimana',
  },
  plot: {
    heading: 'Prezzo rispetto ai dati',
    label: ({ count, place }) =>
      `Prezzo rispetto ai dati, ${shortPlans(count)} ${place.for}. La linea segna il prezzo di listino più basso per almeno quella quantità.`,
    fits: 'Un piano basta per il tuo viaggio',
    small: 'Troppo piccolo o non va bene',
    lowest: 'Prezzo di listino più basso',
    leftOut: ({ count, price }) =>
      `${shortPlans(count)} oltre ${price} non ${plural('it', count, { one: 'è', many: 'sono', other: 'sono' })} nel grafico.`,
    table: 'Mostra come tabella',
    caption: 'Prezzo di listino più basso per almeno questa quantità di dati',
    point: ({ data, price, provider, days }) => `${data}: ${price}, ${provider}, ${days}`,
    slider: 'Prezzo di listino più basso in base ai dati',
    columns: { data: 'Almeno', price: 'Prezzo di listino', provider: 'Fornitore', valid: 'Validità' },
    empty: 'Nessun grafico per queste scelte: meno di due piani sono i più economici per i loro dati.',
  },
  method: {
    heading: 'Come è ordinato questo elenco',
    cost: 'In base a quanto costa tutto il tuo viaggio. Un piano troppo breve o troppo piccolo conta tante volte quante ne servono al viaggio.',
    fit: 'Prima i piani che vanno bene per il viaggio: alla massima velocità, o in parte a una velocità ridotta ma utilizzabile. Poi quelli incerti e infine quelli che non bastano, per prezzo di listino.',
    partial: ({ share }) =>
      `I piani validi in meno ${elide('del', share)} dei Paesi vengono dopo quelli che vanno bene per il viaggio e quelli incerti.`,
    slow: ({ hours, speed, amount }) =>
      `La velocità ridotta conta da ${speed} in su, per ${formatNumber(hours, 'it')} ore in rete al giorno: ${amount}.`,
    unknown: 'Ciò che un venditore non indica è sconosciuto. Lo mostriamo come sconosciuto, mai come un no.',
    ties: 'A parità di costo vengono prima meno piani, poi la massima velocità, poi la validità più lunga, poi più dati, poi la voce più vecchia.',
    promo: 'I prezzi promo contano solo con l’opzione attiva e se questo viaggio ne soddisfa le condizioni.',
    folded:
      'Un piano viene raccolto, e contato sotto l’elenco, se un altro dello stesso venditore è almeno altrettanto buono in tutto.',
    commission:
      'I link indicati come sponsorizzati sono a pagamento. Quanto pagano non fa parte dei dati con cui si calcola quest’ordine.',
    more: 'Di più su come confrontiamo',
  },
  regional: {
    heading: ({ place }) => `Piani regionali che includono ${place.the}`,
    lead: 'Da considerare se visiti anche un Paese vicino.',
    world: 'Mondo',
    unnamed: 'Più Paesi',
    countries: ({ count }) => countries(count),
    covers: ({ names }) => `Copre anche: ${names}`,
    missing: ({ names }) => `Non copre: ${names}`,
    others: ({ count }) => `altri ${formatNumber(count, 'it')}`,
    goLabel: ({ go, place, isPaid }) => `${go}: piano ${place} (${isPaid ? 'link sponsorizzato, ' : ''}nuova scheda)`,
  },
  networks: {
    heading: ({ place }) => `Reti ${place.in}`,
    lead: 'Le reti che i venditori indicano per i loro piani.',
    columns: { network: 'Rete', generation: 'Fino a', plans: 'Piani', providers: 'Fornitori', from: 'Da' },
    notStated: 'non indicato',
    unnamed: ({ count }) =>
      `${shortPlans(count)} non ${plural('it', count, { one: 'indica', many: 'indicano', other: 'indicano' })} alcuna rete.`,
    all: ({ count }) => `Mostra tutte le ${formatNumber(count, 'it')} reti`,
  },
  priceNote: ({ basket }) => `Il prezzo più basso di ${basket}, salvo dove è indicata un’altra quantità.`,
  providersHeading: ({ place }) => (place.isWorld ? 'Fornitori di piani globali' : `Fornitori ${place.for}`),
  allProviders: ({ count }) =>
    plural('it', count, {
      one: `Mostra ${providers(count)}`,
      many: `Mostra tutti: ${providers(count)}`,
      other: `Mostra tutti: ${providers(count)}`,
    }),
  reviews: {
    heading: ({ place }) => `Recensioni di chi è stato ${place.in}`,
    headingWorld: 'Recensioni dei viaggiatori',
    empty: ({ place }) =>
      `Non è ancora stata pubblicata alcuna recensione di chi è stato ${place.in}. Una recensione appare qui dopo che una persona l’ha letta.`,
    emptyWorld:
      'Non è ancora stata pubblicata alcuna recensione. Una recensione appare qui dopo che una persona l’ha letta.',
    all: 'Tutte le recensioni',
  },
  questions: {
    heading: ({ place }) => (place.isWorld ? 'Domande sulle eSIM globali' : `Domande sulle eSIM ${place.for}`),
    lead: 'Risposte ricavate dai piani di questa pagina.',
    network: {
      question: ({ place }) => `Quali reti usano le eSIM ${place.in}?`,
      answer: ({ names }) => `I venditori indicano ${names}.`,
      most: ({ name, count }) => `La più indicata è ${name}: ${shortPlans(count)}.`,
      mostShared: ({ names, count }) => `Le più indicate sono ${names}: ${shortPlans(count)} ciascuna.`,
      none: 'Nessun venditore indica una rete per i suoi piani qui.',
      unmeasured: 'Noi non misuriamo né la copertura né la velocità.',
    },
    data: {
      question: ({ days }) => `Quanti dati servono per ${days}?`,
      answer: ({ light, medium, heavy }) =>
        `Circa ${light} per mappe e messaggi, ${medium} con i social e un po’ di video, ${heavy} con video ogni giorno o un portatile.`,
    },
    unlimited: {
      question: 'Qual è il piano illimitato più economico?',
      answer: ({ price, provider, days, plan }) =>
        `Tra i piani che non si interrompono mai e dicono come rallentano, ${provider}: ${price} per ${days} (${plan}).`,
      none: 'Qui nessun piano che non si interrompe mai dice anche come rallenta.',
      noneServes: ({ count }) =>
        `${shortPlans(count)} ${plural('it', count, { one: 'non si interrompe mai e dice come rallenta', many: 'non si interrompono mai e dicono come rallentano', other: 'non si interrompono mai e dicono come rallentano' })}, ma con queste scelte nessuno va bene per questo viaggio a un prezzo noto.`,
    },
    start: {
      question: 'Come si contano i giorni di un piano?',
      answer: ({ hours, calendar, unknown }) =>
        `${shortPlans(hours)} ${plural('it', hours, { one: 'conta', many: 'contano', other: 'contano' })} 24 ore dall’inizio, ${formatNumber(calendar, 'it')} per giorno di calendario e ${formatNumber(unknown, 'it')} non lo ${plural('it', unknown, { one: 'indica', many: 'indicano', other: 'indicano' })}.`,
      hint: 'Per giorno di calendario il primo giorno finisce a mezzanotte: conviene attivare questi piani al mattino.',
    },
    hotspot: {
      question: 'Posso condividere la connessione con un portatile?',
      answer: (counts) => shares(counts, { one: 'permette l’hotspot', other: 'permettono l’hotspot' }),
    },
    phone: {
      question: 'Ricevo un numero di telefono?',
      answer: (counts) => shares(counts, { one: 'include un numero', other: 'includono un numero' }),
      hint: 'Il tuo numero resta sulla tua SIM, per le chiamate e i codici via SMS.',
    },
    identity: {
      question: 'Devo mostrare un documento d’identità?',
      answer: (counts) =>
        shares(counts, { one: 'chiede una verifica dell’identità', other: 'chiedono una verifica dell’identità' }),
    },
    currency: {
      question: 'In quale valuta sono questi prezzi?',
      answer: ({ own, converted, unconverted, currency }) =>
        `Tutti${unconverted === 0 ? '' : `, tranne ${formatNumber(unconverted, 'it')},`} sono mostrati in ${currency}. Per ${formatNumber(own, 'it')} il venditore chiede un prezzo in questa valuta; ${formatNumber(converted, 'it')} ${plural('it', converted, { one: 'è convertito e segnato come stima', many: 'sono convertiti e segnati come stime', other: 'sono convertiti e segnati come stime' })}.`,
      rates: ({ date }) => `Tassi di cambio ${elide('del', date)}.`,
      ratesBetween: ({ from, to }) => `Tassi di cambio ${elide('dal', from)} ${elide('al', to)}.`,
      unconverted: ({ count }) =>
        `${shortPlans(count)} non si ${plural('it', count, { one: 'può convertire e resta', many: 'possono convertire e restano', other: 'possono convertire e restano' })} nella propria valuta.`,
    },
  },
  neighboursHeading: ({ region }) => `Altre destinazioni ${region.in}`,
  countriesHeading: ({ place }) => `Destinazioni ${place.in}`,
  countriesLead: 'Ogni Paese ha la propria pagina con i piani locali.',
};
