import { describe, expect, it } from 'vitest';
import { findChromium, type ChromiumMachine } from './find-chromium.ts';

function machine(files: readonly string[], parts: Partial<ChromiumMachine> = {}): ChromiumMachine {
  return {
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    exists: (file) => files.includes(file),
    playwrightPath: '/cache/chromium',
    installPackage: null,
    ...parts,
  };
}

describe('findChromium', () => {
  it('takes the one that CHROMIUM_PATH names before any other', () => {
    const environment = { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' };
    expect(findChromium(machine(['/usr/bin/chromium', '/opt/chrome'], { environment }))).toEqual({
      ok: true,
      value: '/opt/chrome',
    });
  });

  it('does not pass over a wrong CHROMIUM_PATH', () => {
    const environment = { CHROMIUM_PATH: '/opt/none', PATH: '/usr/bin' };
    expect(findChromium(machine(['/usr/bin/chromium'], { environment }))).toEqual({
      ok: false,
      reason: 'CHROMIUM_PATH is /opt/none, where there is no program; correct or remove it.',
    });
  });

  it.each([
    ['/usr/bin/chromium'],
    ['/usr/local/bin/google-chrome-stable'],
    ['/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['/cache/chromium'],
  ])('finds %s', (file) => {
    expect(findChromium(machine([file]))).toEqual({ ok: true, value: file });
  });

  it("prefers the machine's own to Playwright's", () => {
    expect(findChromium(machine(['/cache/chromium', '/usr/bin/chromium']))).toEqual({
      ok: true,
      value: '/usr/bin/chromium',
    });
  });

  it('installs the package where it may, and only when there is none', () => {
    const files: string[] = [];
    let installs = 0;
    const installPackage = (): boolean => {
      installs += 1;
      files.push('/usr/bin/chromium');
      return true;
    };
    expect(findChromium(machine(files, { installPackage }))).toEqual({ ok: true, value: '/usr/bin/chromium' });
    expect(findChromium(machine(files, { installPackage }))).toEqual({ ok: true, value: '/usr/bin/chromium' });
    expect(installs).toBe(1);
  });

  it.each([
    ['may not be installed', null],
    ['cannot be installed', () => false],
  ])('says in one sentence what to do when there is none and it %s', (_why, installPackage) => {
    expect(findChromium(machine([], { installPackage }))).toEqual({
      ok: false,
      reason: 'No Chromium was found; install it (on Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
    });
  });
});
