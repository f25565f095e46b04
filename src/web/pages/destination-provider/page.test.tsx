import { describe, expect, it } from 'vitest';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import type { ProviderData } from './load.ts';
import { ProviderPage } from './page.tsx';

const data: ProviderData = {
  provider: { slug: 'tanuki-sim', name: 'Tanuki SIM', image: null, url: 'https://tanuki-sim.example' },
  destination: { name: 'Japan', path: '/japan', flag: 'JP' },
  plans: { rows: [], page: 1, pages: 2, from: 1, to: 20, total: 22, rateDates: null },
  others: [{ slug: 'skylark', name: 'Skylark', image: null, planCount: 18 }],
};

const render = (facts: Partial<ProviderData> = {}) =>
  renderOnPage(<ProviderPage {...data} {...facts} />, { locale: 'en' });

describe('ProviderPage', () => {
  it('names the provider and the destination', () => {
    const html = render();
    expect(html).toContain('<h1>Tanuki SIM</h1>');
    expect(html).toContain('eSIM plans for Japan');
    expect(html).toContain('22 plans');
    expect(html).toContain('<a href="/japan">Japan</a>');
  });

  it('marks the way to the seller as paid', () => {
    expect(render()).toMatch(
      /<a href="https:\/\/tanuki-sim\.example" rel="sponsored nofollow noopener"[^>]*>Go to Tanuki SIM/,
    );
    expect(render({ provider: { ...data.provider, url: null } })).not.toContain('Go to Tanuki SIM');
  });

  it('pages its own list and offers the other providers', () => {
    const html = render();
    expect(html).toContain('href="/japan/tanuki-sim?page=2"');
    expect(html).toContain('href="/japan/skylark"');
    expect(html).toContain('All plans for Japan');
    expect(render({ others: [] })).not.toContain('Other providers');
  });
});
