import { messagesFor } from '#i18n/messages.ts';
import { reviewForm as reviewTexts } from '#i18n/languages/en/review-form.ts';
import type { EngineTab } from './engines/engine-tab.ts';
import { findOverlayFaults } from './engines/measure-overlay.ts';
import { expect, isThere, keepPicture, open, test, textOf, until } from './engine-visitor.ts';
import { extended } from './extended.ts';

const { compare } = messagesFor('en');

const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

interface Overlay {
  readonly name: string;
  readonly path: string;
  readonly root: string;
  readonly show: (tab: EngineTab, width: number) => Promise<void>;
  /** Widths from this one on have something else in its place. */
  readonly below?: number;
}

const dialog = 'dialog[open]';
const panel = '[popover]:popover-open';
const sheet = 'main details[open] > dialog';

/** Each is opened on its page as the previous one has left it; steps of one page are grouped. */
const overlays: readonly Overlay[] = [
  {
    name: 'sentence-days',
    path: '/',
    root: sheet,
    show: (tab) => tab.click('main [role=search] details:nth-of-type(1) > summary'),
  },
  {
    name: 'sentence-data',
    path: '/',
    root: sheet,
    show: (tab) => tab.click('main [role=search] details:nth-of-type(2) > summary'),
  },
  {
    name: 'finder-places',
    path: '/',
    root: panel,
    show: (tab) => typeAndWait(tab, 'main [role=search] input', 'uni', 'United'),
  },
  {
    name: 'menu',
    path: '/',
    root: panel,
    below: 900,
    show: (tab) => tab.click('header [popovertarget="site-menu"]'),
  },
  {
    name: 'trip-days',
    path: '/germany',
    root: sheet,
    show: (tab) => tab.click('main details:has(#trip-days) > summary'),
  },
  {
    name: 'trip-data',
    path: '/germany',
    root: sheet,
    show: (tab) => tab.click('main details:has([name=gb]) > summary'),
  },
  {
    name: 'trip-must-haves',
    path: '/germany',
    root: sheet,
    show: (tab) => tab.click('main details:has([value="1"][name=hotspot]) > summary'),
  },
  {
    name: 'trip-customer',
    path: '/germany',
    root: sheet,
    show: (tab) => tab.click('main details:has([name=customer]) > summary'),
  },
  {
    name: 'currency',
    path: '/germany',
    root: dialog,
    show: (tab) => tab.click('header button[aria-label^="Currency:"]'),
  },
  {
    name: 'currency-found',
    path: '/germany',
    root: dialog,
    show: async (tab) => {
      await tab.click('header button[aria-label^="Currency:"]');
      await typeAndWait(tab, `${dialog} input`, 'dol', 'Dollar');
    },
  },
  {
    name: 'search',
    path: '/germany',
    root: `header ${dialog}`,
    show: async (tab, width) => {
      await tab.click(width < 900 ? 'header [role=search] button' : 'header [role=search] input');
      await until(tab, isThere, `header ${dialog} input:focus`);
      await typeAndWait(tab, `header ${dialog} input`, 'uni', 'United');
    },
  },
  {
    name: 'filters',
    path: '/germany',
    root: dialog,
    below: 1100,
    show: (tab) => tab.click('#plans a[href="#filters"]'),
  },
  {
    name: 'compare-tray',
    path: '/germany',
    root: `section[aria-label="${compare.tray.label}"]`,
    show: async (tab) => {
      // Once a plan is chosen, rows have boxes on narrow screens too.
      const box = '[data-pick=cheapest] input[type=checkbox]:not(:checked)';
      await tab.click((await tab.ask(isThere, box)) ? box : '#plans li > button[aria-pressed=false]');
    },
  },
  {
    name: 'review',
    path: '/about',
    root: dialog,
    show: (tab) => tab.click('#write-review-form button'),
  },
  {
    name: 'review-providers',
    path: '/about',
    root: `${dialog} [role=listbox]`,
    show: async (tab) => {
      await tab.click('#write-review-form button');
      await tab.click(`${dialog} button[aria-label="${reviewTexts.fields.providers.label}"]`);
    },
  },
  {
    name: 'review-discard',
    path: '/about',
    root: `${dialog} ${dialog}`,
    show: async (tab) => {
      await tab.click('#write-review-form button');
      await tab.type(`${dialog} input[name=name]`, 'Ann');
      await tab.click(`${dialog} button`, reviewTexts.cancel);
    },
  },
  {
    name: 'stop-places',
    path: '/trip',
    root: panel,
    show: (tab) => typeAndWait(tab, 'main input[name=place]', 'uni', 'United'),
  },
];

async function typeAndWait(tab: EngineTab, field: string, text: string, found: string): Promise<void> {
  await tab.type(field, text);
  await expect.poll(() => textOf(tab, '[role=option]'), { intervals: [30] }).toContain(found);
}

/** One Escape closes one of them. */
async function closeAll(tab: EngineTab): Promise<void> {
  while (await tab.ask(isThere, `${dialog}, ${panel}, ${sheet}`)) {
    await tab.press('Escape');
    await tab.ask(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
  }
}

/** To be run in the page. Wide screens have the header's links instead of the menu. */
function hasMenu(isExpected: string): boolean {
  const menu = document.querySelector('header [popovertarget="site-menu"]');
  return String(menu?.checkVisibility()) === isExpected;
}

/** Declares: whatever opens over a page is large enough, and on the screen. */
export function testOverlays(): void {
  test('every dialog, sheet and panel can be seen at three widths', extended, async ({ tab, engineName }) => {
    test.slow();
    for (const path of new Set(overlays.map((overlay) => overlay.path))) {
      await tab.resize(viewports[0]);
      await open(tab, path);
      for (const viewport of viewports) {
        await tab.resize(viewport);
        const { width } = viewport;
        await until(tab, hasMenu, String(width < 900));
        for (const overlay of overlays.filter(({ below = Infinity }) => width < below)) {
          if (overlay.path === path) await test.step(`${overlay.name}, ${width} px`, () => look(overlay, width));
        }
      }
    }

    async function look({ name, root, show }: Overlay, width: number): Promise<void> {
      await show(tab, width);
      await until(tab, isThere, root);
      const faults = await tab.ask(findOverlayFaults, root);
      await keepPicture(tab, { engineName, name: `${name}-${width}` });
      expect.soft(faults, `${name}, ${width} px`).toEqual([]);
      await closeAll(tab);
    }
  });
}
