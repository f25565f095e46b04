import { describe, expect, it } from 'vitest';
import { countryOf, createMemoryContext, makePlan, membersOf } from '#tests/support/memory-context.ts';
import { listTestedPages } from '#tests/support/tested-pages.ts';
import { payloadOf, visit, visitPage } from '#tests/support/site-visit.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { PagePayload } from './pages/page-payload.ts';

const context = createMemoryContext({
  plans: [
    makePlan(1),
    makePlan(2),
    makePlan(3, { coverage: membersOf('europe'), scope: 'regional' }),
    makePlan(4, { coverage: membersOf('europe'), scope: 'regional' }),
    makePlan(5, { coverage: [countryOf('LU')] }),
    makePlan(6, { coverage: membersOf('global'), scope: 'global' }),
  ],
});

/** Clean addresses of each page, with keys that the page reads where it reads any. */
const clean = [
  ...listTestedPages('tanuki-sim').flatMap(({ path, isListed }) => (isListed ? [path] : [])),
  '/region?letter=J',
  '/trip?stop=japan.7.3',
  '/reviews?order=useful',
  '/compare',
  '/data-use?days=7&maps=30',
  '/prices?sort=name',
  '/follow/stop',
  '/rules?kind=device',
  '/offline',
  '/luxembourg',
  '/japan?days=7&gb=5&sort=price',
  '/japan/tanuki-sim?days=7&gb=5&sort=price',
];

const strayKeys = ['anything', 'utm_source=x&anything', '=x', 'anything=1&anything=2'];
const trackingKeys = [
  'utm_source=letter',
  'gclid=1',
  'fbclid=a.b&utm_campaign=x',
  'gad_source=1&gbraid=0',
  'msclkid=7',
];

function addStray(address: string, stray: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${stray}`;
}

async function readHead(address: string) {
  const [head = ''] = (await visitPage(address, context)).split('</head>');
  return {
    isClosed: head.includes('<meta name="robots" content="noindex"/>'),
    canonical: /<link rel="canonical" href="(.*?)"/.exec(head)?.[1]?.replaceAll('&amp;', '&'),
  };
}

describe('an address with keys that its page does not read', () => {
  it.each(clean)('is closed and names the clean one: %s', async (address) => {
    for (const stray of strayKeys) {
      const found = await readHead(addStray(address, stray));
      expect(found, stray).toEqual({ isClosed: true, canonical: `https://esim.example${address}` });
    }
  });

  it.each(clean)('is as the clean one where they are those of campaigns: %s', async (address) => {
    const found = await readHead(address);
    for (const tracking of trackingKeys) expect(await readHead(addStray(address, tracking)), tracking).toEqual(found);
  });

  it('is closed in every language', async () => {
    const found = await readHead('/fr/data-use?anything');
    expect(found).toEqual({ isClosed: true, canonical: 'https://esim.example/fr/data-use' });
    expect(await readHead(localizePath('/blog?anything', 'ja'))).toEqual({
      isClosed: true,
      canonical: 'https://esim.example/ja/blog',
    });
  });

  it('leads to other languages by the clean address', async () => {
    const { shell } = payloadOf(await visitPage('/data-use?maps=30&anything', context)) as PagePayload;
    expect(shell.path).toBe('/data-use?maps=30');
  });

  it('is not kept for others', async () => {
    for (const address of clean) {
      const answer = await visit(addStray(address, 'anything'), context);
      expect([address, 'sameFor' in answer]).toEqual([address, false]);
    }
  });
});

describe('an address with keys that its page reads', () => {
  it.each([
    ['/', true],
    ['/data-use', true],
    ['/data-use?days=7&maps=30', true],
    ['/region/europe?plan=3', true],
    ['/region?letter=J', false],
    ['/prices?sort=name', false],
    ['/rules?kind=device', false],
    ['/japan?sort=price', false],
  ])('stays as it is: %s', async (address, isOpen) => {
    expect((await readHead(address)).isClosed).toBe(!isOpen);
  });
});
