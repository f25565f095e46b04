import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '#tests/support/postgres.ts';

/** Larger than any window. */
export const webKitScreen = { width: 1600, height: 1200 } as const;

/** Its toolbar is wider than a phone; with this it gives way. */
const narrowToolbar = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

/** What drives WebKit, the engine of Safari, on Linux. */
interface WebKitPrograms {
  readonly driver: string;
  /** The screen for it: it has no headless mode. */
  readonly display: string;
}

export interface WebKitBrowser {
  /** Where its driver answers. */
  readonly driver: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts WebKitGTK's driver on a screen of its own; each session starts a browser.
 * @throws when one of the two does not start
 */
export async function startWebKit(programs: WebKitPrograms): Promise<WebKitBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const size = `${webKitScreen.width}x${webKitScreen.height}x24`;
  // Without `-noreset` it starts over when one browser has ended, and turns away the next one in that moment.
  const options = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'];
  const screen = spawn(programs.display, options, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen);
  // The driver does not report its port, so it is given one.
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder, NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' },
  });
  // A test run that breaks off leaves nothing behind.
  const kill = (): void => [driver, screen].forEach((program) => program.kill());
  process.once('exit', kill);
  const address = `http://127.0.0.1:${port}`;
  await untilReady(driver, address);
  return {
    driver: address,
    close: async () => {
      process.off('exit', kill);
      for (const program of [driver, screen]) await stop(program);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Xvfb chooses a free number and prints it. */
async function firstLine(screen: ChildProcess): Promise<string> {
  const ended = once(screen, 'exit').then(() => {
    throw new Error('Xvfb did not start.');
  });
  const told = once(createInterface({ input: screen.stdio[3] as Readable }), 'line');
  const [line] = (await Promise.race([told, ended])) as [string];
  return line;
}

async function untilReady(driver: ChildProcess, address: string): Promise<void> {
  while (driver.exitCode === null) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok === true) return;
  }
  throw new Error('The driver of WebKit did not start.');
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
