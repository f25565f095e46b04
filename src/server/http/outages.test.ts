import { describe, expect, it } from 'vitest';
import { createLog } from '#runtime/services/log.ts';
import { Outages } from './outages.ts';

describe('Outages', () => {
  it('logs each reason at once and then once a minute, with the number of requests in between', () => {
    const lines: { reason: string; requestsSince: number }[] = [];
    const log = createLog({ level: 'error', destination: { write: (line) => void lines.push(JSON.parse(line)) } });
    let now = 0;
    const outages = new Outages(() => now);
    for (let request = 0; request < 50; request += 1) outages.note(log, 'The disk is full.');
    outages.note(log, 'The database is away.');
    now = 59_999;
    outages.note(log, 'The disk is full.');
    expect(lines.map(({ reason }) => reason)).toEqual(['The disk is full.', 'The database is away.']);
    now = 60_000;
    outages.note(log, 'The disk is full.');
    expect(lines.map(({ requestsSince }) => requestsSince)).toEqual([0, 0, 50]);
  });
});
