import { formatNumber, formatRange } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { isSingular, plural } from '#i18n/plural.ts';

const number = (value: number): string => formatNumber(value, 'it');

function sellerCount(count: number): string {
  return `${number(count)} ${plural('it', count, { one: 'venditore', many: 'di venditori', other: 'venditori' })}`;
}

function plans(count: number): string {
  return `${number(count)} ${plural('it', count, { one: 'piano', many: 'di piani', other: 'piani' })}`;
}

function further(count: number): string {
  return plural('it', count, {
    one: 'un altro piano',
    many: `altri ${number(count)} piani`,
    other: `altri ${number(count)} piani`,
  });
}

const ruler: Messages['list']['ruler'] = {
  heading: 'Il tuo prezzo',
  compare: 'Hai un’offerta? Confrontala',
  close: 'Torna ai piani',
  field: 'Un’offerta, così come la leggi',
  example: '5 GB 30 giorni 9 €',
  check: 'Confronta',
  notKept: 'Non viene salvato nulla.',
  read: ({ facts }) => `Letto come ${facts}.`,
  tripDays: ({ days }) => `Durata non indicata: contiamo quella del tuo viaggio, ${days}.`,
  pageCurrency: ({ currency }) => `Valuta non indicata: usiamo ${currency}.`,
  notRight: 'Non è giusto?',
  fields: { amount: 'Dati', days: 'Giorni', price: 'Prezzo' },
  missing: {
    amount: 'Per quanti dati?',
    days: 'Per quanti giorni?',
    price: 'Nel testo non c’è un prezzo riconoscibile.',
    rate: 'Questa valuta non si può convertire.',
  },
  unclear: 'Si può leggere in due modi. Indica ogni parte:',
  short: ({ part, missing }) =>
    missing === null
      ? `${part}: meno di quanto serve al tuo viaggio; confrontato per ${part}.`
      : `Con ${part} ${isSingular(missing, 'it') ? 'manca' : 'mancano'} ${missing} per il tuo viaggio; confrontato per ${part}.`,
  rank: {
    higher: ({ count, of }) => `Più alto di ${sellerCount(count)} su ${formatNumber(of, 'it')}`,
    lower: ({ count, of }) => `Più basso di ${sellerCount(count)} su ${formatNumber(of, 'it')}`,
    lowest: ({ of }) => `Più basso di tutti ${elide('i', sellerCount(of))}: non conosciamo nulla di meno caro`,
    usual: 'Nella norma',
    few: ({ count }) =>
      count === 0
        ? 'Nessun venditore con cui confrontarlo'
        : `Solo ${sellerCount(count)}: non ${count === 1 ? 'basta' : 'bastano'} per un confronto`,
  },
  comparedFor: ({ trip }) => `Per ${trip}.`,
  usual: ({ price, more, less }) => {
    if (more !== null) return `Il prezzo abituale è ${price}: pagheresti ${more} in più.`;
    return less === null
      ? `Il prezzo abituale è ${price}, come il tuo.`
      : `Il prezzo abituale è ${price}: pagheresti ${less} in meno.`;
  },
  lowest: ({ price }) => `Il più basso è ${price}.`,
  cheaper: ({ count }) => {
    if (count === 3) return 'Tre offerte meno care per lo stesso viaggio';
    return count === 2 ? 'Due offerte meno care per lo stesso viaggio' : 'Un’offerta meno cara per lo stesso viaggio';
  },
  none: 'Qui nessuno chiede meno. Tieni il tuo.',
  saves: ({ price }) => `${price} in meno`,
  instead: ({ days, instead }) => `${days} invece di ${instead}`,
  slow: 'lento per parte del viaggio',
  stops: 'si interrompe a dati esauriti',
  endUnknown: 'nessuna indicazione su cosa succede a dati esauriti',
  bought: 'L’hai già comprato? Tienilo se ha l’hotspot o il numero che ti serve:',
  leavesOut: 'guarda che cosa manca alle offerte qui',
  line: ({ count, trip, lowest, lower, upper, highest }) =>
    `Prezzi di ${sellerCount(count)} per ${trip}: il più basso ${lowest}, la metà tra ${lower} e ${upper}, il più alto ${highest}.`,
  marked: ({ name, price }) => `${name ?? 'Il tuo'}: ${price}.`,
  yours: ({ price }) => `il tuo, ${price}`,
  half: ({ lower, upper }) => `la metà da ${lower} a ${upper}`,
  ticks: ({ count, trip }) =>
    `${sellerCount(count)} ${plural('it', count, { one: 'ha', many: 'hanno', other: 'hanno' })} un piano per ${trip}. Ogni tacca è uno di loro, più alta dove più venditori chiedono lo stesso.`,
  empty: 'Nessun venditore ha un piano per questo viaggio con queste scelte.',
  table: 'Mostra come tabella',
};

