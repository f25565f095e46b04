import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';
import { formatList } from '#i18n/format-list.ts';

function esims(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'eSIM', many: 'di eSIM', other: 'eSIM' })}`;
}

export const journey: Messages['journey'] = {
  title: 'Pianificatore per più paesi',
  description:
    'I piani eSIM più economici per un viaggio in un massimo di 12 paesi: un piano regionale, uno per paese o un misto, con tutti i calcoli.',
  heading: 'Un viaggio, più paesi',
  lead: 'Aggiungi i paesi nell’ordine. Confrontiamo piani regionali, globali e per singolo paese, da soli e combinati.',
  route: 'Il tuo itinerario',
  stop: ({ number }) => `Tappa ${formatNumber(number, 'it')}`,
  country: 'Paese',
  countryOf: ({ number }) => `Paese ${formatNumber(number, 'it')}`,
  daysAt: ({ name }) => `Giorni: ${name}`,
  plansAt: ({ name }) => `Piani: ${name}`,
  removeCountry: ({ name }) => `Togli: ${name}`,
  move: ({ name, number, count }) =>
    `Sposta: ${name}, tappa ${formatNumber(number, 'it')} di ${formatNumber(count, 'it')}`,
  moved: ({ name, number }) => `${name}: ora tappa ${formatNumber(number, 'it')}`,
  up: 'Su',
  down: 'Giù',
  gbLabel: 'Dati per questa tappa, in GB (facoltativo)',
  gbHint: 'Se il campo è vuoto, la tappa è calcolata con 1\u00a0GB al giorno.',
  remove: ({ number }) => `Togli la tappa ${formatNumber(number, 'it')}`,
  add: 'Aggiungi un paese',
  added: ({ number }) => `Tappa ${formatNumber(number, 'it')} aggiunta`,
  removed: ({ number }) => `Tappa ${formatNumber(number, 'it')} tolta`,
  total: 'GB per tutto il viaggio',
  totalRemark: 'facoltativo',
  totalHint: 'Divisi in base ai giorni fra le tappe senza una quantità propria.',
  submit: 'Trova la soluzione più economica',
  problems: 'Non è ancora stato calcolato nulla. Correggi ciò che è segnalato.',
  errors: {
    'place-missing': 'Scrivi un paese o togli questa tappa.',
    'place-unknown': 'Non conosciamo piani per un paese con questo nome. Scegline uno dall’elenco.',
    days: 'Scrivi da 1 a 365 giorni.',
    gb: 'Scrivi i gigabyte, per esempio 3 o 0,5, oppure lascia vuoto.',
    'no-stop': 'Aggiungi almeno un paese.',
    'too-many-stops': 'Il calcolo esatto arriva a 12 tappe. Dividi in due un viaggio più lungo.',
    'too-many-days': 'Al massimo 365 giorni in tutto. Accorcia una tappa o dividi il viaggio in due.',
    total: 'Scrivi i gigabyte per tutto il viaggio, per esempio 20, oppure lascia vuoto.',
    'total-too-small':
      'Le tappe con una quantità propria non lasciano nulla alle altre. Aumenta il totale del viaggio.',
  },
  empty: {
    heading: 'Che cosa vedrai',
    text: 'La combinazione più economica e quelle con meno eSIM, prima il miglior equilibrio, ognuna con un calendario del viaggio e tutti i calcoli.',
    example: 'Guarda un esempio',
  },
  none: {
    heading: 'Nessun piano che conosciamo va bene per queste tappe',
    text: 'Con meno dati al giorno o senza hotspot i piani ricompaiono. Le pagine dei paesi mostrano che cosa c’è.',
  },
  ways: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, { one: 'modo', many: 'di modi', other: 'modi' })} per restare connessi`,
  summary: ({ days, stops }) =>
    `${days}, ${formatNumber(stops, 'it')} ${plural('it', stops, { one: 'tappa', many: 'di tappe', other: 'tappe' })}`,
  names: {
    cheapest: 'La più economica',
    fewest: 'Con meno eSIM',
    balanced: 'Il miglior equilibrio',
    between: 'Via di mezzo',
    locals: 'Un piano per ogni paese',
  },
  failed: 'Il risultato non è stato aggiornato. Controlla la connessione e premi di nuovo il pulsante.',
  wholeTrip: ({ count }) => `tutto il viaggio, ${esims(count)}`,
  stopCount: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, { one: 'paese', many: 'di paesi', other: 'paesi' })}`,
  less: ({ amount, count }) => `${amount} in meno che con ${esims(count)}`,
  more: ({ amount, count }) => `${amount} in più della soluzione più economica, che richiede ${esims(count)}`,
  gap: ({ places }) =>
    `Senza dati ${formatList(
      places.map((place) => place.in),
      'it',
    )}. Nessun piano di questa soluzione va bene lì.`,
  unproven:
    'Le combinazioni possibili sono così tante che sono state calcolate solo le più promettenti. Potrebbe essercene una un po’ più economica.',
  why: {
    heading: 'Perché questa, e come si calcola',
    cheapest: 'Nessun’altra combinazione dei piani che conosciamo costa meno per queste tappe.',
    mostDays:
      'Nessun’altra combinazione dei piani che conosciamo copre più giorni del viaggio, e nessuna che ne copra altrettanti costa meno.',
    within: ({ count }) => `Il minimo che il viaggio costa con al massimo ${esims(count)}.`,
    mostDaysWithin: ({ count }) =>
      `Con al massimo ${esims(count)}, nessuna combinazione copre più giorni del viaggio, e nessuna che ne copra altrettanti costa meno.`,
    locals: 'Il piano proprio più economico di ogni paese, senza piani regionali e globali.',
    onlyOne: 'È sia la soluzione più economica sia quella con meno eSIM.',
    rule: ({ price }) =>
      `Una soluzione con più eSIM sta al primo posto solo se fa risparmiare più di ${price} per ogni eSIM in più.`,
  },
  sum: 'In tutto',
  usedFor: ({ places, days }) =>
    `Per ${formatList(
      places.map(({ the }) => the),
      'it',
    )}: ${days}`,
  idle: ({ days }) => `I suoi giorni continuano a scorrere mentre non si usa (${days}).`,
  onlyNew: ({ provider }) =>
    `Questo prezzo è per i nuovi clienti di ${provider}, quindi conta una volta sola presso questo venditore.`,
  dayRange: ({ from, to }) => (from === to ? `giorno ${from}` : `giorni ${from}–${to}`),
  chart: {
    table: 'Calendario in forma di tabella',
    days: 'Giorni',
    stop: 'Tappa',
    plan: 'Piano',
    none: 'senza dati',
  },
  nearMiss: ({ provider, price, place }) =>
    `Un solo piano di ${provider} a ${price} funziona su tutto l’itinerario tranne che ${place.in}.`,
  method: {
    heading: 'Come si calcola',
    items: {
      order:
        'Le tappe si susseguono; contano i giorni di arrivo e di partenza. In ogni tappa si usa un solo piano, o più piani uguali uno dopo l’altro.',
      first:
        'Prima contano i giorni senza dati, poi il costo. La soluzione più economica è sempre mostrata e indicata come tale.',
      days: 'I giorni di un piano scorrono dal primo uso, anche mentre sei altrove. Se finiscono, si conta un altro piano uguale.',
      data: 'I dati per tutta la validità sono condivisi fra le tappe; una quantità al giorno deve bastare in ogni tappa.',
      stated:
        'Contano solo i piani che dichiarano ciò che è decisivo. La velocità ridotta conta come in tutte le pagine del sito.',
      topUp: 'Se il venditore non dice che si può ricaricare, ogni piano in più conta come un’altra eSIM.',
      offers: 'Un’offerta per nuovi clienti conta una volta per venditore, e ogni piano è un ordine a sé.',
    },
  },
  further: {
    heading: 'Il viaggio continua?',
    text: ({ place }) =>
      `Pianifica il viaggio ${place.to} insieme ai paesi successivi: un piano regionale, uno per paese o un misto.`,
    link: 'Pianifica tutto il viaggio',
  },
};
