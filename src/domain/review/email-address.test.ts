import { describe, expect, it } from 'vitest';
import { addressKey } from './email-address.ts';

describe('addressKey', () => {
  it.each([
    ['ann@example.org', ' ANN@Example.ORG '],
    ['ann@bücher.example', 'Ann@BÜCHER.example'],
    ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ])('is the same for %s and %s', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });

  it.each([
    ['ann@example.org', 'anna@example.org'],
    ['ann@example.org', 'ann@example.com'],
    ['ann+sim@example.org', 'ann@example.org'],
    ['', '@'],
  ])('differs for %s and %s', (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });
});
