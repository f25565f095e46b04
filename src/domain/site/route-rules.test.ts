import { describe, expect, it } from 'vitest';
import { ruleFor } from './route-rules.ts';

const rules = { '/go/**': { reload: true }, '/settings': { redirect: '/' } };

describe('ruleFor', () => {
  it.each(['/go', '/go/1', '/go/1/2'])('takes %s for below /go', (path) => {
    expect(ruleFor(path, rules)).toEqual({ reload: true });
  });

  it('takes an address for itself only', () => {
    expect(ruleFor('/settings', rules)).toEqual({ redirect: '/' });
    expect(ruleFor('/settings/theme', rules)).toBeNull();
  });

  it.each(['/', '/gomera', '/germany/go'])('has none for %s', (path) => {
    expect(ruleFor(path, rules)).toBeNull();
  });
});
