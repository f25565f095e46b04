import { chromium, type Browser } from '@playwright/test';
import { findProgram } from '#tools/find-program.ts';

/** Chromium refuses its sandbox to root. */
export const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The browser of this machine, without a window. @throws when there is none */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const found = findProgram('Chromium');
  if (!found.ok) throw new Error(found.reason);
  return await chromium.launch({
    executablePath: found.value,
    args: [...rootFlags, '--disable-gpu', '--no-first-run', '--disable-background-networking', ...flags],
  });
}
