import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/italian-article.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function reports(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'segnalazione di prezzo', many: 'di segnalazioni di prezzo', other: 'segnalazioni di prezzo' })}`;
}

function doNotName(count: number): string {
  return plural('it', count, {
    one: 'l’ultima lista completa del suo venditore non lo nomina',
    many: `le ultime ${formatNumber(count, 'it')} liste complete del suo venditore non lo nominano`,
    other: `le ultime ${formatNumber(count, 'it')} liste complete del suo venditore non lo nominano`,
  });
}

export const methodology: Messages['methodology'] = {
  title: 'Come confrontiamo e ordiniamo',
  description:
    'Le regole e le cifre dietro l’ordine dei piani eSIM: costo del viaggio, parità, piani illimitati, valutazioni, prezzi vecchi, link a pagamento e correzioni.',
  lead: 'Queste sono le regole con cui si calcolano i nostri elenchi. Le cifre di questa pagina vengono dallo stesso posto da cui le prendono gli elenchi, perciò non possono contraddirsi.',
  order: {
    heading: 'L’ordine di un elenco',
    lead: 'Se non scegli un altro ordine, i piani sono ordinati per il tuo viaggio, in questa sequenza:',
    fits: {
      full: 'i piani che coprono tutto il viaggio alla massima velocità',
      slow: 'quelli che lo coprono in parte a una velocità ridotta ma utilizzabile',
      unknown: 'i piani incerti, di cui il venditore non indica ciò che decide o di cui ne servirebbero troppi',
      short: 'i piani che non bastano per il viaggio',
    },
    partial: ({ share }) => `nella pagina di una regione, i piani validi in meno ${elide('del', share)} dei Paesi`,
    byCost: ({ plans }) => `In base al costo di tutto il viaggio: ${plans}.`,
    byPrice: ({ plans }) => `In base al prezzo di listino di un piano: ${plans}.`,
    ties: ({ list }) => `A parità di importo decide questo: ${list}.`,
    sequence: ({ before, next }) => `${before}, poi ${next}`,
    tieBreaks: {
      'fewer-plans': 'meno piani',
      'full-speed': 'la massima velocità prima di quella ridotta',
      'longer-validity': 'la validità più lunga',
      'more-data': 'più dati',
      'older-entry': 'la voce più vecchia del nostro catalogo',
    },
    others:
      'Se ordini per prezzo, prezzo al GB, prezzo al giorno, dati, validità o valutazione, quella cifra viene prima e l’ordine del tuo viaggio decide le parità. Le cifre che non abbiamo vengono per ultime.',
    unknown:
      'Ciò che un venditore non indica è sconosciuto. Lo mostriamo come «non indicato» e non come un no. Un requisito esclude i piani che non lo indicano.',
  },
  cost: {
    heading: 'Quanto costa un viaggio',
    several: ({ most, share }) =>
      `Se per il viaggio ne servono più di ${most} uguali, non è una risposta: il piano sta tra quelli incerti. Se vincono più piani e uno solo costa fino ${elide('al', share)} in più, o circa un dollaro, la risposta nomina anche quello.`,
    paragraphs: [
      'Un piano troppo breve o troppo piccolo conta tante volte quante ne servono al viaggio, uno dopo l’altro: 9 GB con piani da 5 GB sono due piani. Una quantità giornaliera non raddoppia con un secondo piano uguale. Un piano gratuito è una prova e conta una volta.',
      'I prezzi promo contano solo se li attivi e se il viaggio ne soddisfa le condizioni. Il prezzo che il venditore fissa nella tua valuta vale così com’è; ogni altro è convertito e segnato con ≈.',
    ],
  },
  unlimited: {
    heading: 'L’illimitato preso alla lettera',
    honest:
      'Un piano illimitato è consigliato solo se non si interrompe mai e dice come rallenta: una quantità e la velocità successiva, oppure una sola velocità mai superata.',
    slow: ({ hours, speed, amount }) =>
      `La velocità ridotta conta da ${speed} in su, abbastanza per mappe, web e video in definizione standard: ${formatNumber(hours, 'it')} ore d’uso al giorno, ${amount}. Ciò che un viaggio richiederebbe a velocità più bassa non è coperto.`,
    unknown: 'Un illimitato che non dice nulla dei suoi limiti è elencato come incerto, dietro a tutti quelli sicuri.',
  },
  picks: {
    heading: 'Le risposte sopra un elenco',
    lead: 'Vengono dai piani dell’elenco e da nient’altro. Un piano che vince due volte è nominato una volta sola.',
    cheapest:
      'Il più economico adatto: sempre la prima riga dell’elenco nell’ordine del tuo viaggio. Se ne servono diversi e uno solo costa poco di più, è indicato accanto.',
    fewestWorries: ({ rating, hours }) =>
      `Il più tranquillo: ciò che costa meno per il viaggio tra i piani di cui ne basta uno, alla massima velocità o, finiti i dati, a una che conta, che indicano hotspot e rete, di un fornitore con valutazione di almeno ${rating} e con il prezzo confermato nelle ultime ${hours} ore.`,
    bestValue: ({ times }) =>
      `Miglior rapporto qualità-prezzo: il prezzo più basso per GB utilizzabile nel viaggio, tra i piani di cui ne basta uno alla massima velocità. Non conta ciò che un piano giornaliero dà dopo il viaggio, né ciò che supera ${times} volte i dati del viaggio.`,
    elsewhere: ({ share }) =>
      `Se la seconda o la terza risposta fosse di un fornitore già nominato, è indicata la migliore di un altro quando costa al massimo ${elide('il', share)} in più.`,
  },
  planner: {
    heading: 'Un viaggio in più paesi',
    lead: 'Il pianificatore calcola ogni piano per le tappe che coprirebbe, con le regole qui sopra, e prova tutte le combinazioni di piani regionali, globali e di un solo paese. In ogni tappa si usa un solo piano, o più piani uguali uno dopo l’altro. Se la ricerca va interrotta, la risposta lo dice.',
    first: ({ price }) =>
      `Prima contano i giorni senza dati. Poi una soluzione con più eSIM sta al primo posto solo se fa risparmiare più di ${price} per ogni eSIM in più. La soluzione più economica è sempre mostrata e indicata come tale.`,
    noRate:
      'Senza un tasso di cambio per convertire questo importo nella tua valuta, al primo posto sta la soluzione più economica.',
  },
  folded: {
    heading: 'I piani raccolti',
    paragraphs: [
      'Un piano viene raccolto quando lo stesso venditore ne ha un altro che non costa di più, è almeno pari per dati, giorni, velocità, Paesi, reti e ogni funzione, e migliore in qualcosa; di due uguali in tutto se ne vede uno. Sono contati sotto l’elenco e si vedono con un tocco. I piani di venditori diversi non si nascondono mai a vicenda.',
    ],
  },
  ratings: {
    heading: 'Le valutazioni dei fornitori',
    formula: ({ weight }) =>
      `Quando i fornitori sono ordinati per valutazione, ogni media si avvicina a quella di tutti, come se alle sue si aggiungessero ${weight} recensioni medie. Pochi elogi non bastano per guidare un elenco. Il voto mostrato è la media semplice.`,
    fewest: ({ count }) => `Gli elenchi dei migliori lasciano fuori i fornitori con meno di ${count} recensioni.`,
    moderation:
      'Contano solo le recensioni pubblicate qui. Chi legge una recensione non ne vede il voto mentre decide.',
  },
  fresh: {
    heading: 'Quanto è recente un prezzo',
    stale: ({ days, runs }) =>
      `Ogni prezzo dice quando è stato visto per l’ultima volta. È segnato come non confermato oltre ${days}, o se ${doNotName(runs)}.`,
    withdrawn: ({ runs }) => `Un piano esce dagli elenchi quando ${doNotName(runs)}.`,
    history: ({ lowest, course }) =>
      `Il prezzo più basso guarda indietro di ${lowest}, l’andamento di un prezzo di ${course}. I prezzi passati non si cambiano mai dopo.`,
  },
  bounds: {
    heading: 'Ciò a cui non crediamo',
    lead: 'Le liste dei venditori contengono sviste, per esempio centesimi al posto di unità. Queste righe sono scartate e segnalate al gestore:',
    price: ({ lowest, highest }) =>
      `un prezzo sotto ${lowest} o sopra ${highest}, esclusi prove gratuite e piani a consumo;`,
    market: ({ refused, suspicious, plans, sellers }) =>
      `un prezzo ${refused} volte sopra o sotto la mediana del suo tipo e luogo (da ${suspicious} volte è solo esaminato), dove almeno ${plans} piani di ${sellers} venditori fanno una mediana;`,
    data: ({ amount }) => `più di ${amount} al giorno, che nessuna connessione trasporta.`,
    others: 'Questi sono i limiti consueti. Il gestore di un sito può fissarne altri per le sue liste.',
  },
  money: {
    heading: 'Come si guadagna',
    paragraphs: [
      'Un link partner porta a un venditore e può dare al gestore una commissione quando compri. Ognuno di questi link lo dice, anche ai motori di ricerca.',
      'Quanto paga un link non fa parte dei dati con cui si calcola l’ordine. Il codice che ordina non può leggerlo, e un test automatico cambia tutti i link e verifica che nessun elenco cambi con loro.',
    ],
  },
  reviews: {
    heading: 'Che ne è stato delle recensioni',
    counts: ({ received, published, rejected, removed }) =>
      `Ricevute: ${received}. Pubblicate: ${published}. Non pubblicate: ${rejected}. Tolte in seguito: ${removed}.`,
    more: 'Vedi i motivi',
  },
  corrections: {
    heading: 'Correzioni',
    lead: 'Ciò che qui era sbagliato ed è stato corretto, dal più recente. Ogni piano ha un link per segnalare un prezzo sbagliato.',
    none: 'Non è ancora stata pubblicata nessuna correzione.',
    count: (counts) =>
      `${formatNumber(counts.corrections, 'it')} ${plural('it', counts.corrections, { one: 'correzione', many: 'di correzioni', other: 'correzioni' })}, in seguito a ${reports(counts.reports)}.`,
    wrong: 'Che cosa era sbagliato',
    done: 'Che cosa è stato fatto',
    reports: ({ count }) => `In seguito a ${reports(count)}.`,
  },
};
