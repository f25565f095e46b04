import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function countries(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'Paese', many: 'di Paesi', other: 'Paesi' })}`;
}

/** `1 piano su 91`. */
function plansOf(count: number, total: number): string {
  const word = plural('it', count, { one: 'piano', many: 'di piani', other: 'piani' });
  return `${formatNumber(count, 'it')} ${word} su ${formatNumber(total, 'it')}`;
}

const facts: Messages['plan']['facts'] = {
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
  kind: { total: 'Dati fissi', daily: 'Dati giornalieri', unlimited: 'Illimitato', payg: 'A consumo' },
  more: ({ count }) => (count === 1 ? 'Un altro' : `Altri ${formatNumber(count, 'it')}`),
  onPlans: ({ value, count, total }) => `${value} in ${plansOf(count, total)}`,
  notStatedOn: ({ count, total }) => `Nessuna indicazione in ${plansOf(count, total)}`,
};

export const plan: Messages['plan'] = {
  columns: {
    provider: 'Venditore',
    data: 'Dati',
    valid: 'Giorni',
    network: 'Rete · a dati esauriti',
    share: 'Paesi, rete',
    includes: 'Hotspot · numero',
    price: 'Prezzo',
    trip: 'Intero viaggio',
  },
  unlimited: 'Illimitato',
  unlimitedAs: ({ limits }) => `«Illimitato»: ${limits}`,
  claimed: '«Illimitato»',
  fast: ({ amount }) => `${amount} veloci`,
  perDayAmount: ({ amount }) => `${amount} al\u00a0giorno`,
  payAsYouGo: 'A consumo',
  aDay: ({ amount }) => `${amount} al giorno`,
  amountFor: ({ data, days }) => `${data} per ${days}`,
  dataUnknown: 'Dati non indicati',
  limits: {
    fullSpeed: ({ amount }) => `${amount} alla massima velocità`,
    fullSpeedThen: ({ amount, speed }) => `${amount} alla massima velocità, poi ${speed}`,
    afterwards: ({ speed }) => `poi ${speed}`,
    upTo: ({ speed }) => `fino a ${speed}`,
    fairUse: ({ words }) => `uso corretto: «${words}»`,
    notStated: 'limiti non indicati',
  },
  renews: ({ period }) =>
    period === null ? 'Si rinnova fino alla disdetta' : `Si rinnova ogni ${period} fino alla disdetta`,
  renewedAt: ({ price }) => `poi ${price}`,
  terms: {
    newCustomersOnly: 'solo primo ordine',
    ekyc: 'con verifica dell’identità',
    activation: 'parte all’acquisto',
    ads: 'con pubblicità',
  },
  noExpiry: 'Non scade',
  networks: ({ count }) => `${formatNumber(count, 'it')} reti`,
  networkUnknown: 'Rete non indicata',
  scope: {
    local: 'Un solo Paese o territorio',
    countries: ({ count }) => countries(count),
    named: ({ region, count }) => `${region}, ${countries(count)}`,
    share: ({ count, total }) => `${countries(count)} su ${formatNumber(total, 'it')}`,
  },
  features: {
    hotspot: { yes: 'Hotspot', no: 'Senza hotspot', unknown: 'Hotspot: nessuna indicazione' },
    topUp: { yes: 'Ricaricabile', no: 'Non ricaricabile', unknown: 'Ricarica: nessuna indicazione' },
    phoneNumber: {
      yes: 'Con numero',
      no: 'Senza numero',
      unknown: 'Numero: nessuna indicazione',
    },
    refund: { yes: 'Rimborsabile', no: 'Non rimborsabile', unknown: 'Rimborso: nessuna indicazione' },
  },
  fiveG: { yes: '5G', no: 'Senza 5G', unknown: '5G: nessuna indicazione' },
  ekyc: {
    yes: 'Con verifica dell’identità',
    no: 'Senza verifica dell’identità',
    unknown: 'Verifica dell’identità: nessuna indicazione',
  },
  checked: ({ when }) => `Controllato ${when}`,
  stale: ({ date }) => `Non confermato ${elide('dal', date)}`,
  forTrip: 'Per il tuo viaggio:',
  installs: ({ count }) => `${formatNumber(count, 'it')} eSIM da installare`,
  times: ({ count, price }) => `${formatNumber(count, 'it')} × ${price}`,
  equals: ({ terms, sum }) => `${terms} = ${sum}`,
  comesTo: ({ terms, sum }) => `${terms} ≈ ${sum}`,
  tripCost: ({ cost }) => `Viaggio ${cost}`,
  tripUnknown: 'Prezzo del viaggio intero sconosciuto',
  tripShort: 'Non adatto al viaggio',
  perDay: ({ price }) => `${price}/giorno`,
  listPriceOf: 'Prezzo di listino:',
  estimate: 'circa',
  listPrice: ({ price }) => `Venduto a ${price}`,
  noRate: 'Nessun tasso di cambio',
  go: 'Vai',
  goTo: ({ provider }) => `Vai su ${provider}`,
  compare: { add: 'Confronta', label: ({ plan: name }) => `Confronta: ${name}` },
  notes: {
    sponsored: 'Possiamo ricevere una commissione per i link sponsorizzati. L’ordine non ne dipende.',
    estimate: ({ date }) =>
      `≈ indica una stima: il prezzo del venditore, convertito al tasso di cambio ${elide('del', date)}.`,
    estimateBetween: ({ from, to }) =>
      `≈ indica una stima: il prezzo del venditore, convertito ai tassi di cambio tra ${elide('il', from)} e ${elide('il', to)}.`,
    units: '1\u00a0GB = 1.000\u00a0MB.',
  },
  rating: ({ mean, count }) =>
    `${mean} su 5, ${formatNumber(count, 'it')} ${plural('it', count, { one: 'recensione', many: 'di recensioni', other: 'recensioni' })}`,
  detail: {
    converted: ({ price, date }) =>
      `L’importo è una stima: il prezzo del venditore, ${price}, convertito al tasso di cambio ${elide('del', date)}.`,
    ownPrice: ({ price }) => `È il prezzo del venditore, ${price}, senza conversione.`,
    trip: 'Il tuo viaggio con questo piano',
    smallPrint: 'Tutte le condizioni',
    steps: 'Passaggi dell’eSIM',
    valid: 'Validità',
    days: { '24h': 'giorni di 24 ore', calendar: 'giorni di calendario' },
    limits: 'Velocità e limiti',
    fairUse: 'Uso corretto, secondo il venditore',
    network: 'Rete',
    worksIn: 'Copertura',
    ofDestination: 'In questa destinazione',
    breakout: 'Paese dell’IP',
    notStated: 'Nessuna indicazione',
    yes: 'Sì',
    no: 'No',
    hotspot: 'Hotspot',
    topUp: 'Ricarica',
    phoneNumber: 'Numero di telefono',
    ekyc: 'Verifica dell’identità',
    subscription: 'Abbonamento',
    subscriptionYes: 'Sì, si rinnova fino alla disdetta',
    cancelBy: ({ days }) => `Sì. Va disdetto entro ${days} dall’inizio, altrimenti paghi di nuovo`,
    newCustomersOnly: 'Solo primo ordine',
    calls: 'Chiamate e SMS',
    minutes: ({ count }) => `${formatNumber(count, 'it')} min di chiamate`,
    texts: ({ count }) => `${formatNumber(count, 'it')} SMS`,
    ads: 'Pubblicità',
    starts: 'Inizio',
    activation: { 'first-use': 'Alla prima connessione', install: 'All’installazione', purchase: 'All’acquisto' },
    installWithin: ({ days }) => `Da installare entro ${days} dall’acquisto`,
    refund: 'Rimborso',
    refundRules: {
      never: 'Nessuno dopo l’acquisto',
      'until-install': 'Fino all’installazione',
      'until-first-use': 'Fino alla prima connessione',
    },
    refundWithin: ({ days }) => `Entro ${days} dall’acquisto`,
    refundOfProvider: ({ rule }) => `Regola del venditore: ${rule}`,
    unusedData: 'Dati non usati',
    unusedDataRules: {
      lost: 'Si perdono alla scadenza',
      'kept-on-renewal': 'Restano se rinnovi o ricarichi in tempo',
      'carried-over': 'Passano al piano successivo',
    },
    afterEnd: 'A dati esauriti',
    afterEndRules: {
      stops: 'La connessione si interrompe',
      slowed: ({ speed }) => `La connessione continua a ${speed ?? 'velocità ridotta'}`,
      payg: 'La connessione continua a consumo',
    },
    checked: 'Prezzo controllato',
    follow: ({ provider }) => `Segui il prezzo di ${provider}`,
    place: ({ place, total, order }) =>
      `${formatNumber(place, 'it')}º su ${formatNumber(total, 'it')} (ordine: ${order}).`,
    method: 'Come ordiniamo i piani',
    oneDoes: 'Basta un piano per tutto il viaggio, alla massima velocità.',
    allPlans: ({ provider }) => `Informazioni su ${provider}`,
    countries: ({ count }) => countries(count),
    go: ({ provider }) => `Vai su ${provider}`,
    noLink: 'Il venditore non dà un link a questo piano.',
    loading: 'Caricamento dell’andamento del prezzo',
    failed: 'Non è stato possibile caricare l’andamento del prezzo e la copertura.',
    retry: 'Riprova',
  },
  promo: {
    code: ({ code }) => `Codice promo ${code}`,
    noCode: 'Prezzo promo, senza codice',
    one: ({ price }) => `Prezzo promo di un piano: ${price}.`,
    applied: 'Prezzo promo applicato.',
    'switched-off': 'Non incluso nel prezzo mostrato.',
    'new-customers-only': 'La promo vale solo per il primo ordine.',
    'customers-not-stated': 'Il venditore non indica se la promo vale anche per chi è già cliente.',
    'minimum-spend': ({ amount }) =>
      amount === null
        ? 'L’ordine non raggiunge il minimo della promo.'
        : `La promo richiede un ordine minimo di ${amount}.`,
    'not-started': ({ date }) => `La promo inizia ${elide('il', date)}.`,
    expired: ({ date }) => `La promo è finita ${elide('il', date)}.`,
    'excluded-kind': 'La promo esclude questo tipo di piano.',
    'no-rate': 'Manca un tasso di cambio per il prezzo promo.',
    until: ({ date }) => `Vale fino ${elide('al', date)}.`,
  },
  history: {
    verdict: {
      low: 'Più basso del solito (90 giorni)',
      usual: 'Nella media (90 giorni)',
      high: 'Più alto del solito (90 giorni)',
    },
    heading: 'Prezzo negli ultimi 90 giorni',
    summary: ({ from, lowest, highest, now }) =>
      `Prezzo di listino negli ultimi 90 giorni: da ${lowest} a ${highest}, all’inizio ${from}, ora ${now}`,
    lowest: ({ price, date }) => `Il più basso degli ultimi 30 giorni: ${price}, ${elide('il', date)}.`,
    steady: ({ price, date }) => `${price}, invariato ${elide('dal', date)}.`,
    changed: ({ before, now, date }) => `${before} prima ${elide('del', date)}, ora ${now}.`,
    stated: ({ date }) => `Il venditore ha aggiornato il prezzo ${elide('il', date)}.`,
    pinned: ({ date, until }) =>
      `Prezzo controllato da noi ${elide('il', date)}. Fino ${elide('al', until)} sostituisce quello del listino del venditore.`,
    none: 'Nessun prezzo precedente disponibile.',
  },
  share: {
    link: 'Link a questo piano',
    button: 'Condividi',
    copyFailed: 'Non è stato possibile copiare il link. Copialo da «Link a questo piano».',
  },
  report: {
    summary: 'Segnala un errore',
    question: 'Che cosa non va?',
    reasons: {
      'wrong-price': 'Il prezzo è diverso',
      'not-available': 'Non è più in vendita',
      'wrong-details': 'Altre informazioni sono sbagliate',
    },
    seen: ({ currency }) => `Prezzo sul sito del venditore, in ${currency} (facoltativo)`,
    send: 'Invia segnalazione',
    thanks: 'Grazie. La segnalazione è arrivata.',
  },
  facts,
};
