import { describe, expect, it } from 'vitest';
import { describeOpenPlan } from '#api/v1/open-plan.ts';
import { describePlan } from '#api/describe-plan.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import { priceFacts } from '#domain/plan/price-facts.ts';
import { createMemoryContext, currencyOf, makePlan, memoryNow, memoryRates } from '#tests/support/memory-context.ts';
import type { MemoryPlan } from '#tests/support/memory-plan.ts';
import { detailOf } from '#tests/support/memory-plan-detail.ts';
import { visitPage } from '#tests/support/site-visit.ts';

type Stated = Pick<MemoryPlan, Exclude<(typeof priceFacts)[number], 'checkedAt'> | 'isUnconfirmed' | 'checkedAt'>;

/** A plan of which each is so, the words that pages have for it, and what the API says. */
const stated: { readonly [Name in (typeof priceFacts)[number]]: readonly [Partial<Stated>, words: string] } = {
  subscription: [{ subscription: true }, 'Renews every 30\u00a0days until you cancel'],
  newCustomersOnly: [{ newCustomersOnly: true }, 'first order only'],
  ekyc: [{ ekyc: true }, 'ID check required'],
  activation: [{ activation: 'purchase' }, 'starts when bought'],
  ads: [{ ads: true }, 'with ads'],
  checkedAt: [{ isUnconfirmed: true, checkedAt: '2026-11-18T10:00:00Z' }, 'Not confirmed since 18 Nov'],
};

/** The text of what begins at one mark and ends before another one. */
function textBetween(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  if (start === -1) throw new Error(`the page has no ${from}`);
  return html
    .slice(start, html.indexOf(to, start))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ');
}

type Where = 'row' | 'ticket' | 'way' | 'comparison';

async function textOf(where: Where, plan: MemoryPlan): Promise<string> {
  const context = createMemoryContext({ plans: [plan] });
  const page = (address: string): Promise<string> => visitPage(address, context);
  switch (where) {
    case 'row':
      return textBetween((await page('/japan?renew=1')).split('id="plans"')[1] ?? '', '<ol>', '</summary>');
    case 'ticket':
      return textBetween(await page('/japan?renew=1'), 'data-pick="cheapest"', 'id="plans"');
    case 'way':
      return textBetween(await page('/trip?stop=japan.7.5'), 'data-way=', '<details');
    case 'comparison':
      return textBetween(await page(`/compare?plans=${plan.id}`), '<article', '</article>');
  }
}

describe.each(priceFacts)('the fact %s of a price', (name) => {
  const [facts, words] = stated[name];
  const plan = makePlan(7, facts);
  // No way of a journey has a plan that renews by itself.
  const places = (['row', 'ticket', 'way', 'comparison'] as const).filter(
    (where) => where !== 'way' || !isRenewing({ subscription: plan.subscription ?? null }),
  );

  it.each(places)('stands in the %s where it is so, and only there', async (where) => {
    expect((await textOf(where, plan)).toLowerCase()).toContain(words.toLowerCase());
    expect((await textOf(where, makePlan(7))).toLowerCase()).not.toContain(words.toLowerCase());
  });

  it('is in the answers of the API', () => {
    const detail = detailOf(plan);
    const look = { locale: 'en', currency: currencyOf('USD'), rates: memoryRates, alwaysLinked: [] } as const;
    expect(describePlan({ ...look, detail, history: [], now: memoryNow })).toMatchObject(facts);
    const { name: _name, provider, isUnconfirmed, pin, checkedAt, ...rest } = detail;
    const listed = { ...rest, name: 'Plan', externalId: 'plan', statedAt: checkedAt };
    expect(
      describeOpenPlan({ id: 7, provider, statedProvider: provider.slug, plan: listed, isUnconfirmed, pin }, look),
    ).toMatchObject(facts);
  });
});
