import { beforeAll, describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { loadLazyComponents } from '#web/shared/page/lazy-component.tsx';
import { createMemoryContext, makePlan, makeProvider, providerSlugOf } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { loadProfile, type ProfileData } from './load.ts';
import { Page } from './page.tsx';

beforeAll(loadLazyComponents);

const skylark = makeProvider('skylark', { name: 'Skylark' });
const context = createMemoryContext({ plans: [makePlan(1, { provider: skylark })] });

async function render(facts: Partial<ProfileData> = {}, locale: Locale = 'en'): Promise<string> {
  const request = makePageRequest({ parameters: { provider: providerSlugOf('skylark') }, locale });
  const { data } = expectPage(await loadProfile(request, context));
  return renderOnPage(<Page {...data} {...facts} />, { locale });
}

const headings = (html: string): readonly string[] =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) => text);

const weeks = Array.from({ length: 13 }, () => ({ lower: 0, higher: 0 }));

describe('ProfilePage', () => {
  it('leads to the seller as the one primary button, where there is an address', async () => {
    const html = await render();
    expect(html).toMatch(/<a href="https:\/\/skylark\.example" [^>]*rel="nofollow noopener" class="[^"]*primary/);
    expect(html.match(/_primary_|class="[^"]*\bprimary/g)).toHaveLength(1);
    expect(await render({ provider: { ...skylark, url: null } })).not.toContain('Go to ');
  });

  it('leads to its plans', async () => {
    const places = [{ name: 'Japan', path: '/japan/skylark', place: 1, of: 9 }];
    const html = await render({ places });
    expect(html).toMatch(/<a href="#places"[^>]*>Plans for 1 destination</);
    expect(html).toMatch(/<section id="places".*href="\/japan\/skylark"/s);
    expect(await render({ places: [] })).not.toContain('#places');
  });

  it.each(locales)(
    'says apart that the seller gives no text about refunds, and that its plans do, in %s',
    async (locale) => {
      const texts = messagesFor(locale).providers;
      const { stated } = expectPage(
        await loadProfile(makePageRequest({ parameters: { provider: providerSlugOf('skylark') } }), context),
      ).data;
      const counts = { ...stated, refund: 9, hotspot: 8, starts: 2, topUp: 1, ekyc: 0 };
      const html = await render({ stated: counts, planCount: 9 }, locale);
      expect(html).toContain(texts.facts.noRefundText);
      const said = [9, 8, 2, 1, 0].map((count) => texts.states.on({ count, of: 9 }));
      expect(new Set(said).size).toBe(5);
      for (const words of said) expect(html).toContain(`<span>${words}</span>`);
    },
  );

  it('explains the bars of price moves', async () => {
    const moves = { lower: 2, higher: 1, prices: 5, weeks: [...weeks.slice(1), { lower: 2, higher: 1 }] };
    const html = await render({ moves });
    expect(html).toMatch(/Price rises<\/span>.*Price cuts<\/span>.*this week on the right/);
    expect(html).toContain('<rect x="240" y="50" width="8" height="50">');
    expect(html).toContain('<rect x="249" y="0" width="8" height="100">');
  });

  it('leaves out sections that have nothing to say', async () => {
    const idle = { lower: 0, higher: 0, prices: 5, weeks };
    expect(headings(await render({ moves: idle }))).toEqual(['Where it is cheap', 'What its plans state']);
    const busy = { ...idle, lower: 1, weeks: [...weeks.slice(1), { lower: 1, higher: 0 }] };
    const summary = { mean: 4, count: 1, providers: 1, distribution: [0, 0, 0, 1, 0] } as const;
    const days = [{ day: '2026-11-01', isRead: true }];
    const all = { moves: busy, runs: { days, rows: 5, refused: 0 }, summary, reviews: [] };
    expect(headings(await render(all)).slice(2)).toEqual(['Price moves', 'Its price list', 'Reviews']);
  });
});
