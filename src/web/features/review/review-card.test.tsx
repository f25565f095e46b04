import { describe, expect, it } from 'vitest';
import { providerSlugOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ReviewCard } from './review-card.tsx';
import type { ReviewData } from './review-data.ts';

const review: ReviewData = {
  id: 'r1',
  provider: { slug: providerSlugOf('skylark'), name: 'Skylark', image: null },
  authorName: 'さくら',
  countries: [{ code: 'IT', name: 'Italy', href: '/italy' }],
  rating: 4,
  text: '<b>問題ありませんでした。</b>',
  language: 'ja',
  publishedAt: '2026-11-18T12:00:00Z',
  images: [],
  reply: null,
  facts: null,
};

describe('ReviewCard', () => {
  const html = renderOnPage(<ReviewCard review={review} />);

  it('keeps the language of author and text', () => {
    expect(html).toContain('<bdi lang="ja">さくら</bdi>');
    expect(html).toContain('<p lang="ja" dir="auto">&lt;b&gt;問題ありませんでした。&lt;/b&gt;</p>');
  });

  it('says the rating, the time and the countries, which lead to their plans', () => {
    expect(html).toContain('aria-label="4 out of 5"');
    expect(html).toContain('2\u00a0days ago');
    expect(html).toMatch(/<a href="\/italy">.*Italy<\/a>/);
  });

  it('shows the first letter of a seller without a picture', () => {
    expect(html).toMatch(/<text[^>]*>S<\/text>/);
  });

  it('shows screenshots as links to themselves, and the answer of the seller as text', () => {
    const answered = renderOnPage(
      <ReviewCard
        review={{
          ...review,
          images: [{ publicId: 'abc', width: 600, height: 1200 }],
          reply: { text: 'Thank you.\n<i>Come again</i>', at: '2026-11-19T12:00:00Z' },
        }}
      />,
    );
    expect(answered).toMatch(/<a href="\/assets\/reviews\/abc\.jpg"><img [^>]*alt="Screenshot 1"/);
    expect(answered).toContain('Reply from Skylark');
    expect(answered).toContain('&lt;i&gt;Come again&lt;/i&gt;');
    expect(html).not.toContain('<blockquote');
  });

  it('can be linked to', () => {
    expect(html).toContain('id="review-r1"');
  });
});
