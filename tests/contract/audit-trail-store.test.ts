import { beforeEach, describe, expect, it } from 'vitest';
import { lastEffect, noteAudit, readAuditTrail, type AuditEvent } from '#operators/audit-trail.ts';
import { endDecision, storeDecision } from '#operators/due-decisions.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';

const at = new Date('2026-11-21T09:00:00.000Z');
const ann = { operator: 'ann', via: 'desk' } as const;
const bob = { operator: 'bob', via: 'shell' } as const;

describe.each(engines)('the audit trail on %s', (engine) => {
  const suite = useTestDatabase(engine);
  const note = (event: Partial<AuditEvent>) =>
    suite.database.write((transaction) =>
      noteAudit(transaction, { at, by: ann, kind: 'plan', action: 'pin', subject: '7', ...event }),
    );
  const read = async (filter: Partial<Parameters<typeof readAuditTrail>[1]> = {}) => {
    const { rows, next } = await readAuditTrail(suite.database.queries, { limit: 50, ...filter });
    return { actions: rows.map(({ action }) => action), next, rows };
  };

  it('is read page by page, the newest first, whatever clocks said', async () => {
    const days = ['21', '23', '22', '01', '24'];
    for (const [index, day] of days.entries())
      await note({ action: `a${index}`, at: new Date(`2026-11-${day}T00:00:00Z`) });
    const first = await read({ limit: 2 });
    expect(first.actions).toEqual(['a4', 'a3']);
    await note({ action: 'later' });
    const second = await read({ limit: 2, before: first.next ?? 0 });
    expect(second.actions).toEqual(['a2', 'a1']);
    expect(await read({ limit: 2, before: second.next ?? 0 })).toMatchObject({ actions: ['a0'], next: null });
    expect(await read({ limit: 6 })).toMatchObject({ next: null });
  });

  it('has every text of an event, and what became of its decision', async () => {
    const words = { before: '5.20 USD', after: '19.00 USD', reason: 'legal', note: 'seen "there" 🗾' };
    await note(words);
    const id = await decide();
    await note({ action: 'unpin', decisionId: id });
    expect((await read()).rows).toMatchObject([
      { action: 'unpin', before: null, decision: { id, state: 'waiting', dueAt: at.toISOString(), refusal: null } },
      { at: at.toISOString(), operator: 'ann', via: 'desk', kind: 'plan', subject: '7', ...words, decision: null },
    ]);
    await endDecision(suite.database.queries, id, { state: 'refused', at, refusal: 'It has changed.' });
    expect((await read()).rows[0]?.decision).toMatchObject({ state: 'refused', refusal: 'It has changed.' });
  });

  async function decide(): Promise<number> {
    const facts = { by: ann, action: 'unpin', parameters: '{}', seen: '', madeAt: at, dueAt: at };
    return (await storeDecision(suite.database.queries, { kind: 'plan', subject: '7', ...facts })) ?? 0;
  }

  describe('narrowed', () => {
    beforeEach(async () => {
      await note({
        action: 'hide',
        by: bob,
        subject: '8',
        note: 'sells 100% _nothing_',
        at: new Date('2026-10-01T00:00:00Z'),
      });
      await note({ action: 'discard', kind: 'feed', subject: 'Nori\\feed' });
      await note({ action: 'approve', kind: 'review', after: 'published' });
    });

    it.each([
      [{ operator: 'bob' }, ['hide']],
      [{ kind: 'feed' }, ['discard']],
      [{ kind: 'plan', subject: '8' }, ['hide']],
      [{ since: new Date('2026-11-01T00:00:00Z') }, ['approve', 'discard']],
      [{ text: 'PUBLISHED' }, ['approve']],
      [{ text: '100% _' }, ['hide']],
      [{ text: '%' }, ['hide']],
      [{ text: 'nori\\' }, ['discard']],
      [{ text: 'bob' }, ['hide']],
      [{ text: '  ' }, ['approve', 'discard', 'hide']],
      [{ operator: 'ann', text: 'feed' }, ['discard']],
      [{ operator: 'nobody' }, []],
    ] as const)('by %j', async (filter, actions) => {
      expect((await read(filter)).actions).toEqual(actions);
    });
  });

  it('tells what last took effect on an item: not what waits, was taken back or refused', async () => {
    const item = { kind: 'plan', subject: '7' } as const;
    const effect = () => lastEffect(suite.database.queries, item);
    expect(await effect()).toBe(0);
    await note({});
    await note({ subject: '8' });
    await note({ kind: 'report' });
    const before = await effect();
    expect(before).toBeGreaterThan(0);
    for (const state of ['taken-back', 'refused', 'done'] as const) {
      const id = await decide();
      await note({ action: 'unpin', decisionId: id });
      expect(await effect()).toBe(before);
      await endDecision(suite.database.queries, id, { state, at, refusal: 'no' });
      expect((await effect()) > before).toBe(state === 'done');
    }
  });
});
