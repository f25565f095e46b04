import { describe, expect, it } from 'vitest';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ProviderLinks } from './provider-links.tsx';

const make = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    slug: `p-${index}`,
    name: `P ${index}`,
    image: null,
    planCount: 2,
  }));

function render(count: number): string {
  return renderOnPage(<ProviderLinks providers={make(count)} pathOf={(slug) => `/japan/${slug}`} />);
}

describe('ProviderLinks', () => {
  it('leads to each provider of the destination', () => {
    const html = render(2);
    expect(html).toContain('href="/japan/p-0"');
    expect(html).toContain('href="/japan/p-1"');
    expect(html).toContain('2 plans');
  });

  it('folds a long list without losing any of it', () => {
    const html = render(38);
    expect(html.match(/href="\/japan\//g)).toHaveLength(38);
    expect(html).toContain('<summary>Show all 38 providers</summary>');
    expect(render(12)).not.toContain('<details');
  });
});
