import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { findProgram } from './find-program.ts';

let folder = '';
beforeEach(() => {
  folder = makeFolder();
});

const put = (name: string): string => {
  writeFileSync(join(folder, name), '');
  return join(folder, name);
};
const find = (more: Readonly<Record<string, string>> = {}, install: (name: string) => boolean = () => false) =>
  findProgram('Firefox', { PATH: folder, ...more }, install);

it('takes the program that its variable names before any other', () => {
  put('firefox-esr');
  const named = put('own');
  expect(find({ FIREFOX_PATH: named })).toEqual({ ok: true, value: named });
});

it('does not pass over a wrong variable', () => {
  put('firefox-esr');
  const reason = 'FIREFOX_PATH is /nowhere, where there is no program; correct or remove it.';
  expect(find({ FIREFOX_PATH: '/nowhere' })).toEqual({ ok: false, reason });
});

it('installs the package only when there is none', () => {
  const installed: string[] = [];
  const install = (name: string): boolean => installed.push(put(name)) > 0;
  const found = { ok: true, value: join(folder, 'firefox-esr') };
  expect([find({}, install), find({}, install)]).toEqual([found, found]);
  expect(installed).toEqual([found.value]);
});

it('says what to do where there is none', () => {
  const reason =
    'No Firefox was found; install it (on Debian: apt-get install firefox-esr) or name one in FIREFOX_PATH.';
  expect(find()).toEqual({ ok: false, reason });
});
