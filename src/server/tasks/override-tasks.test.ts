import { describe, expect, it } from 'vitest';
import { createLog } from '#runtime/services/log.ts';
import { startOverrideTasks } from './override-tasks.ts';

async function firstLine(script: string): Promise<Record<string, unknown>> {
  const line = Promise.withResolvers<string>();
  const log = createLog({ level: 'info', destination: { write: (text) => line.resolve(text) } });
  const command = [process.execPath, '-e', script] as const;
  const tasks = startOverrideTasks({ maintenance: { isDue: async () => true }, log, command });
  const told = JSON.parse(await line.promise) as Record<string, unknown>;
  await tasks.stop();
  return told;
}

describe('startOverrideTasks', () => {
  it('lifts pins that have ended and logs it', async () => {
    expect(await firstLine('')).toMatchObject({ level: 'info', msg: 'pinned prices have ended' });
  });

  it('logs why they could not be lifted', async () => {
    const told = await firstLine('console.error("The disk is full."); process.exit(1)');
    expect(told).toMatchObject({ level: 'warn', problems: 'The disk is full.' });
  });
});
