import { assert, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeSchedule, feedDueAt, type FeedSchedule } from './feed-schedule.ts';

const at = (time: string): Date => new Date(`2026-11-${time}:00Z`);
const daily = (minute: number): FeedSchedule => ({ kind: 'daily', minute });
const every = (hours: number): FeedSchedule => ({ kind: 'every', hours });
const hourMs = 60 * 60_000;

const anyTime = date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const anyMinute = integer({ min: 0, max: 1439 });

describe('feedDueAt', () => {
  it('counts hours from the last look', () => {
    expect(feedDueAt(every(6), { checkedAt: at('20T08:00'), failures: 0 })).toEqual(at('20T14:00'));
  });

  it('takes the next such time of a day', () => {
    expect(feedDueAt(daily(270), { checkedAt: at('20T04:29'), failures: 0 })).toEqual(at('20T04:30'));
    expect(feedDueAt(daily(270), { checkedAt: at('20T04:30'), failures: 0 })).toEqual(at('21T04:30'));
  });

  it('is always later than the last look and at most a day away, at the named minute', () => {
    assert(
      property(anyTime, anyMinute, (checkedAt, minute) => {
        const due = feedDueAt(daily(minute), { checkedAt, failures: 0 });
        expect(due.getTime() - checkedAt.getTime()).toBeGreaterThan(0);
        expect(due.getTime() - checkedAt.getTime()).toBeLessThanOrEqual(24 * hourMs);
        expect(due.getUTCHours() * 60 + due.getUTCMinutes()).toBe(minute);
      }),
    );
  });

  it('waits longer after each failure, a day at most, whatever the schedule is', () => {
    const pause = (failures: number): number =>
      (feedDueAt(every(48), { checkedAt: at('20T08:00'), failures }).getTime() - at('20T08:00').getTime()) / hourMs;
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(pause)).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 24, 24]);
    expect(pause(5000)).toBe(24);
  });
});

describe('describeSchedule', () => {
  it('says it in words', () => {
    expect([every(1), every(6), daily(270)].map(describeSchedule)).toEqual([
      'every hour',
      'every 6 hours',
      'daily at 04:30 UTC',
    ]);
  });
});
