import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
/** Countries' rules for travellers' internet access. Dates and counts arrive formatted. */
export const rules = {
  title: 'SIM and eSIM rules by country',
  description:
    'ID checks for local SIMs, phone registration, blocked sites and services: what countries ask of travellers who go online, each with its source and the day we checked it.',
  heading: 'Rules by country',
  lead: 'ID checks, phone registration, blocked sites: what countries ask of travellers who go online. Most travel eSIMs come from abroad and use a network as roaming guests; each rule says whether its sources concern them.',
  kinds: {
    purchase: 'Sellers’ sites blocked',
    delay: 'Data starts late',
    services: 'Services blocked',
    device: 'Phone registration',
    id: 'ID check for local SIMs',
  },
  /** Whether a rule concerns travel eSIMs, as far as its sources say. */
  reaches: {
    roaming: 'Also for travel eSIMs',
    'local-only': 'Not for travel eSIMs',
    local: 'Travel eSIMs not mentioned',
  },
  reachNotes: {
    roaming: 'The sources say that SIMs and eSIMs from abroad are concerned too.',
    'local-only':
      'The rule is for local SIMs or networks. A source exempts SIMs from abroad, which travel eSIMs usually are.',
    local: 'The sources speak of the country’s own SIMs or networks and say nothing of SIMs from abroad.',
  },
  /** Stands after a source, before its date. */
  sourceKinds: {
    regulator: 'authority',
    law: 'law',
    press: 'press or guide',
    operator: 'operator or seller',
  },
  checked: ({ date }: { date: string }) => `Checked on ${date}`,
  stale: 'May be out of date',
  filter: {
    title: 'Filter rules',
    label: 'Kind',
    all: 'All',
    option: ({ kind, count }: { kind: string; count: string }) => `${kind} (${count})`,
    submit: 'Show',
    refused: 'There is no such kind of rule, so all are shown.',
  },
  /** On the page of one country. */
  here: {
    heading: ({ place }: { place: PlaceForms }) => `Rules ${place.in}`,
    section: 'Rules',
    lead: 'To settle before you go online there. Each rule names its source.',
    all: 'Rules of all countries',
  },
  note: ({ months }: { months: number }) =>
    `Rules change. A rule stands here only if a public source states it, so a country that is missing may have rules too. What we checked more than ${months} months ago is marked. This is no legal advice.`,
};
