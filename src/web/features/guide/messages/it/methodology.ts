import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function reports(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'segnalazione sui prezzi', many: 'di segnalazioni sui prezzi', other: 'segnalazioni sui prezzi' })}`;
}

function isMissing(count: number): string {
  return plural('it', count, {
    one: 'non compare nell’ultimo listino completo del suo venditore',
    many: `non compare negli ultimi ${formatNumber(count, 'it')} listini completi del suo venditore`,
    other: `non compare negli ultimi ${formatNumber(count, 'it')} listini completi del suo venditore`,
  });
}

export const methodology: Messages['methodology'] = {
  title: 'Come confrontiamo e ordiniamo i piani',
  description:
    'Le regole e le cifre con cui ordiniamo i piani eSIM: prezzo del viaggio intero, parità, piani illimitati, valutazioni, prezzi non aggiornati, link sponsorizzati e correzioni.',
  lead: 'Queste sono le regole con cui calcoliamo gli elenchi. Le cifre di questa pagina sono quelle usate dagli elenchi: non possono essere diverse.',
  order: {
    heading: 'L’ordine di un elenco',
    lead: 'Se non scegli un altro ordine, i piani sono ordinati per il tuo viaggio, in questa sequenza:',
    fits: {
      full: 'i piani che coprono tutto il viaggio alla massima velocità',
      slow: 'quelli che lo coprono tutto, ma per una parte a una velocità ridotta, anche se utilizzabile',
      unknown:
        'i piani forse adatti, perché il venditore non dà le informazioni necessarie o perché ne servirebbero troppi',
      short: 'i piani non adatti al viaggio',
    },
    partial: ({ share }) =>
      `nella pagina di una regione, i piani che funzionano in meno ${elide('del', share)} dei Paesi`,
    byCost: ({ plans }) => `In base al costo di tutto il viaggio: ${plans}.`,
    byPrice: ({ plans }) => `In base al prezzo di listino di un piano: ${plans}.`,
    ties: ({ list }) => `A parità di importo contano, nell’ordine: ${list}.`,
    sequence: ({ before, next }) => `${before}, poi ${next}`,
    tieBreaks: {
      'fewer-plans': 'meno piani da acquistare',
      'full-speed': 'la massima velocità prima di quella ridotta',
      'ends-by-itself': 'quello che dichiara di non rinnovarsi',
      'longer-validity': 'la validità più lunga',
      'more-data': 'più dati',
      'older-entry': 'il piano da più tempo nei nostri elenchi',
    },
    others:
      'Se ordini per prezzo, prezzo al GB, prezzo al giorno, dati, validità o valutazione, conta prima quella cifra e, a parità, l’ordine per il tuo viaggio. I piani per cui la cifra manca vengono per ultimi.',
    unknown:
      'Quando un venditore non indica qualcosa, lo mostriamo come «nessuna indicazione» e non come un no. Se però scegli un requisito, i piani che non lo indicano sono esclusi.',
  },
  cost: {
    heading: 'Quanto costa un viaggio',
    several: ({ most, share }) =>
      `Se di un piano ne servirebbero più di ${most}, lo mettiamo tra quelli forse adatti. Se la soluzione più economica richiede più piani e uno solo costa fino ${elide('al', share)} in più, o circa un dollaro in più, indichiamo anche quello.`,
    paragraphs: [
      'Un piano troppo breve o troppo piccolo conta tante volte quante ne servono, uno dopo l’altro: per 9\u00a0GB servono due piani da 5\u00a0GB. I dati giornalieri non raddoppiano con un secondo piano uguale. Un piano gratuito è una prova e conta una volta sola.',
      'I prezzi promo contano solo se li attivi e se il viaggio ne soddisfa le condizioni. Se il venditore fissa un prezzo nella tua valuta, usiamo quello; tutti gli altri sono convertiti e segnati con ≈.',
    ],
  },
  unlimited: {
    heading: 'Che cosa consideriamo «illimitato»',
    honest:
      'Consigliamo un piano illimitato solo se non si interrompe mai e dice come rallenta: una soglia e la velocità successiva, oppure una sola velocità mai superata.',
    slow: ({ hours, speed, amount }) =>
      `La velocità ridotta conta da ${speed} in su, abbastanza per mappe, web e video in definizione standard: ${formatNumber(hours, 'it')} ${plural('it', hours, { one: 'ora', many: 'di ore', other: 'ore' })} di connessione al giorno, ${amount}. I dati più lenti non contano.`,
    unknown: 'Un piano illimitato che non dice nulla dei suoi limiti viene dopo tutti quelli sicuramente adatti.',
  },
  picks: {
    heading: 'I consigli sopra l’elenco',
    lead: 'Vengono solo dai piani dell’elenco. Un piano che vince due volte compare una volta sola.',
    cheapest:
      'Prezzo più basso: sempre la prima riga dell’elenco nell’ordine del tuo viaggio. Se ne servono diversi e un piano unico costa poco di più, lo indichiamo accanto.',
    fewestWorries: ({ rating, reviews, generation, hours, times }) =>
      `Senza pensieri: il meno caro tra i piani che coprono da soli il viaggio, alla massima velocità o, oltre la soglia, a una velocità utilizzabile. Consentono l’hotspot, dicono quale rete usano (${generation} o superiore) e che cosa succede finiti i dati, e non risulta che chiedano un documento, mostrino pubblicità, si rinnovino da soli o siano riservati al primo ordine. Il venditore ha almeno ${reviews} recensioni con una media di ${rating} o più (se nessuno ne ha tante, la valutazione non conta), il prezzo è stato confermato nelle ultime ${hours} ore e il viaggio costa al massimo ${times} volte il più economico. Se nessun piano va bene, questa risposta non compare.`,
    bestValue: ({ times }) =>
      `Miglior prezzo al GB: il prezzo più basso per ogni GB che userai, tra i piani che coprono da soli il viaggio alla massima velocità. Non contano i giga che un piano giornaliero dà dopo il viaggio, né quelli oltre ${times} volte i dati del viaggio.`,
    elsewhere: ({ share }) =>
      `Se il secondo o il terzo consiglio è di un venditore già citato, mostriamo il migliore di un altro venditore, purché costi al massimo ${elide('il', share)} in più.`,
  },
  planner: {
    heading: 'Un viaggio in più Paesi',
    lead: 'Il pianificatore calcola il costo di ogni piano per le tappe che copre, con le regole qui sopra, e prova tutte le combinazioni di piani regionali, globali e di un solo Paese. In ogni tappa si usa un solo piano, o più piani uguali uno dopo l’altro. Se la ricerca viene limitata, il risultato lo indica.',
    first: ({ price }) =>
      `Prima vengono le soluzioni con meno giorni senza dati. Una soluzione con più eSIM viene per prima solo se fa risparmiare più di ${price} per ogni eSIM in più. La più economica è sempre mostrata e indicata come tale.`,
    noRate:
      'Se manca il tasso di cambio per convertire questo importo nella tua valuta, per prima viene la soluzione più economica.',
  },
  folded: {
    heading: 'I piani nascosti',
    paragraphs: [
      'Un piano viene nascosto quando lo stesso venditore ne ha un altro che non costa di più, non è inferiore per dati, giorni, velocità, Paesi, reti e funzioni ed è migliore in qualcosa; di due piani del tutto uguali se ne vede uno. Sono contati sotto l’elenco e basta un tocco per mostrarli. I piani di venditori diversi non si nascondono mai a vicenda.',
    ],
  },
  ratings: {
    heading: 'Le valutazioni dei venditori',
    formula: ({ weight }) =>
      `Quando ordiniamo i venditori per valutazione, avviciniamo ogni media a quella generale, come se avesse ${weight} recensioni medie in più. Poche recensioni entusiaste non bastano per stare in testa. La valutazione mostrata è la media semplice.`,
    fewest: ({ count }) => `I venditori con meno di ${count} recensioni non compaiono tra i meglio valutati.`,
    moderation:
      'Contano solo le recensioni pubblicate qui. Chi le legge non ne vede la valutazione mentre decide se pubblicarle.',
  },
  fresh: {
    heading: 'Quanto è recente un prezzo',
    stale: ({ days, runs }) =>
      `Di ogni prezzo diciamo quando è stato visto l’ultima volta. È segnato come non confermato dopo ${days}, o se il piano ${isMissing(runs)}.`,
    withdrawn: ({ runs }) => `Un piano esce dagli elenchi quando ${isMissing(runs)}.`,
    history: ({ lowest, course }) =>
      `Il prezzo più basso considera gli ultimi ${lowest}, l’andamento del prezzo gli ultimi ${course}. I prezzi passati non vengono mai modificati.`,
  },
  bounds: {
    heading: 'I prezzi che scartiamo',
    lead: 'I listini dei venditori contengono sviste, per esempio centesimi al posto di euro. Queste righe vengono scartate e segnalate al gestore:',
    price: ({ lowest, highest }) =>
      `un prezzo inferiore a ${lowest} o superiore a ${highest}, escluse le prove gratuite e i piani a consumo;`,
    market: ({ refused, suspicious, plans, sellers }) =>
      `un prezzo ${refused} volte superiore o inferiore alla mediana dei piani dello stesso tipo per la stessa destinazione, se sono almeno ${plans} di ${sellers} venditori (da ${suspicious} volte in su viene solo esaminato);`,
    further: ({ times, share }) =>
      `un prezzo in un’altra valuta più di ${times} volte superiore o inferiore al prezzo di listino al cambio del giorno, e un prezzo promo superiore a quello di listino o inferiore al ${share} di questo (il piano resta negli elenchi);`,
    data: ({ amount }) => `più di ${amount} al giorno, che nessuna connessione raggiunge.`,
    others: 'Questi sono i limiti predefiniti. Il gestore di un sito può fissarne altri per i suoi listini.',
  },
  money: {
    heading: 'Come guadagniamo',
    paragraphs: [
      'Un link di affiliazione porta al sito di un venditore e può far guadagnare al gestore una commissione quando acquisti. Ognuno di questi link è indicato come sponsorizzato, anche per i motori di ricerca.',
      'La commissione non fa parte dei dati con cui calcoliamo l’ordine. Il codice che ordina i piani non può leggerla, e un test automatico cambia tutti i link e verifica che nessun elenco cambi.',
    ],
  },
  reviews: {
    heading: 'Le recensioni in cifre',
    counts: ({ received, published, rejected, removed }) =>
      `Ricevute: ${received}. Pubblicate: ${published}. Non pubblicate: ${rejected}. Rimosse in seguito: ${removed}.`,
    more: 'Vedi i motivi',
  },
  corrections: {
    heading: 'Correzioni',
    lead: 'Gli errori che abbiamo corretto, dal più recente. Da ogni piano puoi segnalare un errore.',
    none: 'Ancora nessuna correzione pubblicata.',
    count: (counts) =>
      `${formatNumber(counts.corrections, 'it')} ${plural('it', counts.corrections, { one: 'correzione', many: 'di correzioni', other: 'correzioni' })}${counts.reports === 0 ? '' : `, in seguito a ${reports(counts.reports)}`}.`,
    wrong: 'Che cosa era sbagliato',
    done: 'Che cosa è stato fatto',
    reports: ({ count }) => `In seguito a ${reports(count)}.`,
  },
};
