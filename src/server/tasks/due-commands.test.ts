import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createLog } from '#runtime/services/log.ts';
import { startBackupTasks, startFeedTasks, startOverrideTasks } from './due-commands.ts';

/** A log with a promise of its next line. */
function openLog() {
  const line = Promise.withResolvers<string>();
  const log = createLog({ level: 'info', destination: { write: (text) => line.resolve(text) } });
  return { log, line: line.promise };
}

const node = (script: string): [string, ...string[]] => [process.execPath, '-e', script];
const due = { isDue: async () => true };

describe('startFeedTasks', () => {
  it('runs what is due in a low-priority child process', async () => {
    const { log, line } = openLog();
    const command = node('process.stdin.on("end", () => process.exit(os.getPriority() >= 10 ? 0 : 3)).resume()');
    const tasks = startFeedTasks({ maintenance: due, log, command });
    expect(await line).toContain('feeds were run');
    await tasks.stop();
  });

  it('logs the errors of the child process', async () => {
    const { log, line } = openLog();
    const tasks = startFeedTasks({
      maintenance: due,
      log,
      command: node('console.error("Feed one is cut."); process.exit(1)'),
    });
    expect(JSON.parse(await line)).toMatchObject({ level: 'warn', problems: 'Feed one is cut.', status: 1 });
    await tasks.stop();
  });

  it('says why it cannot tell whether anything is due', async () => {
    const { log, line } = openLog();
    const isDue = () => Promise.reject(new Error('Feed "nori": format is missing.'));
    const broken = startFeedTasks({ maintenance: { isDue }, log, command: ['/no/such/program'] });
    expect(JSON.parse(await line)).toMatchObject({
      level: 'error',
      err: { message: 'Feed "nori": format is missing.' },
    });
    await broken.stop();
  });

  it('ends the process when it is stopped', async () => {
    const { log } = openLog();
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const begun = once(server, 'connection') as Promise<[Socket]>;
    const tasks = startFeedTasks({
      maintenance: due,
      log,
      command: node(`require('net').connect(${port}, '127.0.0.1')`),
    });
    const [connection] = await begun;
    connection.on('error', () => undefined);
    await expect(tasks.stop()).resolves.toBeUndefined();
    server.close();
  });
});

describe.each([
  { start: startBackupTasks, done: 'a backup was made', incomplete: 'a backup could not be made' },
  {
    start: startOverrideTasks,
    done: 'pinned prices have ended',
    incomplete: 'pinned prices that have ended are still shown',
  },
])('the command that says "$done"', ({ start, done, incomplete }) => {
  it.each([
    { script: '', told: { level: 'info', msg: done } },
    {
      script: 'console.error("The disk is full."); process.exit(1)',
      told: { level: 'warn', problems: 'The disk is full.', msg: incomplete },
    },
  ])('logs $told.msg', async ({ script, told }) => {
    const { log, line } = openLog();
    const tasks = start({ maintenance: due, log, command: node(script) });
    expect(JSON.parse(await line)).toMatchObject(told);
    await tasks.stop();
  });
});
