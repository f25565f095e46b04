import { readOpenReports } from '#visitors/report-desk.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { createVisitorLog } from '#visitors/create-visitor-log.ts';
import { carryOutDue } from '#runtime/services/desk/carry-out-due.ts';
import { decide } from '#runtime/services/desk/decide.ts';
import { planDecisions } from '#runtime/services/desk/plan-decisions.ts';
import { reportDecisions } from '#runtime/services/desk/report-decisions.ts';
import { decisionDelayMs } from '#runtime/services/desk/review-decisions.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { deciderOf, deskOf } from '#tests/support/desk-of.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';

const at = new Date('2026-11-21T09:00:00.000Z');
const due = new Date(at.getTime() + decisionDelayMs);
const pin = (until: string) => ({ price: money(60_000), reason: 'seen there', until, isSure: true });

describe.each(engines)('decisions on plans and reports on %s', (engine) => {
  const suite = useTestDatabase(engine);
  beforeEach(async () => {
    await createCatalogueWriter(suite.database).apply([{ provider: makeProvider(), plan: makePlan() }], {
      source: 'test',
      now: at,
      dryRun: false,
      withdrawMissing: true,
    });
    await report();
  });

  const report = () =>
    createVisitorLog(suite.database).reportPrice({ planId: 1, reason: 'wrong-price', price: money(45_000) }, at);
  const openReports = async () => (await readOpenReports(suite.database.queries)).length;
  const pinOf = async () => {
    const plan = await deskOf(suite.database).overrides.plan(1);
    return plan.ok ? (plan.value.pin?.price ?? null) : plan.reason;
  };
  const later = (role: 'moderator' | 'owner', until: string) =>
    decide(deciderOf(suite.database, { at, role }), reportDecisions.pin, {
      subject: '1',
      parameters: pin(until),
      delayMs: decisionDelayMs,
    });
  const carryOut = async () =>
    (await carryOutDue(deciderOf(suite.database, { at: due }))).ended.map(({ refusal }) => refusal);

  it('pin the price that was seen and close the reports, in one', async () => {
    expect(await later('moderator', '2026-12-21')).toMatchObject({ ok: true, value: { state: 'waiting' } });
    expect([await pinOf(), await openReports()]).toEqual([null, 1]);
    expect(await carryOut()).toEqual([null]);
    expect([await pinOf(), await openReports()]).toEqual([money(60_000), 0]);
    const row = await suite.database.queries.selectFrom('audit_event').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      kind: 'report',
      action: 'pin',
      note: 'seen there',
      after: expect.stringMatching(/, 1 closed$/),
    });
  });

  it('let moderators pin for thirty days', async () => {
    expect(await later('moderator', '2026-12-22')).toEqual({
      ok: false,
      reason: 'Moderators can pin a price for 30 days at most.',
    });
    expect(await later('owner', '2026-12-22')).toMatchObject({ ok: true });
  });

  it('are refused when another report has come, or the plan is no longer what it was', async () => {
    await later('owner', '2026-12-01');
    await report();
    expect(await carryOut()).toEqual(['It has changed since you decided on it.']);
    await later('owner', '2026-12-01');
    await deskOf(suite.database, { at }).decideNow(planDecisions.hide, '1', { reason: 'gone' });
    expect(await carryOut()).toEqual(['It has changed since you decided on it.']);
    expect([await pinOf(), await openReports()]).toEqual([null, 1]);
  });
});
