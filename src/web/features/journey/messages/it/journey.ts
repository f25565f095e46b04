import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { isSingular, plural } from '#i18n/plural.ts';
import { formatList } from '#i18n/format-list.ts';

function esims(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'eSIM', many: 'di eSIM', other: 'eSIM' })}`;
}

function upTo(count: number): string {
  return count === 1 ? 'una sola eSIM' : `al massimo ${esims(count)}`;
}

function times(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'volta', many: 'di volte', other: 'volte' })}`;
}

export const journey: Messages['journey'] = {
  title: 'Pianifica un viaggio in più Paesi',
  description:
    'I piani eSIM più economici per un viaggio in più Paesi, fino a 12: un piano regionale, uno per Paese o una combinazione, con tutti i calcoli.',
  heading: 'Un viaggio, più Paesi',
  allDays: 'Quanti giorni in tutto?',
  placed: ({ days }) => (isSingular(days, 'it') ? 'Giorno assegnato' : `Assegnati tutti ${elide('i', days)}`),
  left: ({ days }) => `${days} da assegnare`,
  tooMany: ({ days }) => `${days} di troppo`,
  takeDays: ({ days }) => `Usa ${days}`,
  near: ({ names }) => `vicino: ${names}`,
  across: ({ countries, borders }) =>
    `${formatNumber(countries, 'it')} ${plural('it', countries, { one: 'Paese', many: 'di Paesi', other: 'Paesi' })}${borders === 0 ? '' : `, ${formatNumber(borders, 'it')} ${plural('it', borders, { one: 'confine', many: 'di confini', other: 'confini' })}`}`,
  route: 'Il tuo itinerario',
  stop: ({ number }) => `Tappa ${formatNumber(number, 'it')}`,
  country: 'Paese',
  countryOf: ({ number }) => `Paese ${formatNumber(number, 'it')}`,
  daysAt: ({ name }) => `Giorni: ${name}`,
  plansAt: ({ name }) => `Piani: ${name}`,
  removeCountry: ({ name }) => `Rimuovi: ${name}`,
  move: ({ name, number, count }) =>
    `Sposta: ${name}, tappa ${formatNumber(number, 'it')} di ${formatNumber(count, 'it')}`,
  moved: ({ name, number }) => `${name}: ora è la tappa ${formatNumber(number, 'it')}`,
  up: 'Su',
  down: 'Giù',
  dayLimit: ({ most }) => `Indica da 1 a ${most} giorni.`,
  firstHint: ({ amount }) =>
    `Poi puoi aggiungere altri Paesi, fino a 12. Se non indichi altro, contiamo ${amount} al giorno.`,
  gbLabel: 'Dati per questa tappa, in GB (facoltativo)',
  gbHint: 'Se lasci vuoto il campo, contiamo 1\u00a0GB al giorno.',
  remove: ({ number }) => `Rimuovi la tappa ${formatNumber(number, 'it')}`,
  add: 'Aggiungi un Paese',
  added: ({ number }) => `Tappa ${formatNumber(number, 'it')} aggiunta`,
  removed: ({ number }) => `Tappa ${formatNumber(number, 'it')} rimossa`,
  total: 'GB per tutto il viaggio',
  totalRemark: 'facoltativo',
  totalHint: 'Divisi in base ai giorni tra le tappe per cui non indichi i giga.',
  problems: 'Correggi i campi segnalati per vedere le soluzioni.',
  errors: {
    'place-missing': 'Scrivi un Paese o rimuovi questa tappa.',
    'place-unknown': 'Non abbiamo piani per un Paese con questo nome. Scegline uno dall’elenco.',
    days: 'Indica da 1 a 365 giorni.',
    gb: 'Indica i giga, per esempio 3 o 0,5, oppure lascia vuoto il campo.',
    'no-stop': 'Aggiungi almeno un Paese.',
    'too-many-stops': 'Puoi aggiungere fino a 12 tappe. Dividi in due un viaggio più lungo.',
    'too-many-days': 'Al massimo 365 giorni in tutto. Accorcia una tappa o dividi il viaggio in due.',
    total: 'Indica i giga per tutto il viaggio, per esempio 20, oppure lascia vuoto il campo.',
    'total-too-small': 'I giga indicati per le singole tappe esauriscono già il totale. Aumentalo.',
  },
  empty: {
    heading: ({ names }) => `Esempio: ${names}`,
    example: 'Guarda piani e prezzi',
  },
  none: {
    heading: 'Nessun piano è adatto a queste tappe',
    less: ({ hotspot }) => `Con meno dati al giorno${hotspot ? ' o senza hotspot' : ''} trovi più piani.`,
    pages: 'Le pagine dei Paesi mostrano tutti quelli disponibili.',
  },
  ways: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, { one: 'soluzione', many: 'di soluzioni', other: 'soluzioni' })} per restare connessi`,
  summary: ({ days, stops }) =>
    `${days}, ${formatNumber(stops, 'it')} ${plural('it', stops, { one: 'tappa', many: 'di tappe', other: 'tappe' })}`,
  names: {
    cheapest: ({ days, data }) => `Prezzo più basso per ${days}${data === null ? '' : ` e ${data}`}`,
    fewest: 'Meno eSIM',
    balanced: 'Il miglior equilibrio',
    fullSpeed: 'Alla massima velocità per tutto il viaggio',
    between: ({ count, price }) => `${formatNumber(count, 'it')} eSIM in meno per ${price} in più`,
    locals: 'Un piano per ogni Paese',
  },
  failed: 'Il risultato non è stato aggiornato. Controlla la connessione e premi di nuovo il pulsante.',
  covers: ({ covered, total }) =>
    `copre ${formatNumber(covered, 'it')} ${plural('it', covered, { one: 'giorno', many: 'di giorni', other: 'giorni' })} su ${formatNumber(total, 'it')}`,
  uncovered: ({ places, hasPlans, covered, total }) => {
    const names = formatList(
      places.map((place) => place[hasPlans ? 'in' : 'the']),
      'it',
    );
    const days = plural('it', covered, { one: 'giorno', many: 'di giorni', other: 'giorni' });
    return `Nessun piano ${hasPlans ? 'è adatto a questo viaggio' : 'copre'} ${names}. ${formatNumber(covered, 'it')} ${days} su ${formatNumber(total, 'it')}:`;
  },
  slow: ({ amount, total }) => `${amount}${total === null ? '' : ` su ${total}`} a velocità ridotta`,
  forAll: 'una eSIM per tutto il viaggio',
  again: ({ count }) => `una eSIM, acquistata ${times(count)}`,
  several: ({ count, changes }) => (changes === 0 ? esims(count) : `${esims(count)}, si cambia ${times(changes)}`),
  stopCount: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, { one: 'Paese', many: 'di Paesi', other: 'Paesi' })}`,
  unproven:
    'Le combinazioni possibili sono così tante che abbiamo calcolato solo le più promettenti. Potrebbe essercene una un po’ più economica.',
  why: {
    heading: 'Perché questa soluzione e da dove viene il prezzo',
    cheapest: 'Nessun’altra combinazione dei piani che conosciamo costa meno per queste tappe.',
    mostDays:
      'Nessun’altra combinazione dei piani che conosciamo copre più giorni del viaggio, e nessuna che ne copra altrettanti costa meno.',
    within: ({ count }) => `Il prezzo più basso per il viaggio con ${upTo(count)}.`,
    mostDaysWithin: ({ count }) =>
      `Con ${upTo(count)}, nessuna combinazione copre più giorni del viaggio, e nessuna che ne copra altrettanti costa meno.`,
    fullSpeed: 'La combinazione più economica dei piani che conosciamo con tutti i dati alla massima velocità.',
    locals: 'Il piano locale più economico di ogni Paese, senza piani regionali o globali.',
    onlyOne: 'È sia la soluzione più economica sia quella con meno eSIM.',
    rule: ({ price }) =>
      `Oltre alla più economica, una soluzione con più eSIM compare solo se fa risparmiare più di ${price} per ogni eSIM in più o copre più giorni. Una con tutti i dati alla massima velocità compare se costa al massimo ${price} in più per ogni sua eSIM.`,
  },
  ownSim: ({ country }: { country: string }) => `SIM del tuo Paese (${country}), nulla da installare`,
  ownSimSum: 'Il calcolo',
  sum: 'Totale',
  usedFor: ({ places, days }) =>
    `Per ${formatList(
      places.map(({ the }) => the),
      'it',
    )}: ${days}`,
  idle: ({ days }) => `I giorni del piano scorrono anche quando non lo usi (${days}).`,
  onlyNew: ({ provider }) => `Questo prezzo vale per il primo ordine da ${provider}, quindi conta una volta sola.`,
  dayRange: ({ from, to }) => (from === to ? `giorno ${from}` : `giorni ${from}-${to}`),
  nearMiss: ({ provider, price, place }) =>
    `Un unico piano di ${provider}, a ${price}, copre tutto l’itinerario tranne ${place.the}.`,
  method: {
    heading: 'Come calcoliamo le soluzioni',
    items: {
      order:
        'Le tappe si susseguono; contano sia il giorno di arrivo sia quello di partenza. In ogni tappa si usa un solo piano, o più piani uguali uno dopo l’altro.',
      first:
        'Prima vengono le soluzioni con meno giorni senza dati, poi conta il costo. La più economica è sempre mostrata e indicata come tale.',
      days: 'I giorni di un piano scorrono dal primo uso, anche mentre sei altrove. Se finiscono, contiamo un altro piano uguale.',
      data: 'I dati fissi si dividono tra le tappe coperte dal piano; quelli giornalieri devono bastare in ogni tappa.',
      stated:
        'Consideriamo solo i piani che danno tutte le informazioni necessarie. La velocità ridotta conta come in tutte le pagine del sito.',
      topUp: 'Se il venditore non dice che si può ricaricare, ogni piano in più conta come un’altra eSIM.',
      offers: 'Un prezzo del primo ordine conta una volta per venditore, e ogni piano è un ordine a sé.',
    },
  },
  further: {
    heading: 'Il viaggio continua?',
    text: ({ place }) =>
      `Pianifica il viaggio ${place.to} insieme ai Paesi successivi: un piano regionale, uno per Paese o una combinazione.`,
    link: 'Pianifica tutto il viaggio',
  },
};
