import type { LaunchOptions } from '@playwright/test';
import { findTestBrowser } from '#tools/find-program.ts';

/** Chromium refuses its sandbox to root. */
const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * How tests start Chromium. Hardly any test needs pictures, and loading them would take a third of the time; a file
 * that does starts a browser of its own with `hasPictures`.
 * @throws when there is no Chromium
 */
export function launchOptions({ hasPictures = false } = {}): LaunchOptions {
  const chromium = findTestBrowser();
  if (!chromium.ok) throw new Error(chromium.reason);
  return {
    executablePath: chromium.value,
    args: [
      ...rootFlags,
      ...(hasPictures ? [] : ['--blink-settings=imagesEnabled=false']),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
