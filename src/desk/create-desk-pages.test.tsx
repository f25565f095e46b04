import { Inbox } from 'lucide';
import { describe, expect, it } from 'vitest';
import type { DeskReader } from '#runtime/services/desk/desk-service.ts';
import { emptyReadings } from '#tests/support/desk-readings.ts';
import { createDeskPages } from './create-desk-pages.tsx';
import type { DeskRequest } from './desk-contract.ts';
import { defineScreen, Redirect } from './frame/screen.ts';
import { screens } from './screens/screens.ts';

const assets = { styles: ['/files/desk.css'], scripts: ['/files/desk.js'] };
const now = new Date('2026-11-29T10:00:00Z');

const desk: DeskReader = {
  origin: 'https://desk.esim.example',
  siteName: 'Roamchart',
  now: () => now,
  people: async () => [],
  waiting: async () => [],
  trail: async () => ({ rows: [], next: null }),
  refusals: async () => ({ 'unknown-key': 2, 'used-link': 1 }),
  trailCsv: async () => '',
  operators: async () => [],
  commandOf: () => null,
  readings: emptyReadings,
};

function requestOf(role: 'owner' | 'moderator', address = '/'): DeskRequest {
  const choices = { theme: 'dark', singleKeys: true, commands: true } as const;
  const viewer = {
    name: 'Ana',
    role,
    choices,
    keyId: 'key',
    endsAt: new Date('2026-11-29T22:00:00Z'),
    touchedUntil: now,
  };
  return { viewer, now, address, params: {}, query: {} };
}

/** A kind of queue that the desk does not know: an entry of the table, and nothing else. */
const letters = defineScreen({
  path: '/letters/:id',
  title: ({ id }: { readonly id: string }) => `Letter ${id}`,
  role: 'owner',
  place: {
    label: 'Letters',
    icon: Inbox,
    group: 1,
    order: 5,
    chord: 'l',
    tab: 'Post',
    count: async () => ({ count: 7, waits: true }),
  },
  load: async (_desk, { params }) => {
    const { id = '' } = params;
    if (id === 'old') return new Redirect('/letters/new');
    return id === '' ? null : { id };
  },
  view: ({ id }) => <h1>Letter {id}</h1>,
});

async function page(answer: ReturnType<typeof show>): Promise<string> {
  const answered = await answer;
  return answered.kind === 'page' ? answered.html : answered.kind;
}

const pages = createDeskPages({ assets, screens: [...screens, letters] });
const show = (path: string, role: 'owner' | 'moderator' = 'owner', params = {}) =>
  pages.screen(path, desk, { ...requestOf(role), params });

describe('a new kind of queue', () => {
  it('is a page with a place in rail, tabs and sheet of keys', async () => {
    const html = await page(show('/letters/:id', 'owner', { id: '12' }));
    expect(html).toContain('<title>Letter 12 · Desk of Roamchart</title>');
    expect(html).toMatch(/<a href="\/letters\/:id"[^>]*aria-current="page"[^>]*data-chord="l"/);
    expect(html).toContain('7<span class="vh"> waiting</span>');
    expect(html).toContain('Post<i>7</i>');
    expect(html).toContain('<kbd>G</kbd><kbd>L</kbd></dt><dd>Letters</dd>');
  });

  it('is no place for whom it is not for', async () => {
    expect(await page(show('/', 'owner'))).toContain('Letters');
    expect(await page(show('/', 'moderator'))).not.toContain('Letters');
  });

  it('may lead elsewhere, or find nothing', async () => {
    expect(await show('/letters/:id', 'owner', { id: 'old' })).toEqual({ kind: 'redirect', to: '/letters/new' });
    expect(await show('/letters/:id')).toMatchObject({ kind: 'page', status: 404 });
  });
});

describe('the frame', () => {
  it('has a skip link, landmarks and one heading, and nothing inline', async () => {
    for (const { path } of screens.filter((screen) => screen.place !== null)) {
      const html = await page(show(path));
      expect(html).toMatch(/^<!doctype html><html lang="en" data-theme="dark">/);
      expect(html).toContain('<a class="skip" href="#main">');
      expect(html).toMatch(/<header .*<nav aria-label="Desk">.*<main id="main"/s);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toMatch(/<style|style="|<script(?! type="module" src="\/files)|\son\w+="/);
    }
  });

  it('shows the latest decision that can be taken back, with a form that needs no script', async () => {
    const dueAt = new Date(now.getTime() + 11_000);
    const waiting: DeskReader['waiting'] = async () => [
      { id: 5, kind: 'review', action: 'approve', subject: '7f3a91', about: 'Nori, by Ann', dueAt },
      { id: 4, kind: 'plan', action: 'pin', subject: '12', about: null, dueAt },
    ];
    const answer = pages.screen('/', { ...desk, waiting }, requestOf('owner', '/?x=1'));
    const html = await page(answer);
    expect(html.match(/<i class="off">/g)).toHaveLength(4);
    expect(html).toContain('action="/do/decision/take-back"');
    expect(html).toContain(
      '<input type="hidden" name="subject" value="5"/><input type="hidden" name="back" value="/reviews/7f3a91"/>',
    );
    expect(html).toContain('and 1 more');
  });

  it('has keys that no two places share', () => {
    const chords = screens.flatMap(({ place }) => place?.chord ?? []);
    expect(new Set(chords).size).toBe(chords.length);
  });
});
