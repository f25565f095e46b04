import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { reviewForm as en } from '#i18n/languages/en/review-form.ts';
import { reviewForm as ja } from '#i18n/languages/ja/review-form.ts';
import { expect, open } from './visitor.ts';

export const screens = [
  { screen: 'phone', viewport: { width: 390, height: 844 } },
  { screen: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;

/** Languages in which every state is walked through. */
const walkedTexts = { en, ja } satisfies Partial<Record<Locale, unknown>>;
type WalkedLocale = keyof typeof walkedTexts;

/** Each of them on each of the screens. */
export const walks = (['en', 'ja'] as const).flatMap((locale) =>
  // `npm test` keeps one.
  screens.map((screen) => ({ locale, ...screen, isKept: screen.screen === 'phone' && locale === 'ja' })),
);

/** The review form on a page, as a visitor finds it. */
export class ReviewFormParts {
  readonly page: Page;
  readonly locale: WalkedLocale;
  readonly texts: typeof en;

  constructor(page: Page, locale: WalkedLocale = 'en') {
    this.page = page;
    this.locale = locale;
    this.texts = walkedTexts[locale];
  }

  /** Nothing moves: sizes and places are those that stay. */
  async visit(path: string): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await open(this.page, localizePath(path, this.locale));
  }

  get opener(): Locator {
    const name = messagesFor(this.locale).common.nav.writeReview;
    return this.page.getByRole('banner').getByRole('button', { name, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.title, exact: true });
  }

  get confirmation(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.confirm.title, exact: true });
  }

  get discardSheet(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.discard.heading });
  }

  get heading(): Locator {
    return this.dialog.getByRole('heading', { name: this.texts.title });
  }

  get provider(): Locator {
    return this.dialog.getByRole('combobox', { name: this.texts.fields.providers.label });
  }

  get country(): Locator {
    return this.dialog.getByRole('combobox', { name: this.texts.fields.countries.label });
  }

  get tokens(): Locator {
    return this.dialog.getByRole('list', { name: this.texts.fields.countries.chosen }).getByRole('listitem');
  }

  get rating(): Locator {
    return this.dialog.getByRole('radiogroup', { name: this.texts.fields.rating.label });
  }

  get text(): Locator {
    return this.dialog.getByRole('textbox', { name: this.texts.fields.text.label, exact: true });
  }

  get name(): Locator {
    return this.dialog.getByRole('textbox', { name: this.texts.fields.name.label });
  }

  get email(): Locator {
    return this.dialog.getByRole('textbox', { name: this.texts.fields.email.label });
  }

  get files(): Locator {
    return this.dialog.locator('input[type=file]');
  }

  get previews(): Locator {
    return this.dialog.getByRole('group', { name: this.texts.fields.images.label }).getByRole('img');
  }

  get summary(): Locator {
    return this.dialog.getByRole('alert');
  }

  /** The accessible description of a field. */
  control(field: keyof typeof en.error): Locator {
    const controls = {
      providers: this.provider,
      countries: this.country,
      rating: this.rating,
      text: this.text,
      images: this.files,
      name: this.name,
      email: this.email,
      facts: this.confirmation.getByRole('group'),
      recaptcha: this.summary,
    };
    return controls[field];
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async openForm(): Promise<void> {
    await this.opener.click();
    await this.provider.waitFor();
  }

  async pickProvider(index = 0): Promise<string> {
    await this.provider.click();
    const option = this.dialog.getByRole('option').nth(index);
    // Its text is empty until the list has its place.
    await expect(option).toHaveText(/\S/, { useInnerText: true });
    const name = await option.innerText();
    await option.click();
    return name;
  }

  async addCountry(query: string): Promise<void> {
    await this.country.fill(query);
    await this.dialog.getByRole('option').first().waitFor();
    await this.page.keyboard.press('Enter');
  }

  async rate(stars: number): Promise<void> {
    await this.rating
      .getByRole('radio')
      .nth(stars - 1)
      .check({ force: true });
  }

  /** Every field that must be filled in. */
  async fillIn(): Promise<void> {
    await this.pickProvider();
    await this.addCountry('japan');
    await this.rate(5);
    await this.text.fill('Fine.');
    await this.name.fill('Ann');
    await this.email.fill('ann@example.org');
  }

  async attach(...pictures: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[]) {
    await this.files.setInputFiles(pictures);
  }
}

