import { fitLength, shownLength } from '#i18n/fit-length.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';
import { esimsFor } from '#i18n/languages/it/esims.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

/** `piani per il Giappone`, `piani globali`. */
function forPlace(noun: string, { isWorld, ...place }: PlaceForms): string {
  return `${noun} ${isWorld ? (noun.startsWith('piani') ? 'globali' : 'globale') : place.for}`;
}

export const provider: Messages['provider'] = {
  title: ({ provider: name, destination }) =>
    fitLength(shownLength.title, [
      `${name}: ${forPlace('piani eSIM', destination)}`,
      `${name}: eSIM ${destination.name}`,
    ]),
  description: (facts) => {
    const offers = `${facts.provider}: ${esimsFor(facts.destination)}, ${facts.plans}${
      facts.price === null ? '' : `, ${facts.amount} da ${facts.price}`
    }.`;
    return fitLength(shownLength.description, [
      `${offers} Dati, giorni, condizioni e prezzi a confronto.`,
      `${offers} Prezzi a confronto.`,
      offers,
    ]);
  },
  subtitle: ({ destination }) => (destination.isWorld ? 'Piani eSIM globali' : `Piani eSIM ${destination.for}`),
  plansHeading: ({ destination }) => (destination.isWorld ? 'Piani globali' : `Piani ${destination.for}`),
  allPlans: ({ destination }) => `Tutti i ${forPlace('piani', destination)}`,
  confirmed: ({ date, ago }) => `Prezzi confermati ${elide('il', date)}, ${ago}. Fa fede la pagina del venditore.`,
  ranks: ({ rank }) =>
    `${rank}: la posizione di un prezzo tra i più bassi di ogni venditore, con almeno gli stessi dati.`,
  everywhere: ({ provider }) => `${provider} in tutte le destinazioni`,
  visit: ({ provider: name }) => `Vai su ${name}`,
  named: {
    title: ({ plan, destination }) => `${plan}: ${forPlace('piano eSIM', destination)}`,
    lead: ({ trip }) => `Costo per questo viaggio: ${trip}.`,
    notSold: ({ provider: name, destination }) =>
      `${name} non vende questo ${forPlace('piano', destination)}, o non lo vende più.`,
  },
  company: {
    heading: ({ provider: name }) => `Chi è ${name}`,
    source: 'Per quanto ci risulta',
    legalName: 'Società',
    seat: 'Sede legale',
    register: 'Registro',
    support: 'Assistenza',
    payment: 'Pagamento',
    refunds: 'Rimborsi',
    methods: { card: 'Carta', 'bank-transfer': 'Bonifico', crypto: 'Criptovaluta', konbini: 'Minimarket (Giappone)' },
  },
  cheaper: {
    heading: 'Dove si colloca questo venditore',
    lead: ({ trip, provider: name, price }) => `${trip}: ${price} con ${name}. Questi costano meno.`,
    leadWithout: ({ trip, provider: name }) =>
      `${trip}: non è sicuro che un piano di ${name} sia adatto. I più economici tra quelli che lo sono:`,
    noneAtAll: ({ trip }) => `${trip}: di nessun piano è sicuro che sia adatto.`,
    more: ({ count }) =>
      plural('it', count, {
        one: 'Un altro venditore costa meno',
        many: `Altri ${formatNumber(count, 'it')} di venditori costano meno`,
        other: `Altri ${formatNumber(count, 'it')} venditori costano meno`,
      }),
    lowest: ({ price }) => `Il prezzo più basso di tutti i venditori: ${price}`,
    others: ({ count }) =>
      plural('it', count, {
        one: 'Un altro venditore costa meno',
        many: `Altri ${formatNumber(count, 'it')} di venditori costano meno`,
        other: `Altri ${formatNumber(count, 'it')} venditori costano meno`,
      }),
    again: ({ trip }) => `Confronta i piani per ${trip}`,
  },
  promo: {
    heading: 'Offerte',
    lead: 'Condizioni indicate dal venditore',
    upTo: ({ percent }) => `Fino ${elide('al', `${formatNumber(percent, 'it')}%`)} di sconto`,
    plain: 'Offerta',
    code: 'Codice',
    codeNotStated: 'Nessun codice indicato',
    forWhom: 'Per',
    newCustomers: 'Solo primo ordine',
    everyone: 'Tutti i clienti',
    minimum: 'Ordine minimo',
    noMinimum: 'Nessun minimo indicato',
    excluded: 'Esclusi',
    runs: 'Periodo',
    until: ({ date }) => `Fino ${elide('al', date)}`,
    endsBetween: ({ from, to }) => `Termina fra ${elide('il', from)} e ${elide('il', to)}, a seconda del piano`,
    endsFrom: ({ date }) => `Termina non prima ${elide('del', date)}, a seconda del piano`,
    startsLater: ({ date, end }) => `${elide('Dal', date)}. ${end}`,
    noEnd: 'Nessuna scadenza indicata',
    plans: 'Piani',
    onPlans: ({ count, total }) => `${formatNumber(count, 'it')} su ${formatNumber(total, 'it')}`,
  },
  reviews: {
    heading: 'Recensioni',
    reviewsHere: ({ count, destination }) =>
      `di cui ${formatNumber(count, 'it')} ${destination.isWorld ? 'sui piani globali' : `di chi è stato ${destination.in}`}`,
    here: ({ destination }) =>
      destination.isWorld ? 'Da chi ha usato piani globali' : `Da chi è stato ${destination.in}`,
    elsewhere: 'Da chi è stato altrove',
    allReviews: 'Tutte le recensioni',
    empty: 'Ancora nessuna recensione',
    emptyText: ({ provider: name }) =>
      `Ancora nessuna recensione di ${name}. Leggiamo ogni recensione prima di pubblicarla.`,
  },
};
