import { describe, expect, it } from 'vitest';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { visitPage } from '#tests/support/site-visit.ts';

const counts = {
  received: 12,
  published: 9,
  pending: 1,
  rejected: 2,
  removed: 0,
  reasons: [{ reason: 'advertising', count: 2 }],
  reports: [],
} as const;

async function visitAbout(path: string, reasons: typeof counts.reasons | [] = counts.reasons): Promise<string> {
  const context = createMemoryContext();
  const moderationCounts = async () => ({ ...counts, reasons });
  return visitPage(path, { ...context, reviews: { ...context.reviews, moderationCounts } });
}

describe('the about page', () => {
  it('shows what became of reviews in tables that a screen reader can name', async () => {
    const html = await visitAbout('/about');
    expect(html).toContain('<h2 id="figures-heading">Reviews in numbers</h2>');
    expect(html).toContain('<th scope="row">Received</th><td>12</td>');
    expect(html).toContain('<th scope="row">Advertising</th><td>2</td>');
    const names = [...html.matchAll(/<p id="([^"]+)">[^<]*<\/p><table class="[^"]*" aria-labelledby="([^"]+)"/g)];
    expect(names.map(([, lead, name]) => lead === name)).toEqual([true, true]);
  });

  it('leaves reasons out while nothing was turned down', async () => {
    const html = await visitAbout('/ja/about', []);
    expect(html).toContain('<th scope="row">受付</th><td>12</td>');
    expect(html.match(/<table/g)).toHaveLength(1);
  });
});
