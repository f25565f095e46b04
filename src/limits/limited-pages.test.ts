import { describe, expect, it } from 'vitest';
import { LimitedPages } from './limited-pages.ts';

describe('LimitedPages', () => {
  it('counts those of the hour and forgets the ones before', () => {
    const pages = new LimitedPages();
    expect(pages.ofHour(new Date('2026-11-20T08:00:00Z'))).toBeNull();
    for (const minute of ['08:10', '08:59']) pages.note(new Date(`2026-11-20T${minute}:00Z`));
    expect(pages.ofHour(new Date('2026-11-20T08:59:30Z'))).toEqual({ since: '2026-11-20T08:00:00.000Z', count: 2 });
    expect(pages.ofHour(new Date('2026-11-20T09:00:00Z'))).toBeNull();
    pages.note(new Date('2026-11-20T09:01:00Z'));
    expect(pages.ofHour(new Date('2026-11-20T09:02:00Z'))).toMatchObject({ count: 1 });
  });
});
