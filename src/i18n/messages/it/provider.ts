import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/italian-article.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

/** `piani per il Giappone`, `piani globali`. */
function forPlace(noun: string, { isWorld, ...place }: PlaceForms): string {
  return `${noun} ${isWorld ? (noun.startsWith('piani') ? 'globali' : 'globale') : place.for}`;
}

export const provider: Messages['provider'] = {
  title: ({ provider: name, destination }) => `${name}: ${forPlace('piani eSIM', destination)}`,
  description: (facts) =>
    `eSIM ${facts.destination.for} di ${facts.provider}: ${facts.plans}${
      facts.price === null ? '' : `, ${facts.amount} da ${facts.price}`
    }. Dati, giorni, condizioni e posizione dei prezzi fra tutti i fornitori.`,
  subtitle: ({ destination }) => (destination.isWorld ? 'Piani eSIM globali' : `Piani eSIM ${destination.for}`),
  plansHeading: ({ destination }) => (destination.isWorld ? 'Piani globali' : `Piani ${destination.for}`),
  allPlans: ({ destination }) => `Tutti i ${forPlace('piani', destination)}`,
  visit: ({ provider: name }) => `Vai a ${name}`,
  named: {
    title: ({ plan, destination }) => `${plan}: ${forPlace('piano eSIM', destination)}`,
    lead: ({ trip }) => `Costo per questo viaggio: ${trip}.`,
    notSold: ({ provider: name, destination }) =>
      `${name} non vende questo ${forPlace('piano', destination)}, o non lo vende più.`,
  },
  company: {
    heading: ({ provider: name }) => `Chi è ${name}`,
    source: 'In base a quanto abbiamo verificato',
    legalName: 'Società',
    seat: 'Sede legale',
    register: 'Registro',
    support: 'Assistenza',
    payment: 'Pagamento',
    refunds: 'Rimborsi',
    methods: { card: 'Carta', 'bank-transfer': 'Bonifico', crypto: 'Criptovaluta', konbini: 'Minimarket (Giappone)' },
  },
  position: {
    heading: 'I prezzi fra tutti i fornitori',
    lead: 'Il piano più economico di ogni taglio accanto al più economico di ogni altro fornitore qui. Prezzi senza promozioni, qualunque sia la durata; gli illimitati al giorno.',
    none: ({ provider: name }) => `${name} non vende nessuno dei tagli confrontati qui.`,
    columns: {
      size: 'Taglio',
      price: 'Prezzo qui',
      place: 'Posizione',
      scale: 'Dal più basso al più alto',
      lowest: 'Il più basso',
      median: 'Valore centrale',
    },
    perDay: 'Illimitato, al giorno',
    place: ({ place, count }) =>
      place === 1
        ? `Il più basso su ${formatNumber(count, 'it')}`
        : `${formatNumber(place, 'it')}º più basso su ${formatNumber(count, 'it')}`,
    sharedPlace: ({ place }) => `${place}, a pari merito`,
    only: 'Unico fornitore di questo taglio',
  },
  cheaper: {
    heading: 'Stesso viaggio, altri fornitori',
    lead: ({ trip, provider: name, price }) => `${trip}: ${price} con ${name}. Questi costano meno.`,
    leadWithout: ({ trip, provider: name }) =>
      `${trip}: nessun piano di ${name} basta di sicuro. I più economici che bastano:`,
    none: ({ trip, provider: name, price }) => `${trip}: ${price} con ${name}. Nessun altro fornitore qui costa meno.`,
    noneAtAll: ({ trip }) => `${trip}: nessun piano qui basta di sicuro.`,
    more: ({ count }) =>
      `${formatNumber(count, 'it')} ${plural('it', count, {
        one: 'altro fornitore costa meno',
        many: 'di altri fornitori costano meno',
        other: 'altri fornitori costano meno',
      })}`,
    own: ({ trip, provider: name, price }) => `${trip}: ${price} con ${name}.`,
    others: ({ count }) =>
      `${formatNumber(count, 'it')} ${plural('it', count, {
        one: 'altro fornitore costa',
        many: 'di altri fornitori costano',
        other: 'altri fornitori costano',
      })} meno`,
    again: ({ trip }) => `Confronta per ${trip}`,
  },
  promo: {
    heading: 'Offerte',
    lead: 'Condizioni indicate dal fornitore',
    upTo: ({ percent }) => `Fino ${elide('al', `${formatNumber(percent, 'it')}%`)} in meno`,
    plain: 'Offerta',
    code: 'Codice',
    codeNotStated: 'Nessun codice indicato',
    forWhom: 'Per',
    newCustomers: 'Solo nuovi clienti',
    everyone: 'Clienti nuovi e già registrati',
    minimum: 'Ordine da',
    noMinimum: 'Nessun minimo indicato',
    excluded: 'Esclusi',
    runs: 'Durata',
    until: ({ date }) => `Fino ${elide('al', date)}`,
    endsBetween: ({ from, to }) => `Termina fra ${elide('il', from)} e ${elide('il', to)}, secondo il piano`,
    endsFrom: ({ date }) => `Termina non prima ${elide('del', date)}, secondo il piano`,
    startsLater: ({ date, end }) => `${elide('Dal', date)}. ${end}`,
    noEnd: 'Nessuna scadenza indicata',
    plans: 'Piani',
    onPlans: ({ count, total }) => `${formatNumber(count, 'it')} su ${formatNumber(total, 'it')}`,
  },
  reviews: {
    heading: 'Recensioni',
    reviewsHere: ({ count, destination }) => `di cui ${formatNumber(count, 'it')} ${destination.for}`,
    here: ({ destination }) => `Da chi è stato ${destination.in}`,
    elsewhere: 'Di chi ha viaggiato altrove',
    allReviews: 'Tutte le recensioni',
    empty: 'Ancora nessuna recensione',
    emptyText: ({ provider: name }) =>
      `Nessuna recensione di ${name} è ancora stata pubblicata. Una recensione appare qui dopo che una persona l’ha letta.`,
  },
};
