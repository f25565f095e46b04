import { describe, expect, it } from 'vitest';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { makeListData } from '#tests/support/list-data-factory.ts';
import { makeDestinationPlans, makeDestinationView, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ListStateProvider } from '#web/features/list/state/list-state.tsx';
import { RegionalPlans } from './regional-plans.tsx';

interface Shown {
  readonly plans: DestinationPlans;
  readonly locale?: Locale;
  /** Slugs of sellers that pay for links. */
  readonly paid?: readonly string[];
}

const names = {
  countryNames: { KR: 'South Korea', TW: 'Taiwan' } as Record<CountryCode, string>,
  regionNames: { asia: 'Asia' } as Record<RegionSlug, string>,
};

function render({ plans, locale = 'en', paid = [] }: Shown): string {
  const list = makeListData(makeDestinationView(plans), names);
  const links = paid.length > 0 ? { sellerLinks: { paid, always: [] } } : {};
  return renderOnPage(
    <ListStateProvider data={list}>
      <RegionalPlans />
    </ListStateProvider>,
    { locale, ...links },
  );
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe('RegionalPlans', () => {
  const asia = {
    scope: 'regional',
    region: 'asia' as RegionSlug,
    countryCount: 13,
    neighbours: 0b01,
    coveredHere: 1,
    countriesHere: 1,
  } as const;
  const some = {
    scope: 'regional',
    region: null,
    countryCount: 2,
    neighbours: 0b10,
    coveredHere: 1,
    countriesHere: 1,
  } as const;
  const world = {
    scope: 'global',
    region: null,
    countryCount: 120,
    neighbours: 0b11,
    coveredHere: 1,
    countriesHere: 1,
  } as const;
  const neighbours = ['KR', 'TW'] as unknown as readonly CountryCode[];
  const plans = makeDestinationPlans(
    [asia, some, world].map((coverage, at) => makeListedPlan({ coverage, price: moneyOf(String(10 + at)) })),
    { neighbours },
  );

  it('names what each one covers and what it misses', () => {
    const text = textOf(render({ plans }));
    expect(text).toContain('Asia 13 countries');
    expect(text).toContain('Neighbours covered: South Korea Neighbours not covered: Taiwan');
    expect(text).toContain('Global 120 countries');
    expect(text).toContain('Neighbours covered: South Korea and Taiwan');
    expect(text).toContain('Multi-country 2 countries');
  });

  it('gives the price of one plan where that does not serve the trip, and says so', () => {
    const short = makeListedPlan({ coverage: asia, validityDays: 3, price: moneyOf('10'), newCustomersOnly: true });
    const text = textOf(render({ plans: makeDestinationPlans([short], { neighbours }) }));
    expect(text).toContain('$10.00 Not for this trip');
    expect(text).not.toContain('$30.00');
  });

  it('calls a day pass for several days no several plans', () => {
    const pass = { dataKind: 'daily', dataMb: 1000, validityDays: 1, dayPass: true } as const;
    const plan = makeListedPlan({ coverage: asia, price: moneyOf('1.50'), ...pass });
    const text = textOf(render({ plans: makeDestinationPlans([plan], { neighbours }) }));
    expect(text).toContain('$10.50 $1.50/GB');
    expect(text).not.toContain('plans for the trip');
  });

  it('says which one carries ads, and leaves out those that renew by themselves', () => {
    const sold = { ...plans, plans: plans.plans.map((plan) => ({ ...plan, ads: true })) };
    expect(textOf(render({ plans: sold })).match(/with ads/g)).toHaveLength(3);
    const renewing = { ...plans, plans: plans.plans.map((plan) => ({ ...plan, subscription: true })) };
    expect(render({ plans: renewing })).not.toContain('nofollow');
  });

  it('leads to the regions that have a page, and to the sellers', () => {
    const html = render({ plans, locale: 'ja' });
    expect(html).toContain('href="/ja/region/asia"');
    expect(html).toContain('href="/ja/global"');
    expect(html.match(/rel="nofollow noopener"/g)).toHaveLength(3);
    expect(html).not.toContain('広告');
    const paid = render({ plans, locale: 'ja', paid: [plans.plans[0]?.provider.slug ?? ''] });
    expect(paid.match(/rel="sponsored nofollow noopener"/g)?.length).toBe(paid.match(/>広告リンク</g)?.length);
  });
});
