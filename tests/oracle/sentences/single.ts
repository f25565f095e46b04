import { staleness, termsOf } from '#tests/oracle/fact-words.ts';
import { serves, type Ranked } from '#tests/oracle/list-order.ts';
import { convert, say } from '#tests/oracle/money.ts';
import { plain } from '#tests/oracle/page-text.ts';
import { planWords } from '#tests/oracle/words.ts';
import type { Page } from './page.ts';

const dollar = { currency: 'USD', units: 10_000 };

/**
 * Where the cheapest are several plans: the first that serves the trip alone for at most 15% or a dollar more, whichever is
 * more. Null: there is none.
 */
export function singleInstead(
  ranked: readonly Ranked[],
  cheapest: Ranked | undefined,
  { currency, rates, now }: Page['setting'],
): string | null {
  if (!cheapest?.cost || cheapest.purchases === 1) return null;
  const least = cheapest.cost;
  const most = Math.max(least.exact * 15, (convert(dollar, currency, rates) ?? 0) * 100);
  const single = ranked.find(
    ({ fit, purchases, cost }) =>
      serves({ fit }) && purchases === 1 && cost !== null && (cost.exact - least.exact) * 100 <= most,
  );
  if (!single?.cost) return null;
  const { plan, cost } = single;
  const extra = { ...cost, units: cost.units - least.units, isEstimate: cost.isEstimate || least.isEstimate };
  const stale = staleness(plan, now);
  const facts = [planWords(plan), ...(stale === null ? [] : [stale]), ...termsOf(plan)];
  return `One plan instead: +${plain(say(extra))} (${facts.join(' · ')}).`;
}
