import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { writeFileSync } from 'node:fs';
import { messagesFor } from '#i18n/messages.ts';
import { reviewForm as reviewTexts } from '#i18n/languages/en/review-form.ts';
import type { EngineTab } from './engines/engine-tab.ts';
import {
  addressOf,
  expect,
  hasNavigation,
  isThere,
  keepPicture,
  open,
  test,
  textOf,
  until,
  untilLive,
} from './engine-visitor.ts';
import { extendedUnless } from './extended.ts';
import { picture, screens } from './review-form-parts.ts';

const { list, plan, journey } = messagesFor('en');

const payg = 'input[name=kind][value=payg]';

function shownCount(tab: EngineTab): Promise<number> {
  return textOf(tab, '#plans [role=status]').then((words) =>
    Number(/([\d,]+)(?: of [\d,]+)? (?:plans?$|sellers?,)/.exec(words)?.[1]?.replaceAll(',', '')),
  );
}

/** How many plans a choice says that it leaves. */
function promisedCount(tab: EngineTab, selector: string): Promise<number> {
  return tab.ask((at) => {
    const words = document.querySelector(at)?.closest('label')?.lastElementChild?.textContent ?? '';
    return Number(words.replaceAll(',', ''));
  }, selector);
}

function isChecked(tab: EngineTab, selector: string): Promise<boolean> {
  return tab.ask((at) => document.querySelector<HTMLInputElement>(at)?.checked ?? false, selector);
}

function hasDialog(tab: EngineTab): Promise<boolean> {
  return tab.ask(isThere, 'dialog[open]');
}

/** Ticks a filter: on a phone in the sheet, which says how many plans it will show. */
async function tickKind(tab: EngineTab, isPhone: boolean): Promise<void> {
  if (!isPhone) return tab.click(`#filters label:has(${payg})`);
  await tab.click('#plans a[href="#filters"]');
  const count = await promisedCount(tab, payg);
  await tab.click(`dialog[open] label:has(${payg})`);
  await tab.click('dialog[open] button', list.filters.show({ rows: list.countProviders({ count }) }));
  await expect.poll(() => hasDialog(tab)).toBe(false);
}

async function fillReview(tab: EngineTab): Promise<void> {
  const { fields } = reviewTexts;
  await tab.click('#write-review-form button');
  await tab.click(`dialog[open] button[aria-label="${fields.providers.label}"]`);
  await tab.click('dialog[open] [role=option]');
  await tab.type('dialog[open] input[role=combobox]', 'jap');
  await expect.poll(() => textOf(tab, 'dialog[open] [role=option]')).toContain('Japan');
  await tab.press('Enter');
  await tab.click('dialog[open] [role=radiogroup] label:has(input[value="4"])');
  await tab.type('dialog[open] textarea', 'Fine.');
  await tab.type('dialog[open] input[name=name]', 'Ann');
  await tab.type('dialog[open] input[type=email]', 'ann@example.org');
}

/** Replaces the site's endpoint: with a stopped clock it would reject every author as too fast. */
function takeReviews(tab: EngineTab): Promise<void> {
  return tab.ask(() => {
    const original = globalThis.fetch;
    globalThis.fetch = (input, options) => {
      if (options?.method !== 'POST') return original(input, options);
      Reflect.set(
        globalThis,
        'sentImages',
        (options.body as FormData).getAll('images').map((image) => (image as File).type),
      );
      return Promise.resolve(Response.json({}, { status: 201 }));
    };
  });
}

function sentImages(tab: EngineTab): Promise<unknown> {
  return tab.ask(() => Reflect.get(globalThis, 'sentImages') as unknown);
}

