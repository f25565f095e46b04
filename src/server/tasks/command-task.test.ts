import { expect, it } from 'vitest';
import { createLog } from '#runtime/services/log.ts';
import { startCommandTask } from './command-task.ts';

it('starts nothing when nothing is due', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const secondRun = Promise.withResolvers<void>();
  let runs = 0;
  const task = startCommandTask({
    pauseMs: 1,
    // A run begins when the one before it has ended, with whatever it had started.
    isDue: async () => {
      runs += 1;
      if (runs === 2) secondRun.resolve();
      return false;
    },
    log,
    command: ['/no/such/program'],
    says: { done: 'done', incomplete: 'incomplete', failed: 'failed' },
  });
  await secondRun.promise;
  await task.stop();
  expect(lines).toEqual([]);
});
