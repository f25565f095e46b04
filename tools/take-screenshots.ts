import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findProgram } from './find-program.ts';

// `node tools/take-screenshots.ts ADDRESS [--beside FOLDER] [--only NAME]`: pictures of the main screens in `var/screenshots`,
// and each beside the picture of the same name in the folder. See CONTRIBUTING.md.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' }, only: { type: 'string' } },
});
const [address = 'http://127.0.0.1:3000'] = positionals;
const folder = join('var', 'screenshots');

/** Between a mock-up and its picture, in px. */
const gap = 24;

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly device?: Look['device'];
  /** Opens what the picture is of; such a picture ends at the fold. */
  readonly open?: (page: Page) => Promise<void>;
}

interface Look {
  readonly locale: 'en' | 'ja';
  readonly colorScheme: 'light' | 'dark';
  readonly device: 'desktop' | 'mobile';
}

const sizes = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } };

const looks: readonly Look[] = (['en', 'ja'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    (['desktop', 'mobile'] as const).map((device) => ({ locale, colorScheme, device })),
  ),
);

mkdirSync(folder, { recursive: true });
const found = findProgram('Chromium');
if (!found.ok) throw new Error(found.reason);
const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: found.value, args: rootFlags });
try {
  for (const screen of await listScreens()) {
    for (const look of looks) {
      if (screen.device === undefined || screen.device === look.device) await takePicture(browser, screen, look);
    }
  }
} finally {
  await browser.close();
}

async function listScreens(): Promise<readonly Screen[]> {
  const html = await (await fetch(new URL('/japan', address))).text();
  const [, provider = '/japan'] = /href="(\/japan\/[a-z0-9-]+)[?"]/.exec(html) ?? [];
  const screens: readonly Screen[] = [
    { name: 'home', path: '/' },
    { name: 'destination-japan', path: '/japan' },
    { name: 'destination-provider', path: provider },
    { name: 'region-europe', path: '/region/europe' },
    { name: 'regions', path: '/region' },
    {
      name: 'currency',
      path: '/japan',
      open: (page) => press(page, 'header button[aria-haspopup=dialog]:has-text("USD")'),
    },
    { name: 'search', path: '/japan', open: (page) => page.keyboard.press('/') },
    { name: 'menu', path: '/japan', device: 'mobile', open: (page) => press(page, '[popovertarget=site-menu]') },
    { name: 'filters-sheet', path: '/japan', device: 'mobile', open: (page) => press(page, 'a[href="#filters"]') },
    { name: 'trip', path: '/trip?stop=japan.7.7&stop=south-korea.4.4&stop=taiwan.3.3' },
    { name: 'data-use', path: '/data-use' },
    { name: 'prices', path: '/prices' },
    { name: 'follow', path: '/follow?at=japan&days=10&gb=3' },
    { name: 'dates', path: '/japan?landing=2026-12-05T14:30#dates' },
    { name: 'rules', path: '/rules' },
    { name: 'reviews', path: '/reviews' },
    { name: 'compare', path: '/compare?plans=1,2,3,4' },
    { name: 'methodology', path: '/methodology' },
    { name: '404', path: '/404' },
  ];
  return screens.filter(({ name }) => values.only === undefined || values.only === name);
}

async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click();
}

async function takePicture(browser: Browser, { name, path, open }: Screen, look: Look): Promise<void> {
  const { locale, colorScheme, device } = look;
  const page = await browser.newPage({
    viewport: sizes[device],
    colorScheme,
    reducedMotion: 'reduce',
    locale,
  });
  // The banner has pictures of its own.
  await page.addInitScript(() => localStorage.setItem('cookie:accepted', 'true'));
  await page.goto(new URL(locale === 'ja' ? `/ja${path === '/' ? '' : path}` : path, address).href);
  await showWholePage(page);
  if (open !== undefined) {
    await open(page);
    await page.locator('dialog[open], :popover-open, header [role=search] :focus').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const file = join(folder, `${pictureName(name, look, open !== undefined)}.png`);
  await page.screenshot({ path: file, fullPage: open === undefined });
  await page.close();
  console.log(file);
  if (values.beside !== undefined) await putBeside(file, findMockup(values.beside, name, look));
}

/**
 * Renders what is out of sight, which browsers do for paper but not for pictures, and scrolls to the end and back: the lazy
 * pictures are loaded when they are near.
 */
async function showWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Not as a style element, which the content security policy refuses.
    const styles = new CSSStyleSheet();
    styles.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(styles);
    const { documentElement } = document;
    for (let top = 0; top < documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
  // Pictures of places are rendered on the first request.
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
}

function pictureName(name: string, { locale, colorScheme, device }: Look, endsAtFold: boolean): string {
  const language = locale === 'en' ? '' : `.${locale}`;
  return `${name}${language}-${device}${colorScheme === 'dark' ? '-dark' : ''}${endsAtFold ? '-fold' : ''}`;
}

/** The mock-up nearest to a picture: of the same look, else in light, else in English; null: there is none. */
function findMockup(mockups: string, name: string, look: Look): string | null {
  const light = { ...look, colorScheme: 'light' } as const;
  const english = { ...light, locale: 'en' } as const;
  const candidates = [look, light, english].flatMap((wanted) =>
    [false, true].map((endsAtFold) => join(mockups, `${pictureName(name, wanted, endsAtFold)}.png`)),
  );
  return candidates.find((file) => existsSync(file)) ?? null;
}

/** The mock-up on the left, the product on the right, in a file of its own. */
async function putBeside(file: string, mockup: string | null): Promise<void> {
  if (mockup === null) return;
  const [left, right] = await Promise.all([sharp(mockup).metadata(), sharp(file).metadata()]);
  const canvas = {
    width: left.width + gap + right.width,
    height: Math.max(left.height, right.height),
    channels: 3 as const,
    background: '#808080',
  };
  await sharp({ create: canvas, limitInputPixels: false })
    .composite([
      { input: mockup, left: 0, top: 0 },
      { input: file, left: left.width + gap, top: 0 },
    ])
    .png()
    .toFile(file.replace(/\.png$/, '.beside.png'));
}