/** A picture of one colour. */
export async function picture(name: string, size: { readonly width: number; readonly height: number }, colour: string) {
  const image = sharp({ create: { ...size, channels: 3, background: colour } });
  const buffer = name.endsWith('.png') ? await image.png().toBuffer() : await image.jpeg().toBuffer();
  return { name, mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg', buffer };
}

/** What one submission has sent, as the page itself put it together. */
export interface SentReview {
  readonly address: string;
  readonly key: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly images: readonly { readonly type: string; readonly width: number; readonly height: number }[];
}

/** Records every submission: Chromium does not report the files of a request. */
export async function recordSubmissions(page: Page): Promise<() => Promise<readonly SentReview[]>> {
  await page.addInitScript(() => {
    const sent: Promise<unknown>[] = [];
    Reflect.set(globalThis, 'sentReviews', sent);
    const original = globalThis.fetch;
    globalThis.fetch = (input, options) => {
      if (options?.body instanceof FormData) sent.push(describe(String(input), options.body, options.headers));
      return original(input, options);
    };
    async function describe(address: string, form: FormData, headers: HeadersInit | undefined): Promise<unknown> {
      const files = form.getAll('images').filter((part) => part instanceof File);
      const images = files.map(async (file) => {
        const { width, height } = await createImageBitmap(file);
        return { type: file.type, width, height };
      });
      const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
      return { address, fields, images: await Promise.all(images), key: new Headers(headers).get('idempotency-key') };
    }
  });
  return () =>
    page.evaluate(() => Promise.all(Reflect.get(globalThis, 'sentReviews') as Promise<unknown>[])) as Promise<
      readonly SentReview[]
    >;
}

/** Delays the shrinking of pictures. The returned function resumes it, and resolves when its effects are done. */
export async function holdShrinking(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    // In the page itself, where it can be held.
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    const original = globalThis.createImageBitmap;
    Reflect.set(globalThis, 'createImageBitmap', async (file: Blob) => {
      await held.promise;
      return original(file);
    });
    // The small copy is read last.
    const readFile = FileReader.prototype.readAsDataURL;
    FileReader.prototype.readAsDataURL = function (file) {
      this.addEventListener('load', () => setTimeout(() => requestAnimationFrame(() => setTimeout(read.resolve))));
      readFile.call(this, file);
    };
    Reflect.set(globalThis, 'goOnShrinking', () => {
      held.resolve();
      return read.promise;
    });
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'goOnShrinking') as () => Promise<void>)());
}

/** Writes down the bytes of the pictures of each submission. */
export async function recordPictures(page: Page): Promise<() => Promise<readonly (readonly number[])[]>> {
  await page.addInitScript(() => {
    const sent: Promise<number[]>[] = [];
    Reflect.set(globalThis, 'sentPictures', sent);
    const original = globalThis.fetch;
    globalThis.fetch = (input, options) => {
      if (options?.body instanceof FormData)
        for (const part of options.body.getAll('images')) if (part instanceof File) sent.push(bytesOf(part));
      return original(input, options);
    };
    async function bytesOf(file: File): Promise<number[]> {
      return [...new Uint8Array(await file.arrayBuffer())];
    }
  });
  return () => page.evaluate(() => Promise.all(Reflect.get(globalThis, 'sentPictures') as Promise<number[]>[]));
}

/** Answers submissions in place of the server, as it answers ones that it stores. */
export async function acceptReviews(page: Page): Promise<void> {
  await page.route('**/api/reviews?*', (route) => route.fulfill({ status: 201, json: { id: 'r', status: 'pending' } }));
}
