import { describe, expect, it } from 'vitest';
import { createMemoryContext, memoryNow, providerSlugOf } from '#tests/support/memory-context.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { buildReviewFeed } from './review-feed.ts';

const review = makeReview({
  id: '5f6b1c52-3d0e-4b7e-9f0a-1d2c3b4a5e6f',
  provider: { slug: providerSlugOf('skylark'), name: 'Sky & Lark', image: null },
  authorName: '<b>Ann</b>',
  rating: 4,
  text: '<script>alert(1)</script> ]]> & "fine"\u0000\u000b',
  language: 'it',
  publishedAt: '2026-11-18T12:00:00.000Z',
});

describe('buildReviewFeed', () => {
  it('is an Atom feed with the text as text', async () => {
    const xml = await buildReviewFeed('en', createMemoryContext({ reviews: [review] }));
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
    expect(xml).toContain('<id>urn:uuid:5f6b1c52-3d0e-4b7e-9f0a-1d2c3b4a5e6f</id>');
    expect(xml).toContain('<title>Sky &amp; Lark: 4 out of 5</title>');
    expect(xml).toContain('<author><name>&lt;b&gt;Ann&lt;/b&gt;</name></author>');
    expect(xml).toContain(
      '<content type="text" xml:lang="it">&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; &amp; &quot;fine&quot;</content>',
    );
    expect(xml).toContain('<updated>2026-11-18T12:00:00.000Z</updated>');
  });

  it('speaks the language it is asked for', async () => {
    const xml = await buildReviewFeed('ja', createMemoryContext({ reviews: [review] }));
    expect(xml).toContain('xml:lang="ja"');
    expect(xml).toContain(
      '<link rel="self" type="application/atom+xml" href="https://esim.example/ja/reviews/feed.xml"/>',
    );
    expect(xml).toContain('<title>口コミ｜Roamchart</title>');
    expect(xml).toContain('href="https://esim.example/ja/reviews?provider=skylark#review-5f6b1c52');
  });

  it('has the time of a reply, and a time without reviews', async () => {
    const reply = { text: 'Thanks', at: '2026-11-19T08:00:00.000Z' };
    const answered = await buildReviewFeed('en', createMemoryContext({ reviews: [{ ...review, reply }] }));
    expect(answered).toContain('<updated>2026-11-19T08:00:00.000Z</updated>');
    const empty = await buildReviewFeed('en', createMemoryContext());
    expect(empty).toContain(`<updated>${memoryNow.toISOString()}</updated>`);
    expect(empty).not.toContain('<entry>');
  });
});
