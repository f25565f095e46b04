import { describe, expect, it } from 'vitest';
import {
  decideNotices,
  digestTopic,
  dueDigest,
  noticePauseMs,
  writeNoticeMail,
  type Concern,
} from './operator-notice.ts';

const now = new Date('2026-11-21T09:00:00Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);

function concern(topic: string, mark = ''): Concern {
  return {
    topic,
    kind: 'site.ill',
    count: 1,
    since: null,
    mark,
    says: `${topic} is ill.`,
    command: `roamchart ${topic}`,
  };
}

describe('decideNotices', () => {
  it('tells what was never told, and nothing twice', () => {
    const told = new Map([['disk', { mark: '', toldAt: ago(5 * noticePauseMs) }]]);
    expect(decideNotices([concern('disk'), concern('rates')], told, now).news.map(({ topic }) => topic)).toEqual([
      'rates',
    ]);
  });

  it.each([
    ['2', noticePauseMs, true],
    ['2', noticePauseMs - 1, false],
    ['1', 9 * noticePauseMs, false],
    // The clock moved backwards.
    ['2', -noticePauseMs, true],
  ])('news "%s" of a topic told up to "1" %i ms ago: %s', (mark, ms, isTold) => {
    const told = new Map([['reviews', { mark: '1', toldAt: ago(ms) }]]);
    expect(decideNotices([concern('reviews', mark)], told, now).news).toHaveLength(Number(isTold));
  });

  it('forgets what is over, after the pause, so that what flaps is not told every time', () => {
    const told = new Map([
      ['disk', { mark: '', toldAt: ago(noticePauseMs) }],
      ['rates', { mark: '', toldAt: ago(noticePauseMs - 1) }],
      [digestTopic, { mark: '2026-11-20', toldAt: ago(9 * noticePauseMs) }],
    ]);
    expect(decideNotices([], told, now)).toEqual({ news: [], over: ['disk'] });
  });
});

describe('dueDigest', () => {
  it.each([
    [9 * 60, undefined, '2026-11-21'],
    [9 * 60 + 1, undefined, null],
    [0, '2026-11-20', '2026-11-21'],
    [0, '2026-11-21', null],
  ])('at minute %i, last sent for %s: %s', (minutes, mark, day) => {
    expect(dueDigest(minutes, mark === undefined ? undefined : { mark, toldAt: now }, now)).toBe(day);
  });
});

describe('writeNoticeMail', () => {
  const site = { name: 'Roamchart', origin: 'https://esim.example' };

  it('says what is the matter, and what to run', () => {
    expect(writeNoticeMail([concern('disk')], site, 'news')).toEqual({
      subject: 'Roamchart: disk is ill',
      text: 'disk is ill.\n    roamchart disk\n\nRun the commands as the user of the site. This mail went to the address in OPERATOR_EMAIL of https://esim.example.\n',
    });
  });

  it('counts several, and keeps the subject to one line', () => {
    expect(writeNoticeMail([concern('disk'), concern('rates')], site, 'news').subject).toBe(
      'Roamchart: 2 things need you',
    );
    const long = { ...concern('feed'), says: `x\r\nBcc: all@example.org ${'x'.repeat(500)}.` };
    const { subject } = writeNoticeMail([long], site, 'news');
    expect([subject.length, /[\r\n]/.test(subject)]).toEqual([150, false]);
  });
});
