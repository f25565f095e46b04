import { describe, expect, it } from 'vitest';
import type { DecisionMaintenance } from '#runtime/maintenance/decision-maintenance.ts';
import { createLog } from '#runtime/services/log.ts';
import { startDecisionTasks } from './decision-tasks.ts';

const decision = {
  id: 1,
  kind: 'review',
  action: 'approve',
  subject: 'r1',
  by: { operator: 'ann', via: 'desk' },
  parameters: '{}',
  seen: '',
  madeAt: new Date(0),
  dueAt: new Date(0),
} as const;

/** Lines that are logged until the tasks are stopped, after `carryOut` was called once. */
async function logOf(
  maintenance: Partial<DecisionMaintenance>,
  command: readonly [string, ...string[]] = ['/no/such/program'],
) {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (text) => void lines.push(text) } });
  const idle = { carryOut: async () => ({ ended: [], errors: [] }), isDue: async () => false };
  const tasks = startDecisionTasks({ maintenance: { ...idle, ...maintenance }, log, command });
  await tasks.stop();
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('startDecisionTasks', () => {
  it('logs what took effect and what was refused, and nothing else', async () => {
    const ended = [
      { decision, refusal: null },
      { decision, refusal: 'It has changed.' },
    ];
    expect(await logOf({ carryOut: async () => ({ ended, errors: [] }) })).toMatchObject([
      { msg: 'a decision took effect', kind: 'review', action: 'approve', subject: 'r1' },
      { msg: 'a decision was refused', refusal: 'It has changed.' },
    ]);
    expect(await logOf({})).toEqual([]);
  });

  it('logs what fails', async () => {
    const errors = [new Error('the disk is full')];
    expect(await logOf({ carryOut: async () => ({ ended: [], errors }) })).toMatchObject([
      { level: 'error', msg: 'a decision could not be carried out' },
    ]);
    expect(await logOf({ carryOut: () => Promise.reject(new Error('away')) })).toMatchObject([
      { level: 'error', msg: 'decisions could not be carried out' },
    ]);
  });
});
