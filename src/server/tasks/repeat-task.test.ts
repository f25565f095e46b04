import { describe, expect, it } from 'vitest';
import { createLog } from '#runtime/services/log.ts';
import { repeatTask } from './repeat-task.ts';

describe('repeatTask', () => {
  it('logs a task that throws, and runs it again', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'error', destination: { write: (line) => void lines.push(line) } });
    let runs = 0;
    const third = Promise.withResolvers<void>();
    const task = repeatTask({ pauseMs: 1, log, says: 'it could not be done' }, async () => {
      runs += 1;
      if (runs === 3) third.resolve();
      throw new Error(`for the ${runs}. time`);
    });
    await third.promise;
    await task.stop();
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'it could not be done',
      err: { message: 'for the 1. time' },
    });
  });
});
