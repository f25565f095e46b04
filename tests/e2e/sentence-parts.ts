import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';

export const { questions } = messagesFor('en').trip.sentence;

/** A word of the sentence, which opens its sheet. */
export function word(page: Page, question: string) {
  return page.locator('main summary', { hasText: question });
}

/** The sheet that is open. */
export function sheet(page: Page) {
  return page.locator('main details[open] > dialog');
}

export async function topOf(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).first().boundingBox())?.y ?? NaN;
}

export async function bottomOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return box === null ? NaN : box.y + box.height;
}
