import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import type { DestinationData } from './load.ts';
import { DestinationPage } from './page.tsx';

const korea = {
  name: 'South Korea',
  path: '/south-korea',
  flag: 'KR',
  planCount: 367,
  countryCount: null,
  price: moneyOf('3.40'),
  perGb: null,
};
const data: DestinationData = {
  kind: 'country',
  name: 'Japan',
  path: '/japan',
  flag: 'JP',
  region: { name: 'Asia', path: '/region/asia' },
  plans: { rows: [], page: 1, pages: 21, from: 1, to: 20, total: 412, rateDates: null },
  providers: [{ slug: 'skylark', name: 'Skylark', image: null, planCount: 18 }],
  nearby: [korea],
};

const render = (facts: Partial<DestinationData> = {}, locale: Locale = 'en') =>
  renderOnPage(<DestinationPage {...data} {...facts} />, { locale });

describe('DestinationPage', () => {
  it('names the place, its plans and its providers', () => {
    const html = render();
    expect(html).toMatch(/<h1><img[^>]*jp\.svg[^>]*>Japan<\/h1>/);
    expect(html).toContain('412 eSIM plans from 1 provider<');
    expect(html).toContain('1–20 of 412');
    expect(html).toContain('href="/japan/skylark"');
  });

  it('leads back over the region', () => {
    const html = render({}, 'fr');
    expect(html).toContain('<a href="/fr/region">');
    expect(html).toContain('<a href="/fr/region/asia">Asia</a>');
    expect(render({ region: null })).not.toContain('/region/asia');
  });

  it.each([
    ['country', 'More destinations: Asia'],
    ['region', 'Countries: Japan'],
    ['global', 'Regions'],
  ] as const)('heads what is near a %s with "%s"', (kind, heading) => {
    const html = render({ kind });
    expect(html).toContain(`<h2>${heading}</h2>`);
    expect(html).toContain('href="/south-korea"');
  });

  it('leaves out an empty neighbourhood', () => {
    expect(render({ nearby: [] })).not.toContain('More destinations');
  });

  it('pages within the language', () => {
    expect(render({}, 'it')).toContain('href="/it/japan?page=2"');
  });
});
