import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyFields } from './review-form-state.ts';
import { sendReview, type OutgoingReview } from './send-review.ts';

const review: OutgoingReview = {
  fields: {
    ...emptyFields,
    name: 'Marta',
    email: 'm@example.org',
    countries: ['JP', 'KR'],
    provider: 'p1',
    text: 'Good',
    rating: 4,
  },
  images: [
    { id: 'a', blob: new Blob(['a'], { type: 'image/jpeg' }), preview: '' },
    { id: 'b', blob: new Blob(['b'], { type: 'image/jpeg' }), preview: '' },
  ],
  token: 't',
  trap: '',
  key: 'd-1',
  locale: 'ja',
};

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

function answerWith(answer: () => Response | Promise<never>) {
  const fetch = vi.fn<Fetch>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
afterEach(() => {
  vi.unstubAllGlobals();
  warn.mockClear();
});

describe('sendReview', () => {
  it('sends the fields of the specification as multipart, with the language and the key', async () => {
    const fetch = answerWith(() => new Response('{}', { status: 201 }));
    expect(await sendReview(review)).toEqual([]);
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/reviews?locale=ja');
    expect(options).toMatchObject({ method: 'POST', credentials: 'include' });
    const headers = new Headers(options?.headers);
    expect([headers.get('idempotency-key'), headers.get('content-type')]).toEqual(['d-1', null]);
    const form = options?.body as FormData;
    expect([...form.entries()].filter(([name]) => name !== 'images')).toEqual([
      ['recaptchaToken', 't'],
      ['name', 'Marta'],
      ['email', 'm@example.org'],
      ['text', 'Good'],
      ['countries', 'JP,KR'],
      ['provider', 'p1'],
      ['rating', '4'],
    ]);
    expect(form.getAll('images')).toHaveLength(2);
  });

  it('sends what only programs fill in', async () => {
    const fetch = answerWith(() => new Response('{}', { status: 201 }));
    await sendReview({ ...review, trap: 'https://example.org' });
    const form = fetch.mock.calls[0]?.[1].body as FormData;
    expect(form.get('website')).toBe('https://example.org');
  });

  it('returns the fields that the server rejected', async () => {
    answerWith(() => Response.json({ errors: ['images'] }, { status: 422 }));
    expect(await sendReview(review)).toEqual(['images']);
  });

  it.each([400, 403, 413, 429, 500, 503])('says recaptcha for the answer %i, and logs it', async (status) => {
    answerWith(() => Response.json({ errors: ['name'] }, { status }));
    expect(await sendReview(review)).toEqual(['recaptcha']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(String(status)));
  });

  it('says recaptcha when there is no network, or no sense in the answer', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendReview(review)).toEqual(['recaptcha']);
    answerWith(() => new Response('<html>', { status: 422 }));
    expect(await sendReview(review)).toEqual(['recaptcha']);
  });
});
