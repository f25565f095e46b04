import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { failure, success, type Result } from '#domain/kernel/result.ts';

interface Program {
  /** The variable in which a developer names it. */
  readonly variable: string;
  readonly debianPackage: string;
  /** Looked for in every folder of PATH; a whole path stands for itself. */
  readonly names: readonly string[];
}

const programs = {
  Chromium: {
    variable: 'CHROMIUM_PATH',
    debianPackage: 'chromium',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', chromium.executablePath()],
  },
  // Spends half the processor time on a page.
  'headless Chromium': {
    variable: 'CHROMIUM_PATH',
    debianPackage: 'chromium-headless-shell',
    names: ['chromium-headless-shell'],
  },
  Firefox: { variable: 'FIREFOX_PATH', debianPackage: 'firefox-esr', names: ['firefox-esr', 'firefox'] },
  'WebKit driver': {
    variable: 'WEBKIT_DRIVER_PATH',
    debianPackage: 'webkit2gtk-driver',
    names: ['WebKitWebDriver'],
  },
  // The screen for WebKit, which has no headless mode.
  Xvfb: { variable: 'XVFB_PATH', debianPackage: 'xvfb', names: ['Xvfb'] },
  PgBouncer: { variable: 'PGBOUNCER_PATH', debianPackage: 'pgbouncer', names: ['pgbouncer'] },
  nginx: { variable: 'NGINX_PATH', debianPackage: 'nginx', names: ['nginx'] },
  Caddy: { variable: 'CADDY_PATH', debianPackage: 'caddy', names: ['caddy'] },
} as const satisfies Record<string, Program>;

type ProgramName = keyof typeof programs;

/** The path of a program: the one that its variable names, one on the PATH, else Debian's package, which is installed. */
export function findProgram(
  title: ProgramName,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  install = installDebianPackage,
): Result<string> {
  const { variable, debianPackage, names }: Program = programs[title];
  const chosen = environment[variable] ?? '';
  if (chosen !== '') {
    if (existsSync(chosen)) return success(chosen);
    return failure(`${variable} is ${chosen}, where there is no program; correct or remove it.`);
  }
  // Debian keeps servers in /usr/sbin, which a user's PATH lacks.
  const folders = [...(environment['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const places = names.flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))));
  const found = places.find(existsSync) ?? (install(debianPackage) ? places.find(existsSync) : undefined);
  if (found !== undefined) return success(found);
  return failure(
    `No ${title} was found; install it (on Debian: apt-get install ${debianPackage}) or name one in ${variable}.`,
  );
}

/** Chromium for tests: its headless shell, else the whole browser. */
export function findTestBrowser(): Result<string> {
  const shell = findProgram('headless Chromium');
  return shell.ok ? shell : findProgram('Chromium');
}

const aptGet = '/usr/bin/apt-get';

/** False where this is no Debian, or this user is not root. */
function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return false;
  console.log(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...parameters: string[]): boolean =>
    spawnSync(aptGet, parameters, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  const install = ['install', '-y', '--no-install-recommends', name];
  return run(...install) || (run('update') && run(...install));
}
