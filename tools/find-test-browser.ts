import type { Result } from '#domain/kernel/result.ts';
import { findProgram, type ProgramMachine } from './find-program.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Chromium for the browser tests: the headless shell, which spends half the processor time on a page; else full
 * Chromium. The failure is for the developer.
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
