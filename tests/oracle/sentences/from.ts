import { rank, serves } from '#tests/oracle/list-order.ts';
import { listPrice, say, type Shown } from '#tests/oracle/money.ts';
import { description, plain, section } from '#tests/oracle/page-text.ts';
import { operatorsIn } from '#tests/oracle/facets.ts';
import type { Plan } from '#tests/oracle/read-market.ts';
import { amount } from '#tests/oracle/words.ts';
import { expectSaid, type Page } from './page.ts';

/** The trip that every "from" price is of. */
const basket = { days: 7, mb: 5000, hotspot: false, isNew: true, usesPromo: false };
const basketWords = '5 GB for 7 days';

/** "From" prices by docs/decisions/0061: of the place, of its networks and of its sellers. */
export function checkFrom(page: Page): readonly string[] {
  const { html, place, plans } = page;
  const all = cheapest(plans, page);
  // Descriptions say in words what the sign for estimates says on the page.
  const inDescription = all.map(({ price, words, isMeasured }) =>
    isMeasured ? `, ${words ?? basketWords} starting at ${price.replace(/^≈\s?/, 'about ')}.` : '',
  );
  const bySeller = Map.groupBy(plans, ({ provider }) => provider.slug);
  const sellers = sellerPrices(html);
  return [
    ...(inDescription.some((words) => saysOnly(description(html), words)) ? [] : [`description: ${description(html)}`]),
    ...networkPrices(html).flatMap(([name, said]) => {
      const named = plans.filter(({ networks }) => operatorsIn(networks, place.code).includes(name));
      return expectSaid(`from of ${name}`, said, ...shortly(cheapest(named, page)));
    }),
    ...sellers.flatMap(([slug, said]) =>
      expectSaid(`from of ${slug}`, said, ...shortly(cheapest(bySeller.get(slug) ?? [], page))),
    ),
    ...(sellers.length === bySeller.size ? [] : [`from of ${sellers.length} sellers, but there are ${bySeller.size}`]),
  ];
}

/** Empty: an amount that is not stated is no help in a description. */
function saysOnly(said: string, words: string): boolean {
  return words === '' ? !said.includes('starting at') : said.includes(words);
}

/** Where the basket is said elsewhere. Of plans that renew by themselves there is none. */
function shortly(from: readonly From[]): readonly string[] {
  if (from.length === 0) return ['', '–'];
  return from.map(({ price, words }) => (words === null ? price : `${price} ${words}`));
}

type Said = readonly (readonly [name: string, price: string])[];

function networkPrices(html: string): Said {
  return [...section(html, 'networks').matchAll(/<tr><th scope="row">.*?<\/tr>/gs)].map(([row]) => {
    const cells = [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => plain(cell));
    return [cells[0] ?? '', cells.at(-1) ?? ''];
  });
}

function sellerPrices(html: string): Said {
  const found = section(html, 'providers').matchAll(
    /<a href="\/[^/]+\/([^"]+)">.*?<span class="_end_[^"]*">(.*?)<small>[\d,]+ plans?</gs,
  );
  return [...found].map(([, slug = '', said = '']) => [slug, plain(said)]);
}

interface From {
  readonly price: string;
  /** What the price buys; null: the basket. */
  readonly words: string | null;
  /** Whether that is an amount of data. */
  readonly isMeasured: boolean;
}

/** All that are right: the cost of the basket, or else the lowest price with what it buys. */
function cheapest(plans: readonly Plan[], { setting }: Page): readonly From[] {
  const able = rank(plans, basket, setting).filter((row) => serves(row) && row.cost !== null);
  if (able.length > 0)
    return lowest(able.flatMap(({ cost }) => (cost === null ? [] : [{ price: cost, words: null, isMeasured: true }])));
  return lowest(
    plans.flatMap((plan) => {
      const price = plan.renews === true ? null : listPrice(plan, setting.currency, setting.rates);
      const isMeasured = (plan.kind === 'total' || plan.kind === 'daily') && plan.mb !== null;
      return price === null ? [] : [{ price, words: amount(plan), isMeasured }];
    }),
  );
}

function lowest(rows: readonly (Omit<From, 'price'> & { readonly price: Shown })[]): readonly From[] {
  const least = Math.min(...rows.map(({ price }) => price.units));
  const right = rows.filter(({ price }) => price.units === least);
  return right.map((row) => ({ ...row, price: plain(say(row.price)) }));
}
