import { describe, expect, it } from 'vitest';
import {
  contactAddress,
  emptyProfile,
  hasProfile,
  readHomepage,
  readPayment,
  readProviderName,
  readSupport,
  textIn,
} from './provider-profile.ts';

describe('a provider profile', () => {
  it('reads contacts, and makes links of them', () => {
    const read = readSupport('help@nori.example, https://nori.example/help ,+81 3-1234 5678');
    expect(read).toEqual({ ok: true, value: ['help@nori.example', 'https://nori.example/help', '+81 3-1234 5678'] });
    expect(read.ok && read.value.map(contactAddress)).toEqual([
      'mailto:help@nori.example',
      'https://nori.example/help',
      'tel:+81312345678',
    ]);
  });

  it.each(['', 'call us', 'javascript:alert(1)', 'http://nori.example', 'a@b', 'a@b.example?cc=x@y.example', '+1'])(
    'refuses the contact "%s"',
    (text) => expect(readSupport(text).ok).toBe(false),
  );

  it('reads payment methods in one order, each once', () => {
    expect(readPayment('paypal, Card,paypal')).toEqual({ ok: true, value: ['card', 'paypal'] });
    expect(readPayment('card, beads')).toEqual({ ok: false, reason: expect.stringContaining('"beads" is not known') });
    expect(readPayment(' , ').ok).toBe(false);
  });

  it('takes a homepage only by https, and a name of one line', () => {
    expect(readHomepage(' https://nori.example ')).toEqual({ ok: true, value: 'https://nori.example/' });
    expect(readHomepage('http://nori.example').ok).toBe(false);
    expect(readProviderName(' Nori\n Mobile ')).toEqual({ ok: true, value: 'Nori Mobile' });
    expect([readProviderName(' ').ok, readProviderName('x'.repeat(81)).ok]).toEqual([false, false]);
  });

  it('gives a text in the language of the page, else in English, else as it is', () => {
    expect(textIn({ en: 'No', ja: '不可' }, 'ja')).toEqual({ text: '不可', language: 'ja' });
    expect(textIn({ en: 'No', ja: '不可' }, 'fr')).toEqual({ text: 'No', language: 'en' });
    expect(textIn({ ja: '不可' }, 'fr')).toEqual({ text: '不可', language: 'ja' });
    expect(textIn({}, 'fr')).toBeNull();
  });

  it('is empty until something is known', () => {
    expect(hasProfile(emptyProfile)).toBe(false);
    expect(hasProfile({ ...emptyProfile, payment: ['card'] })).toBe(true);
    expect(hasProfile({ ...emptyProfile, refundRule: { it: 'No' } })).toBe(true);
  });
});
