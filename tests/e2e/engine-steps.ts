import { stepTexts } from '#web/features/arrival/step-texts-of.ts';
import { expect, test, textOf, until } from './engine-visitor.ts';
import { shareServer } from './own-server.ts';

const { copy, kept, name } = stepTexts.en;

/** Declares that the steps after a purchase are kept when they are opened first, and work without a connection. */
export function testKeptSteps(): void {
  const server = shareServer(import.meta.resolve('#tests/e2e/servers/offline-server.ts'), test);
  test('the steps after a purchase open without a connection', async ({ tab }) => {
    await tab.resize({ width: 390, height: 844 });
    const address = `${server.address}/arrival?plan=1&land=2099-12-12T14:20`;
    await tab.goTo(address);
    await until(tab, isShown, 'footer span');
    const heading = await textOf(tab, 'h1');
    await server.ask('stop');
    await tab.goTo(`${server.address}/japan`);
    expect(await textOf(tab, '#kept-pages')).toContain(`${name}: ${heading}`);
    await tab.goTo(address);
    expect(await textOf(tab, 'h1')).toBe(heading);
    await until(tab, isShown, 'footer span');
    expect(await textOf(tab, 'footer span')).toBe(kept);
    await tab.click('button', copy);
    expect(await tab.ask(() => String(getSelection()))).toBe(await textOf(tab, '.m q'));
  });
}

/** To be run in the page. */
function isShown(selector: string): boolean {
  return document.querySelector<HTMLElement>(selector)?.hidden === false;
}
