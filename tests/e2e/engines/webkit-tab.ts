import type { EngineKey, EngineTab } from './engine-tab.ts';
import { findStill } from './find-still.ts';
import { webKitScreen } from './webkit-browser.ts';
import type { WebDriverSession } from './webdriver-session.ts';

/** W3C WebDriver, section 17.4.2. */
/** Other keys are what they type. */
const keyCodes: Readonly<Partial<Record<EngineKey, string>>> = { Enter: '\uE007', Escape: '\uE00C' };

/** A tab of WebKit. */
export function webKitTab(session: WebDriverSession): EngineTab {
  const find = (selector: string, text = '') => session.find(findStill, selector, text);
  return {
    goTo: (url) => session.goTo(url),
    back: () => session.back(),
    forward: () => session.forward(),
    resize: async ({ width, height }) => {
      const toolbar = await session.evaluate(() => outerHeight - innerHeight);
      // Over the pointer: without a window manager the keyboard goes where the pointer is, in the middle of the screen.
      const x = Math.floor((webKitScreen.width - width) / 2);
      await session.resizeWindow({ x, y: 0, width, height: height + toolbar });
      // The page hears of it later than the driver.
      await session.evaluate(waitForSize, width, height);
    },
    ask: (question, ...parameters) => session.evaluate(question, ...parameters),
    click: async (selector, text) => session.click(await find(selector, text)),
    type: async (selector, text) => {
      await session.click(await find(selector));
      await session.type(text);
    },
    press: (key) => session.type(keyCodes[key] ?? key),
    attach: async (selector, file) => session.attach(await session.find(findAny, selector), file),
    screenshot: () => session.screenshot(),
    close: () => session.close(),
  };
}

function findAny(selector: string): Element | null {
  return document.querySelector(selector);
}

async function waitForSize(...wanted: readonly [width: number, height: number]): Promise<void> {
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    if (String([innerWidth, innerHeight]) === String(wanted)) return;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`The view has ${innerWidth} × ${innerHeight} px`);
}
