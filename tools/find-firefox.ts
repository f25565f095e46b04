import type { Result } from '#domain/kernel/result.ts';
import { findProgram, type ProgramMachine } from './find-program.ts';

/** The Firefox in which the main journey is tried. */
export function findFirefox(machine?: ProgramMachine): Result<string> {
  const kind = {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    debianPackage: 'firefox-esr',
    programs: ['firefox-esr', 'firefox'],
    fixedPlaces: ['/snap/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  };
  return findProgram(kind, machine);
}
