import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** A server with a slow stop. */
function run(fault: string) {
  const program = `
    import { createLog } from '#runtime/services/log.ts';
    import { stopOnSignal } from '#server/stop-gracefully.ts';
    const alive = setInterval(() => undefined, 1000);
    stopOnSignal(async () => { await new Promise((resolve) => setTimeout(resolve, 20)); clearInterval(alive); console.log('stopped'); },
      createLog({ level: 'info' }));
    ${fault}
  `;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
}

describe('an uncaught error', () => {
  it.each([
    ['setTimeout(() => { throw new Error("lost") }, 1)', 'uncaughtException'],
    ['void Promise.reject(new Error("lost"))', 'unhandledRejection'],
  ])('is logged, and ends the process after it has stopped: %s', (fault, origin) => {
    const { status, lines } = run(fault);
    const logged = lines.find((line) => line.startsWith('{')) ?? '';
    expect([status, lines.includes('stopped')]).toEqual([1, true]);
    expect(JSON.parse(logged)).toMatchObject({ level: 'fatal', origin, err: { message: 'lost' } });
  });
});

describe('a signal', () => {
  it('that npm passes on beside the terminal’s is one request to stop', () => {
    const send = 'process.kill(process.pid, "SIGINT");';
    const { status, lines } = run(`${send} setTimeout(() => { ${send} }, 5);`);
    expect([status, lines]).toEqual([0, ['stopped']]);
  });
});
