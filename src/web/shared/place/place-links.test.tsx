import { describe, expect, it } from 'vitest';
import { moneyOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import type { PlaceData } from './place-data.ts';
import { PlaceLinks } from './place-links.tsx';

const japan: PlaceData = {
  name: 'Japan',
  path: '/japan',
  flag: 'JP',
  planCount: 412,
  price: moneyOf('3.90'),
  amount: null,
  fareClass: 1,
  perGb: null,
};

describe('PlaceLinks', () => {
  it('shows a country with its flag, its plans and its lowest price', () => {
    const html = renderOnPage(<PlaceLinks places={[japan]} />);
    expect(html).toContain('href="/japan"');
    expect(html).toMatch(/<img[^>]*src="\/assets\/flags\/jp\.svg" width="20" height="15" alt=""/);
    expect(html).toContain('412 plans');
    expect(html).toMatch(/<b[^>]*>\$3\.90<\/b>/);
  });

  it('shows a region without a flag', () => {
    const html = renderOnPage(<PlaceLinks places={[{ ...japan, path: '/region/europe', flag: null }]} />);
    expect(html).toContain('region-europe-small.svg');
    expect(html).toContain('412 plans');
    expect(html).not.toContain('/assets/flags/');
  });

  it('names what the price buys first where that is not the basket', () => {
    const html = renderOnPage(
      <PlaceLinks places={[{ ...japan, price: moneyOf('1.20'), amount: '100 MB for 1 day' }]} />,
    );
    expect(html).toMatch(/<small>100 MB for 1 day<\/small><b>\$1\.20<\/b>/);
  });

  it('shows no price where nothing can be converted', () => {
    expect(renderOnPage(<PlaceLinks places={[{ ...japan, price: null }]} />)).not.toContain('$');
  });

  it('links within the language', () => {
    expect(renderOnPage(<PlaceLinks places={[japan]} />, { locale: 'ja' })).toContain('href="/ja/japan"');
  });
});
