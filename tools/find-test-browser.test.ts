import { expect, it } from 'vitest';
import type { ProgramMachine } from './find-program.ts';
import { findTestBrowser } from './find-test-browser.ts';

const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

function machine(files: readonly string[], parts: Partial<ProgramMachine> = {}): ProgramMachine {
  return { environment: { PATH: '/usr/bin' }, exists: (file) => files.includes(file), installPackage: null, ...parts };
}

it('prefers the headless shell to the whole browser', () => {
  expect(findTestBrowser(machine([whole, shell]))).toEqual({ ok: true, value: shell });
});

it('installs the headless shell where it may', () => {
  const files = [whole];
  const installPackage = (name: string): boolean => files.push(`/usr/bin/${name}`) > 0;
  expect(findTestBrowser(machine(files, { installPackage }))).toEqual({ ok: true, value: shell });
});

it('takes the whole browser where the headless shell cannot be had', () => {
  expect(findTestBrowser(machine([whole], { installPackage: () => false }))).toEqual({ ok: true, value: whole });
});

it('takes the one that is named before any', () => {
  const environment = { CHROMIUM_PATH: '/opt/browser', PATH: '/usr/bin' };
  expect(findTestBrowser(machine([shell, '/opt/browser'], { environment }))).toEqual({
    ok: true,
    value: '/opt/browser',
  });
});

it('says what to do when there is none', () => {
  expect(findTestBrowser(machine([]))).toEqual({
    ok: false,
    reason: 'No Chromium was found; install it (on Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  });
});
