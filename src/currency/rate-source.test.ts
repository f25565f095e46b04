import { describe, expect, it } from 'vitest';
import { parseRateSources, placeHash } from './rate-source.ts';

function namesOf(text: string): readonly string[] {
  const sources = parseRateSources(text);
  return sources.ok ? sources.value.map(({ name }) => name) : [sources.reason];
}

describe('parseRateSources', () => {
  it('keeps the order, and names sources without their keys', () => {
    expect(
      namesOf(' plain[date:timestamp]=https://rates.example/latest.json?app_id=secret,x \n plain=var/my=rates.json '),
    ).toEqual(['plain rates.example/latest.json', 'plain var/my=rates.json']);
    expect(namesOf('')).toEqual([]);
  });

  it('tells sources of one place apart', () => {
    const text = ['a', 'b', 'c'].map((base) => `plain=https://rates.example/latest?base=${base}`).join(' ');
    const sources = parseRateSources(text);
    expect(namesOf(text)).toEqual(['', ' #2', ' #3'].map((end) => `plain rates.example/latest${end}`));
    expect(new Set(sources.ok ? sources.value.map(placeHash) : []).size).toBe(3);
  });

  it.each([
    ['https://rates.example/latest', /must be sources such as .*formats are ecb-xml, currency-api, plain/],
    ['xml=https://rates.example/latest', /must be sources such as/],
    ['ecb-xml=', /must be sources such as/],
    ['plain[date]=secret.json', /must be sources such as/],
    ['plain[day:timestamp]=secret.json', /must be sources such as/],
    ['ecb-xml[date:timestamp]=secret.xml', /must be sources such as/],
    ['ecb-csv=https://secret.example/', /names the format ecb-csv, which is no longer read: write ecb-xml with/],
    ['frankfurter-v1=https://secret.example/', /no longer read: write plain with the same address instead/],
    ['frankfurter-v2=https://secret.example/', /no longer read: write plain with the address of .*or currency-api/],
    ['open-exchange-rates=https://secret.example/', /no longer read: write plain\[date:timestamp\] with the same/],
    ['ecb-xml=http://rates.example/?key=secret', /must name web addresses that begin with https/],
    ['ecb-xml=https://me:secret@rates.example/', /must name web addresses/],
    ['ecb-xml=ftp://rates.example/secret', /must name web addresses/],
  ])('refuses %s without repeating a key', (text, sentence) => {
    expect(namesOf(text)[0]).toMatch(sentence);
    expect(namesOf(text)[0]).not.toContain('secret');
  });
});
