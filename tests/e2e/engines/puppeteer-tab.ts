import type { BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import type { EngineTab } from './engine-tab.ts';
import { findStill } from './find-still.ts';

/** A tab of Chromium or Firefox. */
export function puppeteerTab(page: Page, visit: BrowserContext): EngineTab {
  const find = (selector: string, text = ''): Promise<ElementHandle<HTMLElement>> =>
    page.evaluateHandle(findStill, selector, text) as Promise<ElementHandle<HTMLElement>>;
  return {
    // Not until "load": a picture may still have to be drawn.
    goTo: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    resize: (size) => page.setViewport(size),
    ask: (question, ...parameters) =>
      // As text: the types of what it may be given are Puppeteer's own.
      page.evaluate(`(${String(question)})(...${JSON.stringify(parameters)})`) as Promise<
        Awaited<ReturnType<typeof question>>
      >,
    click: async (selector, text) => (await find(selector, text)).click(),
    type: async (selector, text) => {
      await (await find(selector)).click();
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    attach: async (selector, file) => {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      await field?.uploadFile(file);
    },
    screenshot: () => page.screenshot(),
    close: () => visit.close(),
  };
}
