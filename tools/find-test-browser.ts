import type { Result } from '#domain/kernel/result.ts';
import { findProgram, type ProgramMachine } from './find-program.ts';
import { findChromium } from './find-chromium.ts';

/**
 * The browser of the browser tests: Chromium without the parts that draw its windows, which spends half the processor time
 * on a page; the whole Chromium where there is none. A failure is one sentence for the developer.
 */
export function findTestBrowser(machine?: ProgramMachine): Result<string> {
  const kind = {
    title: 'headless Chromium',
    variable: 'CHROMIUM_PATH',
    debianPackage: 'chromium-headless-shell',
    programs: ['chromium-headless-shell'],
    fixedPlaces: [],
  };
  const found = findProgram(kind, machine);
  return found.ok ? found : findChromium(machine);
}
