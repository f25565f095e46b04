import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { success } from '#domain/kernel/result.ts';
import type { DeskReview, ReviewDesk } from '#runtime/services/reviews/open-reviews.ts';
import { expect, it } from 'vitest';
import type { DeskOfReviews } from './answer-reviews.ts';
import { moderate } from './moderate-reviews.ts';

const down = '\u001B[B';

const review: DeskReview = {
  id: 'r1',
  provider: { slug: 'nori' as ProviderSlug, name: 'Nori' },
  createdAt: '2026-11-25T10:00:00.000Z',
  language: 'en',
  countries: ['JP' as CountryCode],
  authorName: 'Ann',
  rating: 4,
  isGiven: false,
  status: 'pending',
  reason: null,
  repeats: null,
  imageCount: 1,
  flags: [],
  text: 'Good.',
  reply: null,
  publishedAt: null,
  note: null,
  waiting: null,
};

/** Answers prompts: presses the next of `keys` at each one. */
function openPerson() {
  const input = new PassThrough();
  const output = new PassThrough();
  let text = '';
  const waiting: { readonly pattern: RegExp; readonly resolve: (found: string) => void }[] = [];
  const look = (): void => {
    for (const { pattern, resolve } of waiting) {
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    }
  };
  output.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    look();
  });
  const see = (pattern: RegExp): Promise<string> =>
    new Promise((resolve) => {
      waiting.push({ pattern, resolve });
      look();
    });
  return { person: { input, output }, see, press: (keys: string) => input.write(keys) };
}

it('deletes screenshots once their review is decided', async () => {
  const images: ReviewDesk['images'] = async (_id, { read }) => {
    await read([{ position: 0, bytes: new Uint8Array([1, 2, 3]) }]);
    return success(1);
  };
  const reviews = { list: () => Promise.resolve({ reviews: [review], next: null }), images };
  const desk = { by: { operator: 'ann', via: 'shell' }, reviews } as unknown as DeskOfReviews;
  const { person, see, press } = openPerson();
  const ended = moderate(desk, { person, now: () => new Date(), withRating: false });
  await see(/(What do you want to do)/);
  for (const key of [down, '\r']) press(key);
  const folder = await see(/written to (\S+)/);
  expect(readFileSync(join(folder, 'r1-1.jpg'))).toHaveLength(3);
  expect(statSync(folder).mode & 0o077).toBe(0);
  await see(/written to [^]*(What do you want to do)/);
  for (const key of ['\r']) press(key);
  expect(await ended).toEqual(success(''));
  expect(existsSync(folder)).toBe(false);
});
