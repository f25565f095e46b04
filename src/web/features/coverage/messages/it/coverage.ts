import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function countries(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'Paese', many: 'di Paesi', other: 'Paesi' })}`;
}

export const coverage: Messages['coverage'] = {
  heading: 'Dove funziona un piano',
  lead: 'Scegli un piano per vedere i Paesi coperti.',
  networksLead: 'Passa il mouse su un Paese o toccalo per vederne le reti.',
  plan: 'Piano',
  submit: 'Mostra',
  choice: ({ provider, data, validity, price }) =>
    [`${provider}, ${data}, ${validity}`, price].filter((part) => part !== null).join(': '),
  count: ({ covered, total }) => `Funziona in ${countries(covered)} su ${formatNumber(total, 'it')}`,
  map: ({ covered, total }) =>
    `Mappa: il piano funziona in ${countries(covered)} su ${formatNumber(total, 'it')}. L’elenco contiene gli stessi dati.`,
  covered: 'Coperto',
  missing: 'Non coperto',
  ownPlan: 'Piano locale da',
  showAll: ({ count }) => (count === 1 ? 'Mostra il Paese' : `Mostra tutti ${elide('i', countries(count))}`),
  beyond: ({ count }) => `Funziona anche in ${countries(count)} fuori da questa regione`,
  networksUnknown: 'Coperto, reti non indicate',
};
