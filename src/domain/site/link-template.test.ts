import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillLinkTemplate,
  hostOfTemplate,
  linksWithoutAddress,
  parseLinkTemplate,
  type LinkClick,
  type LinkTemplate,
} from './link-template.ts';
import { anyCharacter } from '#tests/support/any-character.ts';

function templateOf(text: string): LinkTemplate {
  const parsed = parseLinkTemplate(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

const click: LinkClick = {
  planId: 7,
  externalId: 'jp 5&gb',
  url: 'https://shop.example/p/7?a=1&b=2',
  destination: 'region/europe',
};

describe('a link template', () => {
  it('is filled with encoded values', () => {
    const template = templateOf('https://go.example/deep/{plan}?to={url}&at={destination}&sub={sub}');
    expect(fillLinkTemplate(template, click)).toBe(
      'https://go.example/deep/jp%205%26gb?to=https%3A%2F%2Fshop.example%2Fp%2F7%3Fa%3D1%26b%3D2&at=region%2Feurope&sub=7-region%2Feurope',
    );
    expect(fillLinkTemplate(template, { ...click, destination: '' })).toContain('&at=&sub=7');
  });

  it('needs an address of the feed only where it names it', () => {
    const [named, free] = [
      templateOf('https://go.example/?to={url}'),
      templateOf('https://shop.example/{plan}?ref=us'),
    ];
    expect([linksWithoutAddress(named), linksWithoutAddress(free)]).toEqual([false, true]);
    expect(fillLinkTemplate(named, { ...click, url: null })).toBeNull();
    expect(fillLinkTemplate(free, { ...click, url: null })).toBe('https://shop.example/jp%205%26gb?ref=us');
  });

  it.each([
    ['http://go.example/{url}', 'is not an https address'],
    ['javascript:alert(1)', 'is not an https address'],
    ['https://me:secret@go.example/{url}', 'is not an https address'],
    ['//go.example/{url}', 'is not an https address'],
    ['https://go.example/{price}', '"{price}" is not one of {url}, {plan}, {destination}, {sub}'],
    ['https://go.example/{url', '"{url" is not one of'],
    ['https://go.example/{{url}}', 'is not one of'],
    ['https://{plan}.example/', 'placeholders stand behind it'],
    ['https://go.example{plan}/', 'placeholders stand behind it'],
    ['https://go.example:{plan}/', ''],
  ])('is refused: %s', (text, reason) => {
    const parsed = parseLinkTemplate(text);
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? '' : parsed.reason).toContain(reason);
  });

  it('always leads to the host that was shown, whatever a feed says', () => {
    const templates = fc.constantFrom(
      ...[
        'https://go.example/{url}',
        'https://go.example/?{plan}',
        'https://go.example?x={sub}&y={destination}#{plan}',
        'https://go.example:8443/a/../{plan}/{url}',
      ].map(templateOf),
    );
    const texts = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('//evil.example', '@evil.example', '\\..\\', '{url}'),
    );
    fc.assert(
      fc.property(templates, texts, fc.option(texts), texts, (template, externalId, url, destination) => {
        const address = fillLinkTemplate(template, { planId: 7, externalId, url, destination });
        const shown = `https://${hostOfTemplate(template)}`;
        expect(address === null ? url === null : new URL(address).origin === shown).toBe(true);
      }),
    );
  });
});
