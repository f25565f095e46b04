import { describe, expect, it } from 'vitest';
import { writeCoverageMask } from '#domain/plan/coverage-mask.ts';
import { nothingRemembered, readListQuery } from '#domain/listing/list-query.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { viewDestination } from '#domain/listing/view-destination.ts';
import { ListStateProvider } from '#web/features/list/state/list-state.tsx';
import { listPlansAt } from '#web/features/list/load/list-plans-at.ts';
import { parseDestinationKey } from '#domain/place/destinations.ts';
import {
  countryOf,
  createMemoryContext,
  currencyOf,
  makePlan,
  membersOf,
  memoryNow,
  memoryRates,
  moneyOf,
} from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import type { CoverageData } from './coverage-data.ts';
import { CoverageSection } from './coverage-section.tsx';
import { coverageOf } from './load-plan-coverage.ts';

const members = membersOf('baltic');
const names = { EE: 'Estonia', LT: 'Lithuania', LV: 'Latvia' } as const;
const [estonia, latvia] = [countryOf('EE'), countryOf('LV')];

const latviaPage = {
  name: 'Latvia',
  path: '/latvia',
  flag: 'LV',
  planCount: 3,
  countryCount: null,
  price: moneyOf('4.50'),
  amount: null,
  fareClass: 0,
  perGb: null,
};

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

const data: CoverageData = {
  region: 'baltic',
  width: 720,
  height: 640,
  members,
  countries: (['EE', 'LV', 'LT'] as const).map((code) => ({ code: countryOf(code), name: names[code] })),
  choice: {
    id: 1,
    provider: 'Skylark',
    dataKind: 'total',
    dataMb: 10_000,
    dataWords: null,
    validityDays: 30,
    price: moneyOf('9.80'),
  },
  coverage: {
    id: 1,
    mask: writeCoverageMask(members, new Set([estonia, latvia])),
    networks: { [estonia]: ['Tele2 5G', 'Elisa'] },
    beyond: [],
  },
};

const plans = Array.from({ length: 12 }, (_, index) => makePlan(index + 1, { coverage: members }));

async function render(facts: Partial<CoverageData> = {}, locale: Locale = 'en', theme: 'dark' | null = null) {
  const key = parseDestinationKey('baltic');
  const listed = key.ok
    ? await listPlansAt(key.value, { currency: currencyOf('USD'), rates: memoryRates }, createMemoryContext({ plans }))
    : null;
  if (listed === null) throw new Error('no plans');
  const query = readListQuery(new URLSearchParams('days=10&gb=20&sort=price'), nothingRemembered);
  const list = {
    view: viewDestination(listed, { query, now: memoryNow.getTime() }),
    path: '/region/baltic',
    providerSlug: null,
    plansPath: '',
    rateDates: null,
    convertedFrom: null,
    dates: null,
    reportedPlan: null,
    namedPlan: null,
    part: null,
    countryNames: {},
    regionNames: {},
  };
  return renderOnPage(
    <ListStateProvider data={list}>
      <CoverageSection data={{ ...data, ...facts }} places={[latviaPage]} />
    </ListStateProvider>,
    { locale, theme },
  );
}

describe('CoverageSection', () => {
  it('counts the countries and lists each with what the plan does there', async () => {
    const html = await render();
    expect(html).toContain('Works in 2 of 3 countries');
    const items = [...html.matchAll(/<li data-code="(\w\w)" data-tip="([^"]*)"/g)].map(([, code, tip]) => [code, tip]);
    expect(items).toEqual([
      ['LT', 'Lithuania\u00a0· Not covered'],
      ['LV', 'Latvia\u00a0· Covered, networks not stated'],
      ['EE', 'Estonia\u00a0· Tele2 5G, Elisa'],
    ]);
    expect(textOf(html)).toMatch(/Not covered 1 .*Lithuania.* Covered 2 .*Latvia.*\$4\.50.*Estonia/);
  });

  it('leads to the page of each country that has one', async () => {
    const html = await render();
    expect(html.match(/<li data-code="\w\w"[^>]*><a href="[^"]*"/g)).toHaveLength(1);
    expect(html).toContain('<a href="/latvia">');
  });

  it('draws the map for this coverage by day and by night, without JavaScript', async () => {
    const html = await render();
    const { mask } = data.coverage;
    expect(html).toContain(`src="/assets/maps/baltic/${mask}-day.svg" width="720" height="640"`);
    expect(html).toMatch(new RegExp(`prefers-color-scheme: dark[^>]*srcSet="/assets/maps/baltic/${mask}-night.svg"`));
    const night = await render({}, 'en', 'dark');
    expect(night).toContain(`src="/assets/maps/baltic/${mask}-night.svg"`);
    expect(night).not.toContain('-day.svg');
    expect(html).not.toContain('style=');
  });

  it('offers the first plans of the list in a form that keeps the list as it is', async () => {
    const html = await render();
    const form = /<form.*?<\/form>/s.exec(html)?.[0] ?? '';
    expect(form).toContain('action="/region/baltic#coverage"');
    expect(form.match(/<option /g)?.length).toBeLessThanOrEqual(9);
    expect(form).toMatch(/<option value="1" selected="">[^<]*10\u00a0GB, 30\u00a0days: \$/);
    expect(form).toContain('name="days" value="10"');
    expect(form).toContain('name="sort" value="price"');
    expect(form).toContain('<noscript><button');
  });

  it('names a plan that is not among the first of the list', async () => {
    const html = await render({ choice: { ...data.choice, id: 77 }, coverage: { ...data.coverage, id: 77 } });
    expect(html).toContain('<option value="77" selected="">Skylark, 10\u00a0GB, 30\u00a0days: $9.80</option>');
  });

  it('leads to the rest of a long list, and names the countries beyond the region', async () => {
    const countries = membersOf('europe').map((code) => ({ code, name: code }));
    const html = await render({ countries, coverage: { ...data.coverage, beyond: ['Japan', 'Morocco'] } });
    expect(html).toMatch(/<summary>Show all 54<noscript><a [^>]*href="[^"]*open=coverage#open-coverage"/);
    expect(html.match(/<li data-code/g)).toHaveLength(12);
    expect(html).toMatch(/Also works in 2 countries outside this region<\/span>.*Japan and Morocco/s);
  });
});

describe('coverageOf', () => {
  it('keeps what concerns the region, and names the rest', () => {
    const country = (code: string, name: string) => ({ code: countryOf(code), name });
    const plan = {
      id: 5,
      coverage: [country('EE', 'Estonia'), country('JP', 'Japan')],
      networks: [
        { country: country('EE', 'Estonia'), generation: null, operators: [{ name: 'Elisa', generation: null }] },
        { country: country('LV', 'Latvia'), generation: '4G' as const, operators: [] },
        {
          country: country('JP', 'Japan'),
          generation: null,
          operators: [{ name: 'Softbank', generation: '5G' as const }],
        },
      ],
    };
    expect(coverageOf(plan, members)).toEqual({
      id: 5,
      mask: writeCoverageMask(members, new Set([estonia])),
      networks: { EE: ['Elisa'], LV: ['4G'] },
      beyond: ['Japan'],
    });
  });
});
