import { describe, expect, it } from 'vitest';
import { refuseUnsold } from './offer-status.ts';

describe('a row', () => {
  it.each([
    {},
    { status: 'active' },
    { status: ' Online ' },
    { status: null },
    { status: '' },
    { status: 1 },
    { enabled: true },
    { active: 1 },
    { stock: 999 },
    { stock: -1 },
    { stock: null },
  ])('with %j is sold', (row) => {
    expect(refuseUnsold(row)).toBeNull();
  });

  it.each([
    [{ status: 'inactive' }, 'status'],
    [{ status: 'INACTIVE' }, 'status'],
    [{ state: 'sold_out' }, 'state'],
    [{ status: 'deleted' }, 'status'],
    [{ status: false }, 'status'],
    [{ status: 0 }, 'status'],
    [{ enabled: false }, 'enabled'],
    [{ is_active: '0' }, 'is_active'],
    [{ stock: 0 }, 'stock'],
  ])('with %j is not', (row, field) => {
    expect(refuseUnsold(row)).toMatchObject({ reason: 'not-offered', field });
  });

  it('with a status that nobody knows is not guessed at', () => {
    expect(refuseUnsold({ status: 'violet' })).toMatchObject({ reason: 'bad-value', field: 'status' });
  });
});