/** Declares the main journey of a visitor, on a phone and on a desktop. @param kept the one in `npm test`; null: none */
export function testJourney(kept: 'phone' | null): void {
  for (const { screen, viewport } of screens) {
    test(`the main journey, ${screen}`, extendedUnless(screen === kept), async ({ tab, engineName }) => {
      test.slow();
      await tab.resize(viewport);
      const isPhone = screen === 'phone';
      const keep = (name: string): Promise<void> => keepPicture(tab, { engineName, name: `${name}-${viewport.width}` });
      let isOneDocument = false;

      await test.step('the search finds a destination and leads there', async () => {
        await open(tab, '/');
        await keep('home');
        isOneDocument = await hasNavigation(tab);
        await tab.ask(() => void Reflect.set(globalThis, 'isMarked', true));
        await tab.type('main [role=search] input[role=combobox], main [role=search] input[type=search]', 'germ');
        await expect.poll(() => textOf(tab, '[role=option]')).toContain('Germany');
        await tab.press('Enter');
        await expect.poll(() => addressOf(tab)).toBe('/germany');
        await expect.poll(() => textOf(tab, 'main h1')).toBe('Germany');
        expect(await tab.ask(() => 'isMarked' in globalThis)).toBe(isOneDocument);
        await untilLive(tab);
      });

      await test.step('the ruler of prices is shown', async () => {
        await tab.ask(() =>
          document.querySelector('#market [role=img]')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
        );
        await keep('ruler');
      });

      const all = await shownCount(tab);
      await test.step('another trip has other answers', async () => {
        // Not its visible part: it may be below the screen.
        const fitting = () => tab.ask(() => document.querySelector('#plans ol > li')?.textContent);
        const before = await fitting();
        await tab.click('main details:has([name=gb]) > summary');
        await tab.click('label:has(input[name=gb][value="20"])');
        await expect.poll(() => addressOf(tab)).toMatch(/^\/germany\?.*gb=20/);
        await expect.poll(fitting).not.toBe(before);
        await tab.click('details[open]:has([name=gb]) button[type=submit]');
      });

      await test.step('a filter leaves as many plans as it says', async () => {
        await tickKind(tab, isPhone);
        await expect.poll(() => addressOf(tab)).toMatch(/^\/germany\?.*kind=payg/);
        const promised = await promisedCount(tab, `#filters ${payg}`);
        await expect.poll(() => shownCount(tab)).toBe(promised);
        expect(promised).toBeLessThan(all);
        const others = await tab.ask(
          (words) =>
            [...document.querySelectorAll<HTMLElement>('#plans details[name=plan] > summary')]
              .map((row) => row.innerText)
              .filter((row) => !row.includes(words)),
          plan.payAsYouGo,
        );
        expect(others).toEqual([]);
      });

      await test.step('back takes it off and forward puts it on', async () => {
        await tab.back();
        await expect.poll(() => shownCount(tab)).toBe(all);
        await expect.poll(() => isChecked(tab, `#filters ${payg}`)).toBe(false);
        await tab.forward();
        await expect.poll(() => shownCount(tab)).toBeLessThan(all);
        await expect.poll(() => isChecked(tab, `#filters ${payg}`)).toBe(true);
      });

      await test.step('another currency shows other prices', async () => {
        await tab.click('header button[aria-label^="Currency:"]');
        await tab.type('dialog[open] input[role=combobox]', 'EUR');
        await expect.poll(() => textOf(tab, 'dialog[open] [role=option]')).toContain('EUR');
        await tab.press('Enter');
        await expect.poll(() => textOf(tab, '#plans details[name=plan] > summary')).toContain('€');
        await expect.poll(() => addressOf(tab)).toMatch(/^\/germany\?.*kind=payg/);
      });

      await test.step('a link leads on, and back leads to the very page and place that was left', async () => {
        await untilLive(tab);
        await tab.ask(() => scrollTo(0, 1500));
        const left = await tab.ask(() => {
          document.querySelector<HTMLElement>('#plans a[href^="/germany/"], main a[href^="/germany/"]')?.click();
          // The current position: content that scrolled into view is rendered, and may have moved the page.
          return scrollY;
        });
        await expect.poll(() => addressOf(tab)).toMatch(/^\/germany\/./);
        await expect.poll(() => textOf(tab, 'main h1')).not.toBe('Germany');
        expect(await tab.ask(() => scrollY)).toBe(0);
        await tab.back();
        await expect.poll(() => textOf(tab, 'main h1')).toBe('Germany');
        await expect.poll(() => isChecked(tab, `#filters ${payg}`)).toBe(true);
        await expect.poll(() => tab.ask(() => scrollY)).toBe(left);
      });

      await test.step('a review is written, with a picture, and sent', async () => {
        await untilLive(tab);
        await fillReview(tab);
        const file = test.info().outputPath('a.png');
        writeFileSync(file, (await picture('a.png', { width: 200, height: 300 }, '#888')).buffer);
        await until(tab, isThere, 'dialog[open] input[type=file]:not([disabled])');
        await tab.attach('dialog[open] input[type=file]', file);
        await until(tab, isThere, 'dialog[open] [role=group] img');
        await keep('review');
        await takeReviews(tab);
        await tab.click('dialog[open] button', reviewTexts.continue);
        await expect.poll(() => textOf(tab, 'dialog[open]')).toContain(reviewTexts.confirm.submit);
        await keep('review-confirmation');
        await tab.click('dialog[open] button', reviewTexts.confirm.submit);
        await expect.poll(() => textOf(tab, 'dialog[open]')).toContain(reviewTexts.success.heading);
        await keep('review-sent');
        expect(await sentImages(tab)).toEqual(['image/jpeg']);
      });

      await test.step('a journey is planned', async () => {
        await open(tab, '/trip?place=&days=3&gb=&add=1');
        for (const [at, typed, name, slug] of [
          [1, 'germ', 'Germany', 'germany'],
          [2, 'fran', 'France', 'france'],
        ] as const) {
          const field = `li:nth-child(${at}) input[name=place]`;
          await tab.type(field, typed);
          // Until one is active, Enter sends the form.
          await expect.poll(() => textOf(tab, '[role=option][aria-selected=true]')).toContain(name);
          await tab.press('Enter');
          await expect
            .poll(() => tab.ask((it) => document.querySelector<HTMLInputElement>(it)?.value, field))
            .toBe(slug);
        }
        // Each change is answered at once.
        await expect.poll(() => addressOf(tab)).toBe('/trip?stop=germany.3&stop=france.3');
        await expect
          .poll(() => textOf(tab, '[data-way=cheapest] h3'))
          .toContain(journey.names.cheapest({ days: formatDays(6, 'en'), data: formatDataAmount(6000, 'en') }));
        await keep('journey');
      });
    });
  }
}
