import type { EngineKey, EngineTab } from './engines/engine-tab.ts';
import { startTestProcess, type TestProcess } from '#tests/support/child-process.ts';
import { addressOf, expect, isThere, test, textOf, until } from './engine-visitor.ts';

const screens = [
  '/',
  '/reviews/list',
  '/prices',
  '/providers',
  '/overrides',
  '/plans/1',
  '/corrections',
  '/figures',
  '/health',
  '/feeds',
  '/audit',
  '/people',
];

/** The desk in another engine. None of them has an authenticator for tests: the session is planted. */
export function testDesk(): void {
  test.describe('the desk', () => {
    let server: TestProcess;
    let origin = '';
    test.beforeAll(async () => {
      // It may have to build the site first.
      test.setTimeout(0);
      server = await startTestProcess(import.meta.resolve('#tests/e2e/servers/desk-server.ts'));
      ({ origin } = await server.ask<{ readonly origin: string }>('open'));
      await server.ask({ reviews: 2 });
    });
    test.afterAll(() => server.end('SIGTERM'));

    const enter = async (tab: EngineTab, name: string): Promise<void> => {
      const { cookie } = await server.ask<{ readonly cookie: string }>({ member: name });
      await tab.goTo(`${origin}/robots.txt`);
      await tab.ask((planted) => void (document.cookie = `${planted}; path=/`), cookie);
    };

    test('shows its main screens, none of them wider than the window', async ({ tab }) => {
      await enter(tab, 'Ana');
      for (const path of screens) {
        await tab.goTo(origin + path);
        expect([path, await textOf(tab, 'h1')]).not.toEqual([path, '']);
        expect([path, await tab.ask(overflow)]).toEqual([path, 0]);
      }
    });

    test('decides by keys, and takes back', async ({ tab }) => {
      await enter(tab, 'Bo');
      await tab.goTo(`${origin}/reviews`);
      const first = await addressOf(tab);
      await press(tab, '?');
      await until(tab, isThere, 'dialog[data-sheet=keys][open]');
      await tab.press('Escape');
      await press(tab, 'd');
      await until(tab, isThere, '.reasons');
      await press(tab, '2');
      await expect.poll(() => textOf(tab, '.undo')).toContain('rejected: ');
      expect(await addressOf(tab)).not.toBe(first);
      await press(tab, 'u');
      await expect.poll(() => addressOf(tab)).toBe(first);
      expect(await tab.ask(isThere, '.undo')).toBe(false);
    });

    test('sends its forms, with what was typed', async ({ tab }) => {
      await enter(tab, 'Cy');
      await tab.goTo(`${origin}/plans/1`);
      await tab.type('input[name=amount]', '5000');
      await expect.poll(() => textOf(tab, '[data-against]')).toContain(' times what we show');
      await tab.goTo(`${origin}/plans/1?edit=hide`);
      await tab.type('textarea[name=reason]', 'Sold out since Monday');
      await tab.click('form[action="/do/plan/hide"] button');
      await expect.poll(() => textOf(tab, '.undo')).toContain('hid: ');
      expect(await addressOf(tab)).toBe('/plans/1');
      await tab.goTo(`${origin}/audit`);
      await tab.type('#find', 'Monday');
      await tab.press('Enter');
      await expect.poll(() => addressOf(tab)).toContain('q=Monday');
      expect(await textOf(tab, '.trail')).toContain('Sold out since Monday');
    });
  });
}

/** Presses a key once the desk no longer takes it for one that was meant for what was there before. */
async function press(tab: EngineTab, key: EngineKey): Promise<void> {
  await tab.ask(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 401;
  });
  await tab.press(key);
}

/** By how many pixels the page is wider than the window. */
function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