export const list: Messages['list'] = {
  ruler,
  heading: 'Piani per questo viaggio',
  sellers: ({ count, currency }) =>
    `${sellerCount(count)}, ${currency === null ? plural('it', count, { one: 'un piano', many: 'un piano ciascuno', other: 'un piano ciascuno' }) : `prezzi convertiti da ${currency}`}`,
  rank: ({ place, of }) =>
    place === 1 ? `Il più basso su ${sellerCount(of)}` : `${number(place)}º su ${sellerCount(of)}`,
  best: ({ rank }) => `prezzo più basso: ${rank}`,
  each: ({ conditions }) => `ogni piano: ${conditions}`,
  lowestHere: ({ days, data }) =>
    data === null ? `Prezzo più basso qui per ${days}, dati illimitati` : `Prezzo più basso qui per ${days} e ${data}`,
  shown: ({ count, total }) => (count === total ? plans(total) : `${plans(count)} su ${number(total)}`),
  showMore: ({ count }) => (count === 1 ? 'Mostra un altro' : `Mostra altri ${number(count)}`),
  range: ({ from, to, total }) => `${formatRange(from, to, 'it')} su ${number(total)}`,
  loading: 'Caricamento dei piani',
  views: { label: 'Vista', best: 'Elenco', table: 'Tabella' },
  sort: {
    label: 'Ordine',
    submit: 'Ordina',
    by: ({ name }) => `Ordina per: ${name}`,
    names: {
      trip: 'Intero viaggio',
      price: 'Prezzo più basso',
      'per-gb': 'Prezzo al GB',
      'per-day': 'Prezzo al giorno',
      data: 'Più dati',
      validity: 'Validità più lunga',
      rating: 'Valutazione del venditore',
      share: 'Più Paesi',
    },
  },
  filters: {
    heading: 'Filtri',
    button: ({ count }) => (count === 0 ? 'Filtri' : `Filtri · ${number(count)}`),
    clear: 'Rimuovi tutti',
    apply: 'Applica i filtri',
    show: ({ rows }) => `Mostra ${rows}`,
    close: 'Chiudi i filtri',
    chosen: 'Filtri scelti',
    remove: ({ name }) => `Rimuovi il filtro: ${name}`,
    more: ({ count }) => (count === 1 ? 'Un altro' : `Altri ${number(count)}`),
    findProvider: 'Cerca un venditore',
    noProvider: 'Nessun venditore con questo nome',
  },
  facets: {
    price: 'Prezzo',
    data: 'Dati',
    validity: 'Validità',
    refund: 'Rimborsi',
    network: 'Rete',
    provider: 'Venditore',
    kind: 'Tipo di piano',
    scope: 'Area del piano',
    share: 'Paesi coperti',
    breakout: 'Paese dell’IP',
    checked: 'Prezzo controllato',
  },
  scope: { local: 'Un solo Paese o territorio', regional: 'Una regione', global: 'Tutto il mondo' },
  share: { all: 'Tutti i Paesi', '75': 'Almeno tre quarti', '50': 'Almeno la metà', less: 'Meno della metà' },
  kind: { total: 'Dati fissi', daily: 'Dati giornalieri', unlimited: 'Illimitato', payg: 'A consumo' },
  checked: { '1d': 'Ultime 24 ore', '7d': 'Ultimi 7 giorni', '30d': 'Ultimi 30 giorni', older: 'Più di 30 giorni fa' },
  under: ({ amount }) => `Meno di ${amount}`,
  between: ({ from, to }) => `${from}-${to}`,
  atLeast: ({ amount }) => `${amount} o più`,
  over: ({ amount }) => `Più di ${amount}`,
  notStated: 'Nessuna indicazione',
  choiceOf: ({ name, choice }) => `${name}: ${choice}`,
  notStatedOf: ({ name }) => `${name}: nessuna indicazione`,
  exitIn: ({ country }) => `IP: ${country}`,
  lowestPrice: 'Prezzo minimo',
  highestPrice: 'Prezzo massimo',
  priceFrom: ({ price }) => `Da ${price}`,
  priceTo: ({ price }) => `Fino a ${price}`,
  promo: 'Includi i prezzi promo',
  promoShort: 'Prezzi promo',
  dominatedShort: 'Anche i piani nascosti',
  folded: ({ count }) =>
    plural('it', count, {
      one: '1 piano è nascosto: lo stesso venditore ne ha un altro uguale o migliore in tutto.',
      many: `${number(count)} di piani sono nascosti: lo stesso venditore ne ha altri uguali o migliori in tutto.`,
      other: `${number(count)} piani sono nascosti: lo stesso venditore ne ha altri uguali o migliori in tutto.`,
    }),
  unfold: 'Mostrali',
  unfolded: 'Vedi anche i piani che prima erano nascosti.',
  fold: 'Nascondili',
  renewingShort: 'Anche i piani a rinnovo automatico',
  renewing: ({ count, from }) => {
    const price = from === null ? '' : `, da ${from}`;
    return plural('it', count, {
      one: `1 piano si rinnova da solo e non è mostrato${price}. Dovresti disdirlo.`,
      many: `${number(count)} di piani si rinnovano da soli e non sono mostrati${price}. Dovresti disdirli.`,
      other: `${number(count)} piani si rinnovano da soli e non sono mostrati${price}. Dovresti disdirli.`,
    });
  },
  showRenewing: 'Mostrali',
  renewingShown: 'Sono mostrati anche i piani che si rinnovano fino alla disdetta.',
  hideRenewing: 'Non mostrarli',
  countPlans: ({ count }) => plans(count),
  countProviders: ({ count }) => sellerCount(count),
  unknown: ({ rows }) => `Forse adatti (mancano informazioni): ${rows}`,
  partial: ({ rows, share }) => `Funzionano in meno ${elide('del', share)} dei Paesi: ${rows}`,
  short: ({ rows }) => `Non adatti al viaggio: ${rows}`,
  empty: {
    heading: 'Nessun piano corrisponde a tutti i filtri',
    without: ({ count, name }) =>
      plural('it', count, {
        one: `Senza il filtro «${name}» trovi un piano.`,
        many: `Senza il filtro «${name}» trovi ${number(count)} di piani.`,
        other: `Senza il filtro «${name}» trovi ${number(count)} piani.`,
      }),
    fewer: 'Con meno filtri trovi più piani.',
    remove: ({ name }) => `Rimuovi «${name}»`,
    clear: 'Rimuovi tutti i filtri',
  },
  further: ({ count }) => `+ ${further(count)}`,
  furtherOf: ({ count, provider }) => `+ ${further(count)}, ${provider}`,
  allOf: ({ provider, count }) =>
    count === 1 ? `L’unico piano di ${provider}` : `Tutti ${elide('i', plans(count))} di ${provider}`,
  table: {
    label: 'Prezzo di listino più basso di ogni venditore per quantità di dati',
    caption:
      'Prezzo di listino più basso di ogni venditore. Ogni colonna comprende i piani dalla sua quantità fino alla successiva.',
    lowest: 'il più basso',
    none: 'Nessun piano',
  },
  cell: ({ provider, data, days, price, isPaid }) =>
    `${provider}, ${data}, ${days}, ${price} (${isPaid ? 'link sponsorizzato, ' : ''}nuova scheda)`,
  dates: {
    add: 'Aggiungi le date',
    change: ({ dates }) => `${dates}: modifica`,
    heading: 'Quando parti?',
    landing: 'Arrivi il',
    leaving: 'Riparti il',
    hour: 'Ora',
    optional: 'facoltativo',
    before: 'Giorni tra l’acquisto e l’arrivo',
    beforeHint: 'Conta solo se il piano parte all’acquisto o all’installazione.',
    submit: 'Mostra',
  },
  ownSim: {
    name: 'La tua SIM',
    ask: 'La tua SIM: di quale Paese è?',
    choose: 'Paese',
    none: 'Non ne ho una',
    submit: 'Mostra',
    law: { eu: 'Se ha il roaming · norme UE', eea: 'Se ha il roaming · norme SEE' },
    asOf: ({ date }: { date: string }) => `al ${date}`,
    offer: ({ operator, place }: { operator: string; place: string }) =>
      `Quanto chiede ${operator} per ogni giorno in cui usi i dati. Chiedi prima di partire: «${place}: quanto costa un giorno di dati e quanti GB comprende?». Da questa riga non guadagniamo nulla.`,
    atMost: 'al massimo',
    sum: ({ price, data, cost, rate, country }) =>
      `Al massimo ${price} in più, con i dati del tuo piano: ${data} × ${cost}, il massimo addebitabile a un operatore per 1 GB, + IVA del ${rate}% (${country}). Arrotondato per eccesso. Nulla in più entro l’uso corretto del tuo piano.`,
    monthly: 'Quanto paghi al mese, IVA inclusa?',
    free: ({ price, data }) =>
      `Allora questo viaggio costa al massimo ${price} in più: almeno ${data} senza sovrapprezzo, o tutti i tuoi GB se ne hai meno.`,
    more: 'Costa di più se il tuo piano non ha il roaming, quando i GB del piano finiscono (poi come a casa), se paghi ogni megabyte, su navi e aerei e se passi all’estero gran parte di quattro mesi.',
    question: ({ place }) =>
      `Chiedi al tuo operatore: «${place}: il mio piano ha il roaming lì e quanti GB posso usare?». Da questa riga non guadagniamo nulla.`,
    checked: ({ name, date }) => `${name} ha letto gli articoli della legge ${elide('il', date)}.`,
    unchecked: 'Nessuno lo ha ancora confrontato con il testo della legge.',
  },
  before: {
    heading: 'Prima di pagare',
    bought: 'Comprata? I tuoi passaggi',
    ask: 'Il mio telefono va bene?',
    ready: 'Telefono pronto',
    locked: 'Telefono bloccato',
    noEsim: 'Niente eSIM',
    known: ({ count }) => `${count} risposte su 3`,
    kept: 'Resta solo su questo dispositivo',
    done: 'Fatto',
    close: 'Chiudi',
    eid: {
      question: 'Il tuo telefono supporta le eSIM?',
      hint: 'Componi *#06#. Se compare una riga EID, sì.',
      good: 'EID presente',
      bad: 'Nessun EID',
      unsure: 'Non so',
    },
    lock: {
      question: 'È bloccato da un operatore?',
      hint: 'iPhone: Impostazioni › Generali › Info, «Nessuna restrizione SIM» vuol dire no. Android: se la SIM di un altro operatore funziona, no.',
      good: 'Libero',
      bad: 'Bloccato',
      unsure: 'Non so',
    },
    own: {
      question: 'Quanto costa la tua SIM in questo viaggio?',
      hint: 'Chiedi al tuo operatore il prezzo di un giorno di dati.',
      good: 'Nulla in più',
      bad: 'Un extra',
      unsure: 'Non so',
    },
    model: {
      summary: 'Non puoi chiamare?',
      elsewhere:
        'L’EID è anche nelle impostazioni. iPhone: Generali › Info. Android: Informazioni sul telefono › Stato.',
      label: 'Modello',
      yes: 'Questo modello supporta le eSIM. Per sicurezza cerca l’EID.',
      no: 'Questo modello risulta senza eSIM. Per sicurezza cerca l’EID.',
      ask: 'Il modello da solo non basta: cerca l’EID.',
    },
    purchase: {
      summary: 'Dove e quando l’hai comprato?',
      where: 'Comprato in',
      other: 'Altrove',
      bought: 'Comprato il',
      unlocked: 'In quella data lì i telefoni si vendevano già liberi. Decide la prova qui sopra.',
      'new-models':
        'I modelli usciti lì da ottobre 2021 si vendono liberi; quelli precedenti non sempre. Decide la prova qui sopra.',
      instalments: 'Comprato a rate? Può restare bloccato fino all’ultima rata. Decide la prova qui sopra.',
      look: 'Non dice nulla di certo. Decide la prova qui sopra.',
    },
    wrong: {
      locked: {
        text: 'Il tuo telefono è bloccato: questa eSIM si installa solo dopo lo sblocco da parte dell’operatore.',
        way: 'Come sbloccarlo',
      },
      noEsim: { text: 'Il tuo telefono non mostra un EID: non supporta le eSIM.', way: 'Che cosa funziona invece' },
    },
    note: ({ price, words }) => `La tua SIM: al massimo ${price} in più. ${words}`,
    free: 'La tua SIM qui non costa nulla in più.',
    forget: { button: 'Cancella le risposte sul telefono', done: 'Cancellate.' },
  },
};
