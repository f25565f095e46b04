import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/italian-article.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { isSingular, plural } from '#i18n/plural.ts';

function plans(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'piano', many: 'di piani', other: 'piani' })}`;
}

export const trip: Messages['trip'] = {
  heading: 'I piani migliori per il tuo viaggio',
  panel: 'Il tuo viaggio',
  change: 'Modifica',
  daysAway: 'Giorni di viaggio',
  lessDays: 'Un giorno in meno',
  moreDays: 'Un giorno in più',
  data: 'Dati necessari, in GB',
  unlimited: 'Illimitato',
  hotspot: 'Hotspot',
  fiveG: '5G',
  topUp: 'Ricaricabile',
  phoneNumber: 'Numero di telefono',
  customer: {
    legend: 'Presso questi venditori',
    isNew: 'Nuovo cliente',
    returning: 'Già cliente',
    returningShort: 'Già cliente',
  },
  promo: 'Considera i prezzi promo',
  fitting: ({ count, total }) =>
    `${plans(count)} sui ${formatNumber(total, 'it')} dell’elenco ${plural('it', count, { one: 'adatto', many: 'adatti', other: 'adatti' })}`,
  use: {
    little: ({ amount }) => `${amount} al giorno: messaggi, e-mail e ogni tanto uno sguardo alla mappa.`,
    light: ({ amount }) => `${amount} al giorno: mappe, messaggi e un po’ di social.`,
    medium: ({ amount }) => `${amount} al giorno: mappe, messaggi e social tutto il giorno, e circa un’ora di video.`,
    heavy: ({ amount }) => `${amount} al giorno: due o tre ore di video, videochiamate, lavoro.`,
    huge: ({ amount }) => `${amount} al giorno: video HD ogni giorno, un portatile in hotspot, backup.`,
    unlimited:
      'Niente conti. Leggi che cosa vuol dire illimitato in ogni piano: quasi tutti rallentano oltre una soglia.',
  },
  estimate: {
    label: 'Stima per me',
    light: 'Leggero',
    medium: 'Ogni giorno',
    heavy: 'Video, lavoro',
    more: 'Quanti dati mi servono?',
  },
  sentence: {
    close: 'Chiudi',
    show: 'Mostra',
    exactly: 'O esattamente',
    notStated: 'I piani che non lo indicano sono esclusi.',
    questions: {
      days: 'Quanti giorni?',
      data: 'Quanti dati?',
      mustHaves: 'Che cosa deve avere?',
      customer: 'Hai già comprato?',
    },
    words: {
      noMustHaves: 'nessun requisito',
      hotspot: 'hotspot',
      topUp: 'ricaricabile',
      phoneNumber: 'numero',
      noIdCheck: 'senza verifica',
      new: 'nuovo cliente',
      returning: 'già cliente',
    },
    customer: {
      new: { name: 'Nuovo cliente', hint: 'I prezzi di benvenuto contano dove non hai ancora comprato' },
      returning: { name: 'Già cliente', hint: 'Senza prezzi di benvenuto' },
    },
    answer: ({ data, price }) => `${data} a ${price}`,
    fit: ({ count }) => `${plans(count)} ${plural('it', count, { one: 'adatto', many: 'adatti', other: 'adatti' })}`,
    none: 'Nessun piano adatto',
    nearest: ({ plan }) => `Il più vicino: ${plan}`,
  },
  picks: {
    label: 'Risposte per il tuo viaggio',
    cheapest: 'Il più economico adatto',
    fewestWorries: 'Il più tranquillo',
    bestValue: 'Miglior rapporto qualità-prezzo',
    nearest: 'Il più vicino al tuo viaggio',
    none: 'Nessun piano va bene per questo viaggio con queste scelte.',
    noneHint: 'Con meno giorni, meno dati o meno condizioni i piani tornano.',
    partialOnly: ({ share }) =>
      `Nessun piano valido in almeno ${elide('il', share)} dei Paesi va bene per questo viaggio.`,
    partialHint: 'Il più vicino vale solo in una parte di essi.',
    wholeTrip: 'tutto il viaggio, un piano',
    several: ({ count }) => `${plans(count)} per il viaggio`,
    perDay: ({ price }) => `${price} al giorno`,
    listPrice: 'A prezzo di listino:',
    withCode: ({ code }) => `Promo, codice ${code}`,
    promo: 'Prezzo promo',
    estimate: 'circa',
    single: ({ extra, plan }) => `Con un solo piano: +${extra} (${plan}).`,
    leastFull: 'Il costo più basso per questo viaggio.',
    leastSlow: 'Il costo più basso per questo viaggio, con una parte a velocità ridotta.',
    moreFor: ({ data, price }) => `${data} in più del più economico, per ${price} in più.`,
    leastWorries: ({ rating }) => `Hotspot e rete indicati, prezzo recente, voto di almeno ${rating}.`,
    leastPerGb:
      'Il prezzo più basso per GB utilizzabile in questo viaggio, tra i piani che bastano da soli alla massima velocità.',
    leastPerGbElsewhere:
      'Il prezzo più basso degli altri fornitori per GB utilizzabile in questo viaggio, tra i piani che bastano da soli alla massima velocità.',
    closest: 'Quello che si avvicina di più tra i piani di questa pagina.',
    details: 'Dettagli',
    detailsOf: ({ provider }) => `Dettagli, ${provider}`,
    noLink: 'Nessun link a questo piano',
    goLabel: ({ go, data, days, isPaid }) =>
      `${go}: ${data}, ${days} (${isPaid ? 'link sponsorizzato, ' : ''}nuova scheda)`,
    paid: 'Link sponsorizzato',
    newCustomersOnly: 'Solo nuovi clienti',
  },
  reasons: {
    'few-countries': ({ covered, of, share }) =>
      `Vale solo in ${covered} Paesi su ${of}, quindi viene dopo i piani validi in almeno ${elide('il', share)} dei Paesi.`,
    'several-for-days': ({ count, days }) =>
      `Dura ${days}, quindi se ne contano ${formatNumber(count, 'it')} di seguito.`,
    'sold-by-day': ({ days }) => `Si acquista per ${days} in un’unica eSIM.`,
    'several-for-data': ({ count, data }) => `Contiene ${data}, quindi se ne contano ${formatNumber(count, 'it')}.`,
    'top-up-not-stated': 'Il venditore non dice se si può ricaricare: si contano nuovi piani.',
    'sold-once': 'Solo per il primo acquisto, quindi non si può ricomprare.',
    'trial-once': 'È una prova gratuita, una per viaggiatore.',
    'new-customers-only': 'Solo per nuovi clienti.',
    'slow-part': ({ amount, speed }) =>
      amount === null
        ? `Oltre la quota tutto va a ${speed}.`
        : `${amount} del tuo viaggio ${isSingular(amount, 'it') ? 'va' : 'vanno'} a ${speed}.`,
    'too-many': ({ count, isOneEsim }) =>
      `${isOneEsim ? `Da comprare ${formatNumber(count, 'it')} volte` : `${formatNumber(count, 'it')} eSIM da installare`}: troppo per un solo viaggio.`,
    'too-slow': ({ amount, speed }) =>
      `${amount === null ? 'Oltre la quota tutto andrebbe' : `${amount} del tuo viaggio andrebbero`} a ${speed}, troppo lento per contare.`,
    'slow-throughout': ({ speed }) => `Mai oltre ${speed}, troppo lento per contare.`,
    'data-short': ({ amount }) => `${isSingular(amount, 'it') ? 'Manca' : 'Mancano'} ${amount} per il tuo viaggio.`,
    'not-unlimited': 'Non è illimitato.',
    'amount-not-stated': 'La quantità di dati non è indicata.',
    'limits-not-stated': 'I limiti di «illimitato» non sono indicati.',
    'paid-by-use': 'A consumo: il costo del viaggio dipende da tariffe non indicate.',
    'no-hotspot': 'Senza hotspot.',
    'hotspot-not-stated': 'Non è indicato se l’hotspot è permesso.',
    'no-rate': 'Non c’è un tasso di cambio per il suo prezzo.',
  },
  gauges: {
    enough: 'quanto basta',
    spare: ({ amount }) => `${amount} di margine`,
    short: ({ amount }) => `mancano ${amount}`,
    slow: ({ amount }) => `${amount} a velocità ridotta`,
  },
  afterwards: {
    stops: 'Poi si ferma',
    slowed: ({ speed }) => `Poi ${speed}`,
    notStated: 'Poi: non indicato',
  },
  dayPass: { name: 'Venduto a giornata', words: 'Quanti giorni vuoi in un’unica eSIM' },
  decoded: {
    heading: 'Che cosa vuol dire qui illimitato',
    fullSpeed: 'Alla massima velocità',
    afterwards: 'Poi',
    allTheTime: 'Sempre',
    forTrip: 'Per il tuo viaggio',
    perDay: 'Al giorno',
    allowance: ({ amount, days }) => `${amount} in ${days}`,
    slowThen: ({ speed, use }) => `${speed}: ${use}`,
    effective: ({ amount, days }) => `circa ${amount} in ${days}`,
    counted: ({ hours }) => `A velocità ridotta contiamo ${formatNumber(hours, 'it')} ore in rete al giorno.`,
    notCounted: ({ speed }) => `I dati sotto ${speed} non si contano.`,
    notStated: 'non indicato',
    use: {
      messages: 'basta per i messaggi',
      maps: 'basta per mappe e chiamate',
      music: 'basta per musica e video SD',
      video: 'basta per video HD',
    },
  },
  follow: 'Segui questo prezzo',
};
