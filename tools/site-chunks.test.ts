import { describe, expect, it } from 'vitest';
import { chunkOf, preloadedWith } from './site-chunks.ts';

const web = '/home/app/src/web';
const page = (name: string): string => `${web}/features/${name}/page.tsx`;

const iconList = '/app/node_modules/lucide/dist/esm/lucide.mjs';
const icon = (name: string): string => `/app/node_modules/lucide/dist/esm/icons/${name}.mjs`;

/** Importers of each module, in a site of four pages. */
const importers: Readonly<Record<string, readonly string[]>> = {
  [`${web}/browser/start.ts`]: [],
  [`${web}/browser/hydrate-site.tsx`]: [],
  [page('home')]: [],
  '/app/src/web/features/prices/messages/fr/prices.ts': [],
  'plural.ts': ['/app/src/web/features/prices/messages/fr/prices.ts', `${web}/browser/hydrate-site.tsx`],
  [`${web}/features/destination/later.tsx`]: [],
  [`${web}/features/destination-provider/later.tsx`]: [],
  [page('reviews')]: [],
  [page('destination')]: [],
  [page('destination-provider')]: [],
  'dialog.tsx': [],
  'payload-reader.ts': [`${web}/browser/start.ts`, `${web}/browser/hydrate-site.tsx`],
  'header.tsx': [`${web}/browser/hydrate-site.tsx`],
  'icon.tsx': ['header.tsx', page('home')],
  'review-card.tsx': [page('home'), page('reviews')],
  'plan-row.tsx': ['plan-list.tsx'],
  'plan-list.tsx': [`${web}/features/destination/later.tsx`, `${web}/features/destination-provider/later.tsx`],
  'api-client.ts': ['plan-list.tsx', 'dialog.tsx'],
  [`${web}/features/home/later.tsx`]: [],
  'review-line.tsx': [`${web}/features/home/later.tsx`, `${web}/features/destination/later.tsx`],
  'market.tsx': [`${web}/features/destination/later.tsx`],
  'plan-words.ts': ['plan-list.tsx', page('destination'), page('destination-provider')],
  'price.ts': ['plan-list.tsx', page('destination'), page('home')],
  'hero.tsx': [page('home')],
  'option.tsx': ['dialog.tsx', page('home')],
  'field.tsx': ['dialog.tsx', page('prices'), page('reviews')],
  'bar.tsx': [page('reviews'), `${web}/features/destination/later.tsx`],
  [iconList]: ['header.tsx', 'hero.tsx', 'dialog.tsx'],
  [icon('menu')]: [iconList],
  [icon('chevron-down')]: [iconList],
  [icon('compass')]: [iconList],
  [icon('trash-2')]: [iconList],
  'card.tsx': [page('reviews'), `${web}/features/home/later.tsx`],
};

const code: Readonly<Record<string, string>> = {
  'header.tsx': `import { useRef } from "react";\nimport { Menu, ChevronDown } from "lucide";`,
  'hero.tsx': `import { Compass } from 'lucide';`,
  'dialog.tsx': `import {\n  Trash2,\n} from "lucide";\nconst texts = { Menu: 'Menu' };`,
};

const context = {
  getModuleInfo: (id: string) =>
    importers[id] === undefined ? null : { importers: importers[id], code: code[id] ?? null },
};

describe('chunkOf', () => {
  it.each([
    [`${web}/browser/start.ts`, null],
    ['payload-reader.ts', 'start'],
    ['/app/src/web/features/prices/messages/fr/prices.ts', null],
    ['plural.ts', 'start'],
    ['header.tsx', 'frame'],
    ['icon.tsx', 'frame'],
    ['review-card.tsx', 'places'],
    ['plan-row.tsx', 'lists'],
    ['review-line.tsx', 'sections'],
    ['market.tsx', null],
    ['api-client.ts', null],
    ['plan-words.ts', 'plans'],
    ['price.ts', 'views'],
    ['hero.tsx', 'home'],
    ['option.tsx', 'home-shared'],
    ['bar.tsx', 'reviews-shared'],
    ['field.tsx', 'shared'],
    ['card.tsx', 'reviews'],
    [icon('menu'), 'frame'],
    [icon('chevron-down'), 'frame'],
    [icon('compass'), 'home'],
    [icon('trash-2'), 'icons'],
  ])('%s → %s', (id, chunk) => {
    expect(chunkOf(id, context)).toBe(chunk);
  });
});

describe('preloadedWith', () => {
  const dependencies = ['assets/list-i-S2A6q.js', 'assets/views-BD40JkR.js'];
  const start = { hostId: 'assets/start-BZekkr2.js' };
  const frame = { hostId: 'assets/frame-CUCAMJ9.js' };

  it('names nothing beside texts', () => {
    expect(preloadedWith('assets/list-i-S2A6q.js', dependencies, start)).toEqual([]);
  });

  it.each(['assets/page-DICbG0z.js', 'assets/lists-DwyGKqm.js'])('names what %s needs', (file) => {
    expect(preloadedWith(file, dependencies, frame)).toEqual(dependencies);
  });

  it('names the styles of a page that is called like a group of texts', () => {
    const withStyles = ['assets/clock-Sr8niok.js', 'assets/clock-BrKUyQa.css'];
    expect(preloadedWith('assets/clock-Sr8niok.js', withStyles, frame)).toEqual(withStyles);
  });

  it('names scripts that every page runs only where they do not run yet', () => {
    const all = ['assets/react-DOJI9ej.js', 'assets/frame-CUCAMJ9.js', 'assets/start-Dtfa636.css', ...dependencies];
    expect(preloadedWith('assets/page-DICbG0z.js', all, start)).toEqual(all);
    expect(preloadedWith('assets/page-DICbG0z.js', all, frame)).toEqual(['assets/start-Dtfa636.css', ...dependencies]);
  });
});
