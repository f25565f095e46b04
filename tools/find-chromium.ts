import { chromium } from '@playwright/test';
import type { Result } from '#domain/kernel/result.ts';
import { findProgram, type ProgramMachine } from './find-program.ts';

/** The program that browser tests drive. */
export function findChromium(machine?: ProgramMachine): Result<string> {
  const kind = {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    debianPackage: 'chromium',
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    fixedPlaces: [
      '/snap/bin/chromium',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      // Where Playwright would keep one of its own.
      chromium.executablePath(),
    ],
  };
  return findProgram(kind, machine);
}
