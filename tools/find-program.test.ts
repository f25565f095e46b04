import { chromium } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import type { ProgramMachine } from './find-program.ts';
import { findChromium } from './find-chromium.ts';
import { findFirefox } from './find-firefox.ts';
import { findWebKit } from './find-webkit.ts';

function machine(files: readonly string[], parts: Partial<ProgramMachine> = {}): ProgramMachine {
  return {
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    exists: (file) => files.includes(file),
    installPackage: null,
    ...parts,
  };
}

describe.each([
  { title: 'Chromium', find: findChromium, variable: 'CHROMIUM_PATH', name: 'chromium' },
  { title: 'Firefox', find: findFirefox, variable: 'FIREFOX_PATH', name: 'firefox-esr' },
])('the search for $title', ({ title, find, variable, name }) => {
  const usual = `/usr/bin/${name}`;

  it('takes the one that its variable names before any other', () => {
    const environment = { [variable]: '/opt/browser', PATH: '/usr/bin' };
    expect(find(machine([usual, '/opt/browser'], { environment }))).toEqual({ ok: true, value: '/opt/browser' });
  });

  it('does not pass over a wrong variable', () => {
    const environment = { [variable]: '/opt/none', PATH: '/usr/bin' };
    expect(find(machine([usual], { environment }))).toEqual({
      ok: false,
      reason: `${variable} is /opt/none, where there is no program; correct or remove it.`,
    });
  });

  it('installs the package where it may, and only when there is none', () => {
    const files: string[] = [];
    const installed: string[] = [];
    const installPackage = (wanted: string): boolean => {
      installed.push(wanted);
      files.push(usual);
      return true;
    };
    expect(find(machine(files, { installPackage }))).toEqual({ ok: true, value: usual });
    expect(find(machine(files, { installPackage }))).toEqual({ ok: true, value: usual });
    expect(installed).toEqual([name]);
  });

  it.each([
    ['may not be installed', null],
    ['cannot be installed', () => false],
  ])('says in one sentence what to do when there is none and it %s', (_why, installPackage) => {
    expect(find(machine([], { installPackage }))).toEqual({
      ok: false,
      reason: `No ${title} was found; install it (on Debian: apt-get install ${name}) or name one in ${variable}.`,
    });
  });
});

describe('where browsers are', () => {
  it.each([
    [findChromium, '/usr/bin/chromium'],
    [findChromium, '/usr/local/bin/google-chrome-stable'],
    [findChromium, '/Applications/Chromium.app/Contents/MacOS/Chromium'],
    [findChromium, chromium.executablePath()],
    [findFirefox, '/usr/local/bin/firefox'],
    [findFirefox, '/usr/bin/firefox-esr'],
    [findFirefox, '/Applications/Firefox.app/Contents/MacOS/firefox'],
  ])('%o finds %s', (find, file) => {
    expect(find(machine([file]))).toEqual({ ok: true, value: file });
  });

  it("prefers the machine's own to Playwright's", () => {
    expect(findChromium(machine([chromium.executablePath(), '/usr/bin/chromium']))).toEqual({
      ok: true,
      value: '/usr/bin/chromium',
    });
  });
});

describe('the search for WebKit', () => {
  const driver = '/usr/bin/WebKitWebDriver';
  const display = '/usr/bin/Xvfb';

  it('finds its driver and the screen that it needs', () => {
    expect(findWebKit(machine([driver, display]))).toEqual({ ok: true, value: { driver, display } });
  });

  it('takes those that their variables name', () => {
    const environment = { WEBKIT_DRIVER_PATH: '/opt/driver', XVFB_PATH: '/opt/screen' };
    expect(findWebKit(machine(['/opt/driver', '/opt/screen', driver], { environment }))).toEqual({
      ok: true,
      value: { driver: '/opt/driver', display: '/opt/screen' },
    });
  });

  it('installs what is missing of the two, where it may', () => {
    const files = [driver];
    const installed: string[] = [];
    const installPackage = (wanted: string): boolean => {
      installed.push(wanted);
      files.push(display);
      return true;
    };
    expect(findWebKit(machine(files, { installPackage }))).toEqual({ ok: true, value: { driver, display } });
    expect(installed).toEqual(['xvfb']);
  });

  it.each([
    [[], 'No WebKit driver', 'webkit2gtk-driver', 'WEBKIT_DRIVER_PATH'],
    [[driver], 'No Xvfb', 'xvfb', 'XVFB_PATH'],
  ])('with %j says in one sentence what is missing', (files, missing, name, variable) => {
    expect(findWebKit(machine(files))).toEqual({
      ok: false,
      reason: `${missing} was found; install it (on Debian: apt-get install ${name}) or name one in ${variable}.`,
    });
  });
});
