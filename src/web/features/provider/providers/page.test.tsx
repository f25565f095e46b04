import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { memoryNow, providerSlugOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import type { ListedProvider, ProvidersData } from './load.ts';
import { Page } from './page.tsx';

const skylark: ListedProvider = {
  slug: providerSlugOf('skylark'),
  name: 'Skylark',
  image: null,
  rating: { mean: 4.25, count: 1234 },
  seat: null,
  rank: { cheapestIn: 3, of: 9, median: 2 },
  stated: { count: 4, of: 10 },
  checkedAt: memoryNow.toISOString(),
};

const page: ProvidersData = { count: 1, page: 1, pages: 2, order: 'cheapest', hasSeats: false, providers: [skylark] };

describe('ProvidersPage', () => {
  it('says how many reviews a rating has', () => {
    expect(renderOnPage(<Page {...page} />)).toMatch(/>4\.3<\/b><span[^>]*>\(1,234\)</);
  });

  it.each(locales)('offers orders as links, the page’s own marked, in %s', (locale) => {
    const html = renderOnPage(<Page {...page} order="rating" />, { locale });
    const { orders } = messagesFor(locale).providers;
    const [before, after] = [locale === 'en' ? '' : `/${locale}`, '</a>'];
    expect(html).toContain(`<a href="${before}/providers">${orders.cheapest}${after}`);
    expect(html).toContain(`<a href="${before}/providers?order=rating" aria-current="true">${orders.rating}${after}`);
    expect(html).toContain(`<a href="${before}/providers?order=name">${orders.name}${after}`);
    expect(html).toContain(`href="${before}/providers?order=rating&amp;page=2"`);
  });

  it('has addresses only where a seller states one', () => {
    expect(renderOnPage(<Page {...page} />)).not.toMatch(/Registered address|not stated/);
    const html = renderOnPage(<Page {...page} hasSeats providers={[skylark, { ...skylark, seat: 'Dublin' }]} />);
    expect(html).toMatch(/Registered address.*not stated.*Dublin/s);
  });
});
