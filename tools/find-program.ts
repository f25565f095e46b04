import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** Access to the machine; replaced in tests. */
export interface ProgramMachine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly exists: (file: string) => boolean;
  /** Installs a package of Debian's; null: this is no Debian, or this user is not root. True: the package is there now. */
  readonly installPackage: ((name: string) => boolean) | null;
}

/** How one program is found. */
interface ProgramKind {
  readonly title: string;
  /** The variable in which a developer names it. */
  readonly variable: string;
  readonly debianPackage: string;
  /** Names of its program, looked for in every folder of PATH. */
  readonly programs: readonly string[];
  /** Tried after those. */
  readonly fixedPlaces: readonly string[];
}

/**
 * The path of a program: the one that its variable names, the usual names, the usual places, else Debian's package, which
 * is installed.
 */
export function findProgram(kind: ProgramKind, machine: ProgramMachine = thisMachine()): Result<string> {
  const chosen = machine.environment[kind.variable] ?? '';
  if (chosen !== '') {
    if (machine.exists(chosen)) return success(chosen);
    return failure(`${kind.variable} is ${chosen}, where there is no program; correct or remove it.`);
  }
  const found = findInstalled(kind, machine) ?? findAfterInstall(kind, machine);
  return found === null ? failure(sayMissing(kind)) : success(found);
}

function sayMissing({ title, debianPackage, variable }: ProgramKind): string {
  return `No ${title} was found; install it (on Debian: apt-get install ${debianPackage}) or name one in ${variable}.`;
}

function findInstalled({ programs, fixedPlaces }: ProgramKind, { environment, exists }: ProgramMachine): string | null {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = folders.flatMap((folder) => programs.map((name) => join(folder, name)));
  return [...places, ...fixedPlaces].find(exists) ?? null;
}

function findAfterInstall(kind: ProgramKind, machine: ProgramMachine): string | null {
  return machine.installPackage?.(kind.debianPackage) === true ? findInstalled(kind, machine) : null;
}

const aptGet = '/usr/bin/apt-get';

function thisMachine(): ProgramMachine {
  const isDebianRoot = process.getuid?.() === 0 && existsSync(aptGet);
  return {
    environment: process.env,
    exists: existsSync,
    installPackage: isDebianRoot ? installDebianPackage : null,
  };
}

function installDebianPackage(name: string): boolean {
  console.log(`Installing ${name} …`);
  const run = (...parameters: string[]): boolean =>
    spawnSync(aptGet, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = ['install', '-y', '--no-install-recommends', name];
  return run(...install) || (run('update') && run(...install));
}
