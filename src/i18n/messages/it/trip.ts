import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';
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
    legend: 'Hai già ordinato da questi venditori?',
    isNew: 'Primo ordine',
    returning: 'Già ordinato',
    returningShort: 'Già ordinato',
  },
  promo: 'Includi i prezzi promo',
  use: {
    little: ({ amount }) => `${amount} al giorno: messaggi, e-mail e ogni tanto uno sguardo alla mappa.`,
    light: ({ amount }) => `${amount} al giorno: mappe, messaggi e ricerche.`,
    social: ({ amount }) => `${amount} al giorno: mappe, messaggi e mezz’ora di social.`,
    medium: ({ amount }) => `${amount} al giorno: mappe, messaggi, un’ora di social e mezz’ora di video.`,
    heavy: ({ amount }) => `${amount} al giorno: un’ora di social, una di video e una di lavoro al portatile.`,
    huge: ({ amount }) => `${amount} al giorno: video HD ogni giorno, un portatile in hotspot, backup.`,
    unlimited:
      'Nessun giga da contare. Controlla che cosa si intende per illimitato: quasi tutti i piani rallentano oltre una soglia.',
  },
  estimate: {
    label: 'Stima in base all’uso',
    light: 'Leggero',
    medium: 'Normale',
    heavy: 'Video e lavoro',
    more: 'Quanti dati mi servono?',
  },
  sentence: {
    close: 'Chiudi',
    show: 'Mostra',
    exactly: 'Oppure il numero esatto',
    notStated: 'I piani che non lo indicano sono esclusi.',
    questions: {
      days: 'Quanti giorni?',
      data: 'Quanti dati?',
      mustHaves: 'Che cosa deve avere?',
      customer: 'Hai già ordinato da questi venditori?',
    },
    words: {
      noMustHaves: 'qualsiasi piano',
      renewing: 'Anche i piani che si rinnovano da soli',
      hotspot: 'hotspot',
      topUp: 'ricaricabile',
      phoneNumber: 'numero di telefono',
      noIdCheck: 'senza verifica dell’identità',
      new: 'primo ordine',
      returning: 'già ordinato',
    },
    customer: {
      new: { name: 'Non ancora', hint: 'Contano i prezzi del primo ordine' },
      returning: { name: 'Sì', hint: 'Non contano i prezzi del primo ordine' },
    },
    answer: ({ data, price }) => `${data} a ${price}`,
    fit: ({ count }) => `${plans(count)} ${plural('it', count, { one: 'adatto', many: 'adatti', other: 'adatti' })}`,
    none: 'Nessun piano adatto',
    nearest: ({ plan }) => `Il più simile: ${plan}`,
  },
  picks: {
    label: 'I consigli per il tuo viaggio',
    cheapest: ({ days, data }) =>
      data === null ? `Prezzo più basso per ${days}, dati illimitati` : `Prezzo più basso per ${days} e ${data}`,
    cheapestRenewing: 'Prezzo più basso, si rinnova da solo',
    fewestWorries: 'Senza pensieri',
    bestValue: 'Miglior prezzo al GB',
    nearest: 'Il più simile a ciò che cerchi',
    none: 'Con queste scelte nessun piano è adatto al viaggio.',
    noneHint: 'Con meno giorni, meno dati o meno requisiti trovi più piani.',
    partialOnly: ({ share }) =>
      `Nessun piano che funzioni in almeno ${elide('il', share)} dei Paesi è adatto al viaggio.`,
    partialHint: 'I più simili funzionano solo in una parte dei Paesi.',
    onePlan: 'un piano',
    topUps: ({ count }) =>
      `con ${formatNumber(count, 'it')} ${plural('it', count, { one: 'ricarica', many: 'di ricariche', other: 'ricariche' })}`,
    oneADay: 'uno al giorno',
    listPrice: 'A prezzo di listino:',
    withCode: ({ code }) => `Codice promo ${code}`,
    promo: 'Prezzo promo',
    estimate: 'circa',
    single: ({ extra, plan }) => `Con un solo piano: +${extra} (${plan}).`,
    moreFor: ({ data, price }) => `${data} in più per ${price} in più`,
    lowRating: ({ rating }) => `valutazione bassa: ${rating}`,
    keepsGoing: 'continua, l’essenziale è indicato',
    fullSpeed: 'sempre veloce, l’essenziale è indicato',
    twice: ({ price }) => `il doppio dei dati per ${price} in più`,
    leastPerGb: 'il prezzo al GB più basso',
    compareAll: ({ count }) => (count === 2 ? 'Confrontali' : `Confronta tutti e ${count}`),
    details: 'Dettagli',
    detailsOf: ({ provider }) => `Dettagli, ${provider}`,
    noLink: 'Nessun link a questo piano',
    goLabel: ({ go, data, days, isPaid }) =>
      `${go}: ${data}, ${days} (${isPaid ? 'link sponsorizzato, ' : ''}nuova scheda)`,
    paid: 'Link sponsorizzato',
  },
  reasons: {
    'few-countries': ({ covered, of, share }) =>
      `Funziona solo in ${covered} ${isSingular(covered, 'it') ? 'Paese' : 'Paesi'} su ${of}, quindi viene dopo i piani che funzionano in almeno ${elide('il', share)} dei Paesi.`,
    'several-for-days': ({ count, days }) => `Dura ${days}, quindi ne servono ${formatNumber(count, 'it')} di seguito.`,
    'sold-by-day': ({ days }) => `Si paga a giorni: ${days} su un’unica eSIM.`,
    'several-for-data': ({ count, data }) => `Include ${data}, quindi ne servono ${formatNumber(count, 'it')}.`,
    'top-up-not-stated': 'Il venditore non dice se si può ricaricare, quindi contiamo nuovi piani.',
    'sold-once': 'Solo per il primo ordine, quindi non si può riacquistare.',
    'trial-once': 'È una prova gratuita, una per viaggiatore.',
    'new-customers-only': 'Solo per il primo ordine.',
    'slow-part': ({ amount, speed }) =>
      amount === null
        ? `Oltre la soglia tutto va a ${speed}.`
        : `${amount} dei dati del viaggio ${isSingular(amount, 'it') ? 'va' : 'vanno'} a ${speed}.`,
    'too-many': ({ count, isOneEsim }) =>
      `${isOneEsim ? `Da acquistare ${formatNumber(count, 'it')} volte` : `${formatNumber(count, 'it')} eSIM da installare`}: troppe per un solo viaggio.`,
    'too-slow': ({ amount, speed }) =>
      `${amount === null ? 'Oltre la soglia tutto andrebbe' : `${amount} dei dati del viaggio ${isSingular(amount, 'it') ? 'andrebbe' : 'andrebbero'}`} a ${speed}, troppo lento per essere utile.`,
    'slow-throughout': ({ speed }) => `Non supera mai ${speed}, troppo lento per essere utile.`,
    'data-short': ({ amount }) => `${isSingular(amount, 'it') ? 'Manca' : 'Mancano'} ${amount} per il tuo viaggio.`,
    'not-unlimited': 'Non è illimitato.',
    'amount-not-stated': 'La quantità di dati non è indicata.',
    'limits-not-stated': 'I limiti di «illimitato» non sono indicati.',
    'paid-by-use': 'A consumo: il prezzo del viaggio dipende da tariffe non indicate.',
    'no-hotspot': 'Senza hotspot.',
    'hotspot-not-stated': 'Il venditore non dice se l’hotspot è consentito.',
    'no-rate': 'Manca un tasso di cambio per il suo prezzo.',
  },
  sellers: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, { one: 'venditore', many: 'di venditori', other: 'venditori' })}`,
  toSpare: ({ amount }) => `${amount} di margine`,
  tooShort: ({ amount }) => `${isSingular(amount, 'it') ? 'manca' : 'mancano'} ${amount}`,
  strip: {
    lasts: ({ days, isOne }) => (isOne ? 'Dura tutto il giorno' : `Dura tutti ${elide('i', days)}`),
    halfLeft: ({ days }) => `Ne resta metà dopo ${days}`,
    depends: 'Quanto dura dipende dal tuo uso',
    unstated: 'Quanto dura: nessuna indicazione',
    what: { slow: 'Lento', gone: 'Esaurito', payg: 'A consumo', open: 'Nessuna indicazione', none: 'Nessun piano' },
    from: ({ what, at, until, where }) =>
      `${where === null ? what : `${what} ${where}`} ${elide('dal', at)}${until === null ? '' : ` fino ${elide('al', until)}`}`,
    daily: ({ what, time, where }) => `${what} ogni giorno dalle ${time} circa${where === null ? '' : ` ${where}`}`,
    dailyFor: ({ what, time, where }) => `${what} per circa ${time} al giorno${where === null ? '' : ` ${where}`}`,
    reached: ({ at }) => `Limite raggiunto ${elide('il', at)}`,
    ends: ({ at }) => `Scadenza: ${at}`,
    endsEither: ({ at, or }) => `Scadenza: ${at} o ${or} (nessuna indicazione)`,
    day: ({ day }) => `giorno ${day}`,
    moment: ({ day, time, isAbout }) => `${day}, ${isAbout ? 'verso le ' : ''}${time}`,
    endOf: ({ day }) => `dopo ${elide('il', day)}`,
    after: ({ amount, follows }) => `Dopo ${amount ?? 'la soglia'}: ${follows}`,
    follows: {
      stops: 'si interrompe',
      slowed: 'velocità ridotta',
      payg: 'a consumo',
      notStated: 'nessuna indicazione',
    },
    more: ({ amount, text }) => `Con ${amount} (tratteggio): ${text}`,
    land: ({ time }) => `arrivo ${time}`,
    leave: ({ time }) => `partenza ${time}`,
    sentence: ({ text }) => `${text.replace(/\.$/, '')}.`,
    left: ({ amount }) => `restano ${amount}`,
    table: {
      open: 'In una tabella',
      day: 'Giorno',
      morning: 'Resta al mattino',
      night: 'Resta la sera',
      speed: 'Velocità',
      full: 'massima velocità',
    },
    startUnstated: 'Nessuna indicazione sull’inizio: contato dall’arrivo',
    usedBefore: ({ used, days }) => `All’arrivo sono già passati ${used} su ${days}`,
    border: {
      keep: ({ count }) =>
        plural('it', count, {
          one: 'Alla frontiera non devi cambiare nulla',
          many: 'Alle frontiere non devi cambiare nulla',
          other: 'Alle frontiere non devi cambiare nulla',
        }),
      change: ({ count }) =>
        plural('it', count, {
          one: 'Alla frontiera cambi linea tu',
          many: 'A ogni frontiera cambi linea tu',
          other: `A ${formatNumber(count, 'it')} frontiere cambi linea tu`,
        }),
    },
  },
  dayPass: { name: 'Venduto a giorni', words: 'I giorni che vuoi, su un’unica eSIM' },
  decoded: {
    heading: 'Che cosa significa qui «illimitato»',
    fullSpeed: 'Alla massima velocità',
    afterwards: 'Poi',
    allTheTime: 'Sempre',
    forTrip: 'Per il tuo viaggio',
    perDay: 'Al giorno',
    allowance: ({ amount, days }) => `${amount} in ${days}`,
    slowThen: ({ speed, use }) => `${speed}: ${use}`,
    effective: ({ amount, days }) => `circa ${amount} in ${days}`,
    counted: ({ hours }) =>
      `Per i dati a velocità ridotta calcoliamo ${formatNumber(hours, 'it')} ${plural('it', hours, { one: 'ora', many: 'di ore', other: 'ore' })} di connessione al giorno.`,
    notCounted: ({ speed }) => `Sotto ${speed} i dati servono a poco e non li contiamo.`,
    notStated: 'nessuna indicazione',
    use: {
      messages: 'basta per i messaggi',
      maps: 'basta per mappe e chiamate',
      music: 'basta per musica e video SD',
      video: 'basta per video HD',
    },
  },
  follow: 'Segui questo prezzo',
};
