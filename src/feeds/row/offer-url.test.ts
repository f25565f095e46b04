import { describe, expect, it } from 'vitest';
import { isHttpsUrl } from '#domain/kernel/https-address.ts';
import { offerUrlOf, parseOfferUrl } from './offer-url.ts';

function fill(template: string, id: string): string | null {
  const parsed = parseOfferUrl(template);
  return parsed.ok ? offerUrlOf(parsed.value, { id, provider: 'nori' }) : null;
}

describe('an address template', () => {
  it.each([
    ['https://shop.example/{provider}/{id}', 'jp-1gb', 'https://shop.example/nori/jp-1gb'],
    ['https://shop.example/', 'jp-1gb', 'https://shop.example/'],
    ['https://shop.example/?plan={id}&again={id}', 'a b/c', 'https://shop.example/?plan=a%20b%2Fc&again=a%20b%2Fc'],
    ['https://shop.example/{id}', '$&{provider}', 'https://shop.example/%24%26%7Bprovider%7D'],
  ])('%s with the id %j gives %s', (template, id, url) => {
    expect(fill(template, id)).toBe(url);
  });

  it.each([
    ['http://shop.example/{id}', /not an https address/],
    ['shop.example/{id}', /not an https address/],
    ['https://user:secret@shop.example/', /not an https address/],
    ['https://shop.example/{plan}', /"\{plan\}" is not \{id\} or \{provider\}/],
    ['https://shop.example/{id', /"\{id" is not/],
    ['', /not an https address/],
  ])('%j is refused', (template, reason) => {
    expect(parseOfferUrl(template)).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });

  it('is no address without a template', () => {
    expect(offerUrlOf(null, { id: 'a', provider: 'b' })).toBeNull();
  });
});

describe('an https address', () => {
  it.each([
    ['https://nori.example/a?b=c#d', true],
    ['HTTPS://NORI.EXAMPLE', true],
    ['http://nori.example/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//nori.example', false],
    ['https://', false],
    ['https://user@nori.example/', false],
    [`https://nori.example/${'x'.repeat(2000)}`, false],
  ])('%s: %s', (text, expected) => {
    expect(isHttpsUrl(text)).toBe(expected);
  });
});
