import { describe, expect, it } from 'vitest';
import { providerSlugOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ReviewCard } from './review-card.tsx';
import type { ReviewData } from './review-data.ts';

const review: ReviewData = {
  id: 'r1',
  provider: { slug: providerSlugOf('skylark'), name: 'Skylark', image: null },
  authorName: 'さくら',
  countries: [{ code: 'IT', name: 'Italy' }],
  rating: 4,
  text: '<b>問題ありませんでした。</b>',
  language: 'ja',
  publishedAt: '2026-11-18T12:00:00Z',
  images: [],
  reply: null,
};

describe('ReviewCard', () => {
  const html = renderOnPage(<ReviewCard review={review} />);

  it('keeps the language of author and text', () => {
    expect(html).toContain('<span lang="ja">さくら</span>');
    expect(html).toContain('<p lang="ja">&lt;b&gt;問題ありませんでした。&lt;/b&gt;</p>');
  });

  it('says the rating, the time and the countries', () => {
    expect(html).toContain('aria-label="4 out of 5"');
    expect(html).toContain('2\u00a0days ago');
    expect(html).toContain('Italy');
  });

  it('shows the first letter of a seller without a picture', () => {
    expect(html).toMatch(/<text[^>]*>S<\/text>/);
  });
});
