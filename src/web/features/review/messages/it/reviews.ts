import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function providerCount(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'venditore', many: 'di venditori', other: 'venditori' })}`;
}

function reviewCount(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'recensione', many: 'di recensioni', other: 'recensioni' })}`;
}

function starCount(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'stella', many: 'di stelle', other: 'stelle' })}`;
}

export const reviews: Messages['reviews'] = {
  title: 'Recensioni di eSIM da viaggio',
  description:
    'Le recensioni dei viaggiatori sui venditori di eSIM che hanno usato. Ogni recensione viene letta prima della pubblicazione.',
  heading: 'Recensioni',
  lead: 'Che cosa dicono i viaggiatori delle eSIM che hanno usato.',
  seller: {
    heading: ({ provider }) => `Recensioni di ${provider}`,
    plans: ({ place }) => (place.isWorld ? 'I suoi piani globali' : `I suoi piani ${place.for}`),
  },
  count: ({ count }) => reviewCount(count),
  countOfProviders: ({ reviews, providers: count }) => `${reviewCount(reviews)} di ${providerCount(count)}`,
  countWithStars: ({ stars, count }) => `${starCount(stars)}: ${reviewCount(count)}`,
  mean: ({ rating }) => `${rating} su 5`,
  stars: ({ count }) => starCount(count),
  rating: ({ rating }) => `${formatNumber(rating, 'it')} su 5`,
  feedTitle: ({ siteName }) => `Recensioni · ${siteName}`,
  report: 'Segnala',
  reply: ({ provider }) => `Risposta di ${provider}`,
  checked: {
    text: 'Una persona legge ogni recensione prima della pubblicazione, qualunque sia la valutazione.',
    link: 'Come vengono controllate le recensioni',
  },
  pictures: {
    name: ({ place }) => `Screenshot ${place}`,
    close: 'Chiudi',
    previous: 'Precedente',
    next: 'Successivo',
  },
  filters: {
    button: ({ count }) => (count === 0 ? 'Filtri' : `Filtri · ${formatNumber(count, 'it')}`),
    label: 'Filtra le recensioni',
    provider: 'Venditore',
    destination: 'Paese',
    rating: 'Stelle',
    language: 'Lingua',
    order: 'Ordine',
    any: { destination: 'Tutti', provider: 'Tutti', rating: 'Tutte', language: 'Tutte' },
    orders: { language: 'Recenti', newest: 'Recenti, in ogni lingua', useful: 'Utili' },
    apply: 'Mostra',
    all: 'Mostra tutte le recensioni',
  },
  orderNotes: {
    language: 'Prima le recensioni in italiano, poi quelle in altre lingue, sempre dalla più recente.',
    useful: '«Utili» mette prima le recensioni lunghe, con screenshot e con più Paesi. La valutazione non conta.',
  },
  none: {
    heading: 'Nessuna recensione trovata',
    text: 'Prova a rimuovere un filtro.',
  },
  summary: { all: 'Tutte le recensioni', chosen: 'Queste recensioni' },
  best: {
    heading: 'Venditori meglio valutati',
    note: ({ fewest }) =>
      `Con almeno ${fewest} recensioni e una valutazione non inferiore alla media. Se sono poche, la valutazione si avvicina alla media generale.`,
  },
  withoutScript:
    'Il modulo delle recensioni ha bisogno di JavaScript per ridurre gli screenshot e bloccare i bot. Attiva JavaScript nel browser e riapri questa pagina.',
  empty: {
    heading: 'Ancora nessuna recensione',
    text: 'Leggiamo ogni recensione prima di pubblicarla.',
    destinations: 'Tutte le destinazioni',
  },
};
