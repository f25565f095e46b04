import { rank, serves } from '#tests/oracle/list-order.ts';
import { say } from '#tests/oracle/money.ts';
import { plain, section } from '#tests/oracle/page-text.ts';
import type { Page } from './page.ts';

/** The table of the ruler: what each seller asks for the trip at least. */
export function checkRuler({ html, plans, trip, setting }: Page): readonly string[] {
  const lowest = new Map<string, { readonly units: number; readonly words: string }>();
  for (const row of rank(plans, trip, setting)) {
    const { cost } = row;
    const { name } = row.plan.provider;
    if (!serves(row) || cost === null || cost.units >= (lowest.get(name)?.units ?? Infinity)) continue;
    lowest.set(name, { units: cost.units, words: plain(say(cost)) });
  }
  const rows = section(html, 'market').matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td>/gs);
  const shown = new Map([...rows].map(([, name = '', price = '']) => [plain(name), plain(price)]));
  return [
    ...[...lowest].flatMap(([name, { words }]) =>
      shown.get(name) === words ? [] : [`ruler: ${name} asks ${words}, not ${shown.get(name)}`],
    ),
    ...[...shown.keys()].flatMap((name) => (lowest.has(name) ? [] : [`ruler: ${name} has no plan for the trip`])),
  ];
}
