import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { failure, success, type Result } from '#domain/result.ts';

/** What the search may look at and do; tests stand in for the machine. */
export interface ChromiumMachine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly exists: (file: string) => boolean;
  /** Where Playwright would keep a Chromium of its own. */
  readonly playwrightPath: string;
  /** Installs Debian's package; null: this is no Debian, or this user is not root. True: the package is there now. */
  readonly installPackage: (() => boolean) | null;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const fixedPlaces = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The program that browser tests drive: CHROMIUM_PATH, the usual names, Playwright's own, else Debian's package, which is
 * installed. A failure is one sentence for the developer.
 */
export function findChromium(machine: ChromiumMachine = thisMachine()): Result<string> {
  const chosen = machine.environment['CHROMIUM_PATH'] ?? '';
  if (chosen !== '') {
    if (machine.exists(chosen)) return success(chosen);
    return failure(`CHROMIUM_PATH is ${chosen}, where there is no program; correct or remove it.`);
  }
  const found = findInstalled(machine) ?? findAfterInstall(machine);
  return found === null
    ? failure('No Chromium was found; install it (on Debian: apt-get install chromium) or name one in CHROMIUM_PATH.')
    : success(found);
}

function findInstalled({ environment, exists, playwrightPath }: ChromiumMachine): string | null {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, ...fixedPlaces, playwrightPath].find(exists) ?? null;
}

function findAfterInstall(machine: ChromiumMachine): string | null {
  return machine.installPackage?.() === true ? findInstalled(machine) : null;
}

const aptGet = '/usr/bin/apt-get';

function thisMachine(): ChromiumMachine {
  const isDebianRoot = process.getuid?.() === 0 && existsSync(aptGet);
  return {
    environment: process.env,
    exists: existsSync,
    playwrightPath: chromium.executablePath(),
    installPackage: isDebianRoot ? installDebianPackage : null,
  };
}

function installDebianPackage(): boolean {
  console.log('Installing Chromium …');
  const run = (...parameters: string[]): boolean =>
    spawnSync(aptGet, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  return run(...install) || (run('update') && run(...install));
}
