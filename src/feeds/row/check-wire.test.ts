import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkWire } from './check-wire.ts';

const schema = z.object({
  id: z.string().min(1),
  price: z.object({ amount: z.number() }),
  tags: z.array(z.string()).nullish(),
});

describe('an entry', () => {
  it('keeps the fields of its schema', () => {
    expect(checkWire(schema, { id: 'a', price: { amount: 1 }, other: 2 })).toEqual({
      ok: true,
      value: { id: 'a', price: { amount: 1 } },
    });
  });

  it.each([
    [undefined, 'bad-columns', 'row', ''],
    [null, 'not-an-object', 'entry', ''],
    ['x', 'not-an-object', 'entry', 'x'],
    [[1], 'not-an-object', 'entry', '[1]'],
    [{ price: { amount: 1 } }, 'missing-field', 'id', ''],
    [{ id: '', price: { amount: 1 } }, 'missing-field', 'id', ''],
    [{ id: 5, price: { amount: 1 } }, 'bad-value', 'id', '5'],
    [{ id: 'a' }, 'missing-field', 'price', ''],
    [{ id: 'a', price: {} }, 'missing-field', 'price.amount', ''],
    [{ id: 'a', price: { amount: 'x' } }, 'bad-value', 'price.amount', 'x'],
    [{ id: 'a', price: { amount: 1 }, tags: ['x', 7] }, 'bad-value', 'tags.1', '7'],
  ])('%j is skipped: %s of %s', (entry, reason, field, value) => {
    expect(checkWire(schema, entry)).toEqual({ ok: false, reason: { reason, field, value } });
  });
});
