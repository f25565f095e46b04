import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

const lock = readJson<{ packages: Readonly<Record<string, LockedPackage>> }>('package-lock.json');
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const manifest = readJson<Manifest>('package.json');

/** Permissive licences: use, change and redistribution with the licence notice. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
  'Unicode-3.0',
  'Unlicense',
  'OFL-1.1',
  'Python-2.0',
]);

/** Files under these stay as they are, and are no part of this program: a library beside it, tools, and a tool's data. */
const besides: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^node_modules\/@img\/sharp-/,
  'CC-BY-4.0': /^node_modules\/caniuse-lite$/,
  'MPL-2.0': /^node_modules\/(lightningcss(-[\w-]+)?|axe-core)$/,
};

/** `(MIT OR CC0-1.0)` is accepted if one of them is; `A AND B` if both are. */
function isAllowed(licence: string, path: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((name) => permissive.has(name) || besides[name]?.test(path) === true),
    );
}

describe('the installed packages', () => {
  it('are under licences that this program may use', () => {
    const installed = locked.filter(([path]) => existsSync(join(path, 'package.json')));
    expect(installed.length).toBeGreaterThan(300);
    const refused = installed.flatMap(([path]) => {
      const { license } = readJson<{ license?: unknown }>(join(path, 'package.json'));
      return typeof license === 'string' && isAllowed(license, path) ? [] : [`${path}: ${JSON.stringify(license)}`];
    });
    expect(refused).toEqual([]);
  });

  it('would be refused under any other', () => {
    const refused = ['GPL-3.0', 'AGPL-3.0-only', 'UNLICENSED', 'MIT AND GPL-2.0', 'MPL-2.0', ''];
    expect(refused.filter((licence) => isAllowed(licence, 'node_modules/new'))).toEqual([]);
  });
});

describe('the lockfile', () => {
  it('pins every package by the hash of its content, from the register and nowhere else', () => {
    const odd = locked.flatMap(([path, { integrity = '', resolved, link, version = '' }]) => {
      // A package that names no place comes from the register that is configured.
      const isFromRegister = resolved === undefined;
      const isPinned = /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) && /^\d+\.\d+\.\d+/.test(version);
      return isFromRegister && isPinned && link !== true ? [] : [path];
    });
    expect(odd).toEqual([]);
  });

  it('lets only named packages run scripts when they are installed', () => {
    const allowed = Object.keys(manifest.allowScripts);
    expect(allowed).toEqual(['node']);
  });

  it('is of exact versions', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});
