import type { Result } from '#domain/kernel/result.ts';
import { findProgram, type ProgramMachine } from './find-program.ts';

/** What drives WebKit, the engine of Safari, on Linux. */
export interface WebKitPrograms {
  /** Starts its browser automatically. */
  readonly driver: string;
  /** The screen for it: it has no headless mode. */
  readonly display: string;
}

/** The WebKit in which the main journey is tried. */
export function findWebKit(machine?: ProgramMachine): Result<WebKitPrograms> {
  const driver = findProgram(
    {
      title: 'WebKit driver',
      variable: 'WEBKIT_DRIVER_PATH',
      debianPackage: 'webkit2gtk-driver',
      programs: ['WebKitWebDriver'],
      fixedPlaces: [],
    },
    machine,
  );
  if (!driver.ok) return driver;
  const display = findProgram(
    { title: 'Xvfb', variable: 'XVFB_PATH', debianPackage: 'xvfb', programs: ['Xvfb'], fixedPlaces: [] },
    machine,
  );
  return display.ok ? { ok: true, value: { driver: driver.value, display: display.value } } : display;
}
