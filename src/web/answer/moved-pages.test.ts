import { describe, expect, it } from 'vitest';
import { movedTo } from './moved-pages.ts';

describe('movedTo', () => {
  it.each([
    ['?plan=4&in=Japan&landing=2026-12-05T14:30&before=2', '/japan?landing=2026-12-05T14%3A30&before=2'],
    ['?in=japan&landing=&days=7&before=0', '/japan'],
    ['?in=atlantis&landing=2026-12-05T14:30', '/region'],
    ['', '/region'],
  ])('leads /clock%s to %s', (search, location) => expect(movedTo('/clock', search)).toBe(location));

  it('leaves other pages alone', () => expect(movedTo('/japan', '?in=france')).toBeNull());
});
