import { describe, expect, it } from 'vitest';
import { promo } from '#tests/support/full-plan.ts';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { effectivePlan, noOverlays, whyNotOffered, type Absence } from './effective-plan.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const facts = makePlan({ price: money(45_000), ownPrices: [money(42_000, 'EUR')], promo: promo(40_000) });
const stated = { facts, absences: [], isExample: false };
const moment = { statesReal: true, now };

const justNow = now.toISOString();
const soon = '2026-11-20T12:00:00.001Z';

const pin = { price: money(49_900), reason: 'seen', pinnedAt: '2026-11-01T00:00:00.000Z', endsAt: soon };
const correction = {
  facts: { dataMb: 5_000, dataWords: null },
  reason: 'asked',
  correctedAt: '2026-11-01T00:00:00.000Z',
  endsAt: soon,
};

const missed: Absence = { runId: 2, withdraws: false, unconfirmedAfter: 3 };
const unconfirming: Absence = { runId: 3, withdraws: false, unconfirmedAfter: 2 };
const withdrawing: Absence = { runId: 4, withdraws: true, unconfirmedAfter: 2 };

describe('effectivePlan', () => {
  it('is what the feed states where the operator says nothing', () => {
    expect(effectivePlan(stated, noOverlays, moment)).toEqual({
      facts,
      isShown: true,
      missedRuns: 0,
      isUnconfirmed: false,
      pin: null,
      correction: null,
    });
  });

  it('is nothing where nothing is stated, whatever lies over it', () => {
    expect(effectivePlan(null, { isHidden: false, pin, correction }, moment)).toBeNull();
  });

  it('is nothing of an example as soon as something real is stated', () => {
    const example = { ...stated, isExample: true };
    expect(effectivePlan(example, noOverlays, { statesReal: false, now })).toMatchObject({ isShown: true });
    expect(effectivePlan(example, noOverlays, moment)).toBeNull();
    expect(effectivePlan(stated, noOverlays, { statesReal: false, now })).toMatchObject({ isShown: true });
  });

  it('is nothing once a run that has missed it withdraws it', () => {
    expect(effectivePlan({ ...stated, absences: [missed, withdrawing] }, noOverlays, moment)).toBeNull();
  });

  it('counts the runs that have missed it, and is unconfirmed after as many as one of them says', () => {
    const after = (absences: readonly Absence[]) => effectivePlan({ ...stated, absences }, noOverlays, moment);
    expect(after([missed, missed])).toMatchObject({ missedRuns: 2, isUnconfirmed: false, isShown: true });
    expect(after([missed, unconfirming])).toMatchObject({ missedRuns: 2, isUnconfirmed: true, isShown: true });
    expect(after([unconfirming, missed])).toMatchObject({ missedRuns: 2, isUnconfirmed: false, isShown: true });
  });

  it('is made but not shown where the operator hides it', () => {
    expect(effectivePlan(stated, { ...noOverlays, isHidden: true }, moment)).toMatchObject({ facts, isShown: false });
  });

  it('has a pinned price in place of all prices, until the instant at which the pin ends', () => {
    const pinned = effectivePlan(stated, { ...noOverlays, pin }, moment);
    expect(pinned).toMatchObject({ facts: { price: money(49_900), ownPrices: [], promo: null }, pin });
    expect(effectivePlan(stated, { ...noOverlays, pin: { ...pin, endsAt: justNow } }, moment)).toMatchObject({
      facts,
      pin: null,
    });
  });

  it('has corrected facts beside those of the feed, until the instant at which the correction ends', () => {
    const under = (endsAt: string | null) =>
      effectivePlan(stated, { ...noOverlays, correction: { ...correction, endsAt } }, moment);
    const corrected = { ...facts, dataMb: 5_000, dataWords: null };
    expect(under(soon)).toMatchObject({ facts: corrected, correction });
    expect(under(null)).toMatchObject({ facts: corrected, correction: { endsAt: null } });
    expect(under(justNow)).toMatchObject({ facts, correction: null });
  });

  it('has the pinned price and the corrected facts at once', () => {
    expect(effectivePlan(stated, { isHidden: false, pin, correction }, moment)?.facts).toEqual({
      ...facts,
      price: money(49_900),
      ownPrices: [],
      promo: null,
      dataMb: 5_000,
      dataWords: null,
    });
  });
});

describe('whyNotOffered', () => {
  it.each([
    [null, 'not-stated'],
    [{ absences: [withdrawing], isExample: true }, 'example'],
    [{ absences: [missed, withdrawing], isExample: false }, 'withdrawn'],
    [{ absences: [missed, unconfirming], isExample: false }, null],
  ])('of %o is %s', (without, why) => expect(whyNotOffered(without, { statesReal: true })).toBe(why));

  it('lets examples be while nothing real is stated', () => {
    expect(whyNotOffered({ absences: [], isExample: true }, { statesReal: false })).toBeNull();
  });
});
