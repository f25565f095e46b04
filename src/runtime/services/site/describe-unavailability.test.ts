import { describe, expect, it } from 'vitest';
import { describeUnavailability } from './describe-unavailability.ts';

describe('describeUnavailability', () => {
  it.each(['ENOSPC', 'EDQUOT'])('asks for room after %s, of any write', (code) => {
    const error = Object.assign(new Error('write'), { code, path: '/srv/data/file' });
    expect(describeUnavailability(error)).toMatch(/^The disk of \/srv\/data\/file is full, .*make room/);
    expect(describeUnavailability(Object.assign(new Error('write'), { code }))).toMatch(/^The disk is full/);
  });

  it('takes nothing else of the system for it', () => {
    expect(describeUnavailability(Object.assign(new Error('read'), { code: 'EISDIR' }))).toBeNull();
    expect(describeUnavailability('ENOSPC')).toBeNull();
  });
});
