import { formatNumber, formatRange } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function plans(count: number): string {
  const words = { one: 'piano eSIM', many: 'di piani eSIM', other: 'piani eSIM' };
  return `${formatNumber(count, 'it')} ${plural('it', count, words)}`;
}

function providers(count: number): string {
  const words = { one: 'fornitore', many: 'di fornitori', other: 'fornitori' };
  return `${formatNumber(count, 'it')} ${plural('it', count, words)}`;
}

export const destination: Messages['destination'] = {
  title: ({ name }) => `Piani eSIM: ${name}`,
  titleOfPage: ({ title, page }) => `${title}, pagina ${formatNumber(page, 'it')}`,
  description: (facts) =>
    `eSIM ${facts.name}: ${plans(facts.plans)} di ${providers(facts.providers)}${
      facts.price === null ? '' : `, da ${facts.price}`
    }. Dati, giorni, limiti di velocità e prezzo al GB a confronto.`,
  summary: (counts) => `${plans(counts.plans)} di ${providers(counts.providers)}`,
  checked: ({ when }) => `Prezzi controllati ${when}`,
  plansHeading: 'Tutti i piani',
  order: 'Dal prezzo più basso',
  range: ({ from, to, total }) => `${formatRange(from, to, 'it')} di ${formatNumber(total, 'it')}`,
  providersHeading: ({ name }) => `Fornitori: ${name}`,
  allProviders: ({ count }) =>
    plural('it', count, {
      one: `Mostra ${providers(count)}`,
      many: `Mostra tutti: ${providers(count)}`,
      other: `Mostra tutti: ${providers(count)}`,
    }),
  neighboursHeading: ({ region }) => `Altre destinazioni: ${region}`,
  countriesHeading: ({ name }) => `Paesi: ${name}`,
  countriesLead: 'Ogni Paese ha la propria pagina con i piani locali.',
};
