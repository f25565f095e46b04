import { listPrice, say } from '#tests/oracle/money.ts';
import { plain, section } from '#tests/oracle/page-text.ts';
import type { Plan } from '#tests/oracle/read-market.ts';
import { data, validity } from '#tests/oracle/words.ts';
import type { Page } from './page.ts';

/** The table of the plot: "the lowest list price for at least this much data". */
export function checkPlot({ html, plans, setting }: Page): readonly string[] {
  const priced = plans.flatMap((plan) => {
    const [price, mb] = [listPrice(plan, setting.currency, setting.rates), wholeMb(plan)];
    return price === null || mb === null ? [] : [{ plan, price, mb }];
  });
  const table = section(html, 'trip');
  const rows = [
    ...table.matchAll(/<tr><th scope="row">(.*?)<\/th><td[^>]*>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td>/gs),
  ];
  return rows.flatMap(([, ...cells]) => {
    const [amount, price, seller, days] = cells.map(plain);
    const meant = priced.filter(
      (row) =>
        data(row.mb) === amount &&
        plain(say(row.price)) === price &&
        row.plan.provider.name === seller &&
        validity(row.plan.days) === days,
    );
    const least = Math.min(...meant.map((row) => row.price.exact));
    const cheaper = priced.find((row) => row.mb >= (meant[0]?.mb ?? 0) && row.price.exact < least);
    if (meant.length === 0) return [`plot: no plan of ${seller} with ${amount} at ${price} for ${days}`];
    return cheaper === undefined ? [] : [`plot: ${amount} from ${price}, but plan ${cheaper.plan.id} is cheaper`];
  });
}

/** Of the whole plan; null: no fixed amount is stated. */
function wholeMb({ kind, mb, days }: Plan): number | null {
  if (mb === null || (kind !== 'total' && kind !== 'daily')) return null;
  if (kind === 'total') return mb;
  return days === null ? null : mb * days;
}
