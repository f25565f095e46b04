import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
/** Countries' rules for travellers' internet access. Dates and counts arrive formatted. */
export const rules = {
  title: 'SIM and eSIM rules by country',
  description:
    'ID checks for local SIMs, phone registration, blocked sites and services: what to expect when you go online in each country, with sources and the date we checked them.',
  heading: 'Rules by country',
  lead: 'ID checks, phone registration, blocked sites: what to expect when you go online abroad. Most travel eSIMs come from abroad and roam on local networks; for each rule, we say whether it applies to them.',
  kinds: {
    purchase: 'Seller sites blocked',
    delay: 'No data for the first hours',
    services: 'Services blocked',
    device: 'Phone registration',
    id: 'ID check for local SIMs',
  },
  /** About a travel eSIM. */
  questions: { using: 'Using it', buying: 'Buying there', registering: 'Registering' },
  answers: { allowed: 'Allowed', notNeeded: 'Not needed' },
  silent: ({ count }: { count: number }) => `${count} countries whose sources leave it open for travel eSIMs`,
  stated: 'Warnings come first. Where a question is missing, no source answers it.',
  /** Whether a rule applies to travel eSIMs, as far as its sources say. */
  reaches: {
    roaming: 'Applies to travel eSIMs',
    'local-only': 'Doesn’t apply to travel eSIMs',
    local: 'Travel eSIMs not mentioned',
  },
  reachNotes: {
    roaming: 'The sources say SIMs and eSIMs from abroad are affected too.',
    'local-only':
      'The rule covers local SIMs or networks. A source exempts SIMs from abroad, which travel eSIMs usually are.',
    local: 'The sources cover the country’s own SIMs or networks and don’t mention SIMs from abroad.',
  },
  /** Stands after a source, before its date. */
  sourceKinds: {
    regulator: 'authority',
    law: 'law',
    press: 'press or guide',
    operator: 'operator or provider',
  },
  checked: ({ date }: { date: string }) => `Checked on ${date}`,
  stale: 'May be out of date',
  filter: {
    title: 'Filter rules',
    country: 'Country',
    none: ({ query }: { query: string }) => `No rule found for “${query}”.`,
    label: 'Rule type',
    all: 'All',
    option: ({ kind, count }: { kind: string; count: string }) => `${kind} (${count})`,
    submit: 'Show',
    refused: 'There’s no rule of this type, so all are shown.',
  },
  /** On the page of one country. */
  here: {
    heading: ({ place }: { place: PlaceForms }) => `Rules ${place.in}`,
    lead: 'What to sort out before you fly. Each rule names its source.',
    all: 'Rules for all countries',
  },
  note: ({ months }: { months: number }) =>
    `Rules change. We list a rule only if a public source states it, so countries not listed may have rules too. Rules we last checked more than ${months} months ago are marked. This is not legal advice.`,
};
