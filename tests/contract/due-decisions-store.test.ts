import { beforeEach, describe, expect, it } from 'vitest';
import { readAuditTrail, type Actor } from '#operators/audit-trail.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { carryOutDue } from '#runtime/services/desk/carry-out-due.ts';
import { openDecisionMaintenance } from '#runtime/maintenance/decision-maintenance.ts';
import { decide } from '#runtime/services/desk/decide.ts';
import { providerDecisions } from '#runtime/services/desk/provider-decisions.ts';
import { decisionDelayMs, reviewDecisions } from '#runtime/services/desk/review-decisions.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { deciderOf, deskOf, moveReviewNow } from '#tests/support/desk-of.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';
import { readAllTables, tableDifferences } from './statements/all-tables.ts';
import { countStatements, failStatement } from './statements/statement-faults.ts';

const start = new Date('2026-11-21T09:00:00.000Z');
const after = (ms: number): Date => new Date(start.getTime() + ms);
const due = after(decisionDelayMs);
const parameters = { reason: null, note: null, pictures: [], words: [] };
const bob = { operator: 'bob', via: 'desk' } as const;

describe.each(engines)('decisions that take effect later on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let id: string;
  beforeEach(async () => {
    await storeSeller(suite.database);
    id = await storeReview(suite.database, { rating: 5 });
  });

  const deciderAt = (at: Date) => deciderOf(suite.database, { at, mails: true });
  const approve = (at = start, by: Actor = { operator: 'ann', via: 'desk' }) =>
    decide(deciderOf(suite.database, { at, by, mails: true }), reviewDecisions.approve, {
      subject: id,
      parameters,
      delayMs: decisionDelayMs,
    });
  const carryOut = async (at: Date) => {
    const { ended, errors } = await carryOutDue(deciderAt(at));
    return [...ended.map(({ refusal }) => refusal), ...errors];
  };
  const takeBack = (by: Actor = bob) =>
    deskOf(suite.database, { at: start, by }).takeBack({ kind: 'review', subject: id });
  const rows = async () => {
    const { rows: all } = await readAuditTrail(suite.database.queries, { limit: 50 });
    return all.map(({ operator, action, decision }) => [operator, action, decision?.state ?? 'at once']).toReversed();
  };
  const summary = async () => (await createReviewReader(suite.database).summary()).count;
  const mails = async () =>
    (await suite.database.queries.selectFrom('mail').select('kind').execute()).map(({ kind }) => kind);

  it('change nothing before, and once when they are due', async () => {
    expect(await approve()).toMatchObject({ ok: true, value: { state: 'waiting', subject: id, dueAt: due } });
    expect(await carryOut(after(decisionDelayMs - 1))).toEqual([]);
    expect([await summary(), await mails(), await rows()]).toEqual([0, [], [['ann', 'approve', 'waiting']]]);
    expect(await carryOut(due)).toEqual([null]);
    expect([await summary(), await mails(), await rows()]).toEqual([1, ['published'], [['ann', 'approve', 'done']]]);
    expect(await carryOut(due)).toEqual([]);
    expect(await takeBack()).toMatchObject({ ok: false });
  });

  it('say in their row what they will do', async () => {
    await approve();
    const { rows: all } = await readAuditTrail(suite.database.queries, { limit: 1 });
    expect(all).toMatchObject([{ before: 'pending', after: 'published', subject: id, at: start.toISOString() }]);
  });

  it('are taken back, by anybody, with a row', async () => {
    await approve();
    expect(await takeBack()).toMatchObject({ ok: true, value: { action: 'approve' } });
    expect(await takeBack()).toMatchObject({ ok: false });
    expect(await carryOut(due)).toEqual([]);
    expect(await rows()).toEqual([
      ['ann', 'approve', 'taken-back'],
      ['bob', 'undo', 'taken-back'],
    ]);
    expect(await approve(due)).toMatchObject({ ok: true });
    expect(await carryOut(after(2 * decisionDelayMs))).toEqual([null]);
  });

  it('are one for an item: the second person learns who decided', async () => {
    await approve();
    for (const answer of [
      await approve(start, bob),
      await moveReviewNow(suite.database, id, 'reject', { reason: 'legal' }),
    ])
      expect(answer).toMatchObject({
        ok: false,
        reason: expect.stringMatching(/^ann has decided on this at 09:00:00 UTC/),
      });
    expect(await rows()).toHaveLength(1);
  });

  it('are one for an item when two people decide at the same moment', async () => {
    await using other = await openTestDatabase({ url: suite.url, dataDir: '' });
    const second = decide(deciderOf(other, { at: start, by: bob }), reviewDecisions.approve, {
      subject: id,
      parameters,
      delayMs: decisionDelayMs,
    });
    const answers = await Promise.all([approve(), second]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it('are refused at once where they cannot be carried out, and leave no row', async () => {
    await moveReviewNow(suite.database, id, 'reject', { reason: 'legal' });
    const before = await readAllTables(suite.database);
    const request = { subject: id, parameters: { ...parameters, reason: 'legal' as const }, delayMs: decisionDelayMs };
    expect(await decide(deciderAt(start), reviewDecisions.reject, request)).toMatchObject({ ok: false });
    expect(tableDifferences(before, await readAllTables(suite.database))).toEqual({});
  });

  it('are refused with a row when the item has changed meanwhile', async () => {
    await approve();
    await suite.database.queries.updateTable('review').set({ status: 'rejected' }).where('id', '=', id).execute();
    expect(await carryOut(due)).toEqual(['It has changed since you decided on it.']);
    expect(await rows()).toEqual([
      ['ann', 'approve', 'refused'],
      ['ann', 'refused', 'refused'],
    ]);
    expect([await summary(), await mails()]).toEqual([0, []]);
    const refused = await suite.database.queries.selectFrom('due_decision').selectAll().executeTakeFirstOrThrow();
    expect(refused).toMatchObject({ refusal: 'It has changed since you decided on it.', ended_at: due.toISOString() });
  });

  it('are refused when this version does not know them', async () => {
    await approve();
    await suite.database.queries.updateTable('due_decision').set({ action: 'fly' }).execute();
    expect(await carryOut(due)).toEqual(['This version cannot do it.']);
  });

  it('take effect once, however many processes try', async () => {
    await approve();
    const others = await Promise.all(
      Array.from({ length: 4 }, () => openTestDatabase({ url: suite.url, dataDir: '' })),
    );
    const all = await Promise.all(others.map((database) => carryOutDue(deciderOf(database, { at: due, mails: true }))));
    for (const database of others) await database.close();
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
    expect(all.flatMap(({ ended }) => ended)).toHaveLength(1);
    expect([await summary(), await mails()]).toEqual([1, ['published']]);
  });

  it('either take effect or are taken back, never both', async () => {
    await approve();
    await using other = await openTestDatabase({ url: suite.url, dataDir: '' });
    const [{ ended }, taken] = await Promise.all([carryOutDue(deciderOf(other, { at: due })), takeBack()]);
    expect([ended.length === 1, taken.ok].filter(Boolean)).toHaveLength(1);
    expect(await summary()).toBe(ended.length);
  });

  it('take effect at the next try when an error stops them, and stop no other one', async () => {
    const second = await storeReview(suite.database);
    await approve();
    await decide(deciderAt(start), reviewDecisions.approve, { subject: second, parameters, delayMs: decisionDelayMs });
    await suite.database.queries
      .updateTable('due_decision')
      .set({ parameters: 'no JSON' })
      .where('subject', '=', id)
      .execute();
    const { ended, errors } = await carryOutDue(deciderAt(due));
    expect([ended.length, errors.length]).toEqual([1, 1]);
    await suite.database.queries
      .updateTable('due_decision')
      .set({ parameters: JSON.stringify(parameters) })
      .where('subject', '=', id)
      .execute();
    expect(await carryOut(due)).toEqual([null]);
  });

  it('take effect with a clock that was put back, and not too early with one that is a little slow', async () => {
    await approve(after(60 * 60_000));
    expect(await carryOut(start)).toEqual([null]);
    const other = await storeReview(suite.database);
    await decide(deciderAt(after(60_000)), reviewDecisions.approve, {
      subject: other,
      parameters,
      delayMs: decisionDelayMs,
    });
    expect(await carryOut(start)).toEqual([]);
    expect(await carryOut(after(60_000 + decisionDelayMs))).toEqual([null]);
  });

  it('are stored, taken back, refused and carried out as a whole or not at all, whichever statement fails', async () => {
    const steps = {
      decide: () => approve().then(({ ok }) => ok),
      takeBack: () => takeBack().then(({ ok }) => ok),
      decideAgain: () => approve().then(({ ok }) => ok),
      carryOut: () => carryOut(due).then(([refusal]) => refusal === null),
    };
    for (const [name, step] of Object.entries(steps)) {
      const refused = await failEach(name, step);
      expect([name, refused > 4]).toEqual([name, true]);
    }
    expect([await summary(), await mails()]).toEqual([1, ['published']]);
  });

  /** Ends with the step done. @returns how many statements were refused while nothing was changed */
  async function failEach(name: string, step: () => Promise<boolean>): Promise<number> {
    const before = await readAllTables(suite.database);
    for (let number = 1; ; number += 1) {
      const { value: isDone, hasFailed } = await failStatement(number, () => step().catch(() => false));
      if (isDone) return number - 1;
      expect([name, number, hasFailed]).toEqual([name, number, true]);
      expect([name, number, tableDifferences(before, await readAllTables(suite.database))]).toEqual([name, number, {}]);
    }
  }

  it('are left to a process of its own where they take long', async () => {
    const maintenance = openDecisionMaintenance(deciderAt(due));
    await approve();
    expect(await maintenance.isDue()).toBe(false);
    const request = { subject: 'tanuki-sim', parameters: {}, delayMs: decisionDelayMs };
    expect(await decide(deciderAt(start), providerDecisions.hide, request)).toMatchObject({ ok: true });
    expect(await maintenance.isDue()).toBe(true);
    const { ended } = await maintenance.carryOut();
    expect(ended.map(({ decision }) => decision.action)).toEqual(['approve']);
    expect(await carryOut(due)).toEqual([null]);
    expect(await maintenance.isDue()).toBe(false);
    const provider = await deskOf(suite.database).overrides.provider('tanuki-sim');
    expect(provider).toMatchObject({ value: { override: { hidden: true } } });
  });

  it('are what somebody may decide: moderators neither hide nor pin for long', async () => {
    const moderator = { ...deciderAt(start), role: 'moderator' } as const;
    const request = { subject: 'tanuki-sim', parameters: {}, delayMs: decisionDelayMs };
    expect(await decide(moderator, providerDecisions.hide, request)).toMatchObject({ ok: false });
    expect(await rows()).toEqual([]);
  });

  it('need few statements while nothing is due', async () => {
    const { statements } = await countStatements(() => carryOutDue(deciderAt(start)));
    expect(statements).toHaveLength(1);
  });
});
