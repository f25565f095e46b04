import { describe, expect, it } from 'vitest';
import { currencyOf, moneyOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import type { PlanRowData } from './plan-row-data.ts';
import { PlanRow } from './plan-row.tsx';

const row: PlanRowData = {
  id: 1,
  provider: { slug: 'tanuki-sim', name: 'Tanuki SIM', image: '/assets/providers/tanuki-sim' },
  name: 'Japan 10',
  scope: 'local',
  regionName: null,
  countryCount: 1,
  dataKind: 'total',
  dataMb: 10_000,
  dataWords: '10 GB',
  reducedSpeedKbps: null,
  speedLimitKbps: null,
  fairUse: null,
  validityDays: 30,
  generation: '5G',
  tethering: true,
  topUp: false,
  phoneNumber: null,
  price: { amount: moneyOf('11.70'), isEstimate: false, listed: null },
  perGb: moneyOf('1.17'),
  checkedAt: '2026-11-20T10:00:00Z',
  url: 'https://tanuki-sim.example/plans/1',
};

function render(facts: Partial<PlanRowData> = {}, isLowest = false): string {
  return renderOnPage(
    <PlanRow row={{ ...row, ...facts }} providerPath={(slug) => `/japan/${slug}`} isLowest={isLowest} />,
  );
}

describe('PlanRow', () => {
  it('says who sells what for how long at which price', () => {
    const html = render();
    for (const words of ['Tanuki SIM', '10\u00a0GB', '30\u00a0days', '5G', '$11.70', '$1.17/GB', 'One country']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('<a href="/japan/tanuki-sim">');
    expect(html).toContain('src="/assets/providers/tanuki-sim.jpg"');
  });

  it('says when the price was checked', () => {
    expect(render()).toMatch(/<time dateTime="2026-11-20T10:00:00Z">Checked 2\u00a0hours ago<\/time>/);
  });

  it('marks the link to the seller as paid, for machines and for people', () => {
    const html = render();
    expect(html).toMatch(/<a href="https:\/\/tanuki-sim\.example\/plans\/1" rel="sponsored nofollow noopener"/);
    expect(html).toContain('(sponsored link)');
    expect(html).toContain('>Sponsored</span>');
  });

  it('has no link where none is stated', () => {
    expect(render({ url: null })).not.toContain('sponsored');
  });

  it('tells yes, no and unknown apart in words', () => {
    const html = render();
    expect(html).toContain('title="Hotspot"');
    expect(html).toContain('title="No top-up"');
    expect(html).toContain('title="Phone number: not stated"');
  });

  it('shows an unknown network as unknown', () => {
    expect(render({ generation: null })).toContain('Network not stated');
  });

  it('marks an estimate and keeps the price of the seller', () => {
    const html = render({ price: { amount: moneyOf('11.70'), isEstimate: true, listed: moneyOf('5.85', 'EUR') } });
    expect(html).toContain('≈');
    expect(html).toContain('>about </span>');
    expect(html).toContain('Provider’s price €5.85');
  });

  it('says so when there is no exchange rate', () => {
    const html = renderOnPage(
      <PlanRow
        row={{ ...row, price: { amount: moneyOf('900', 'THB'), isEstimate: false, listed: null } }}
        providerPath={null}
        isLowest={false}
      />,
      { currency: currencyOf('EUR') },
    );
    expect(html).toContain('No exchange rate');
  });

  it('marks only the lowest price', () => {
    expect(render({}, true)).toContain('Lowest price');
    expect(render({}, false)).not.toContain('Lowest price');
  });

  it('does not repeat the provider in a list of its own plans', () => {
    const html = renderOnPage(<PlanRow row={row} providerPath={null} isLowest={false} />);
    expect(html).not.toContain('href="/japan/tanuki-sim"');
    expect(html).toContain('One country');
  });

  it('joins numbers and units in Japanese', () => {
    const html = renderOnPage(<PlanRow row={row} providerPath={(slug) => `/japan/${slug}`} isLowest={false} />, {
      locale: 'ja',
    });
    expect(html).toContain('10GB');
    expect(html).toContain('href="/ja/japan/tanuki-sim"');
  });
});
