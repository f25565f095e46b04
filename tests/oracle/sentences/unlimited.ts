import { rank, serves } from '#tests/oracle/list-order.ts';
import { say } from '#tests/oracle/money.ts';
import { plain, questions } from '#tests/oracle/page-text.ts';
import type { Plan } from '#tests/oracle/read-market.ts';
import { bought, counted, unlimited } from '#tests/oracle/words.ts';
import { expectSaid, type Page } from './page.ts';

/** Never cuts off, and says how it slows down: what the method page calls an honest unlimited plan. */
function isHonest({ kind, mb, reducedKbps, limitKbps }: Plan): boolean {
  const slowsDown = mb !== null && reducedKbps !== null && reducedKbps > 0;
  return (kind === 'daily' && slowsDown) || (kind === 'unlimited' && (slowsDown || limitKbps !== null));
}

/** The answer about unlimited plans: any of those that cost the trip least is right. */
export function checkUnlimited({ html, plans, trip, setting }: Page): readonly string[] {
  const honest = plans.filter(isHonest);
  const able = rank(honest, trip, setting).filter((row) => serves(row) && row.cost !== null);
  const least = Math.min(...able.map(({ cost }) => cost?.units ?? Infinity));
  const right = able
    .filter(({ cost }) => cost?.units === least)
    .map(({ plan, purchases, cost }) => {
      const facts = [...bought(plan, purchases), unlimited(plan)].join(' · ');
      const price = cost === null ? '' : plain(say(cost));
      return `${plan.provider.name} has the cheapest plan that never cuts you off and states its reduced speed: ${price} for ${counted(trip.days, 'day')} (${facts}).`;
    });
  const none =
    honest.length === 0
      ? 'No unlimited plan here keeps you connected throughout and states its reduced speed.'
      : `${counted(honest.length, 'plan never cuts you off and states its reduced speed, but it doesn’t fit', 'plans never cut you off and state their reduced speed, but none of them fits')} this trip at a known price with these choices.`;
  const answer = questions(html).get('What is the cheapest unlimited plan?');
  return expectSaid('unlimited', answer, ...(right.length === 0 ? [none] : right));
}
