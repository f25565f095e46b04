import { describe, expect, it } from 'vitest';
import { readText } from './page-text.ts';

const site = {
  name: 'Roam_chart',
  origin: 'https://esim.example',
  contactEmail: 'a_b@esim.example',
  operatorName: null,
};

function bodyOf(text: string, settings: Partial<typeof site> = {}): string {
  return readText(`---\ntitle: T\ndescription: D\n---\n${text}`, { ...site, ...settings }).body;
}

describe('readText', () => {
  it('reads the header', () => {
    expect(readText('---\ntitle: Contact\ndescription: How to reach us.\n---\n\nText', site)).toMatchObject({
      title: 'Contact',
      description: 'How to reach us.',
      body: '\nText',
    });
  });

  it.each(['Text', '---\ntitle: T\n---\nText', '---\ndescription: D\n---\nText', '---\ntitle:\ndescription: D\n---\n'])(
    'refuses a text without a whole header: %j',
    (text) => {
      expect(() => readText(text, site)).toThrow(/the page text has no/);
    },
  );

  it('reads further fields where there are any', () => {
    const { field } = readText('---\ntitle: T\ndescription: D\nauthor: Ann of {siteName}\n---\nText', site);
    expect([field('author'), field('updated')]).toEqual(['Ann of Roam_chart', null]);
  });

  it('fills in settings so that Markdown does not read them', () => {
    expect(bodyOf('{siteName}: <mailto:{contactEmail}>')).toBe('Roam\\_chart: <mailto:a\\_b@esim.example>');
  });

  it('keeps a condition that is met and drops one that is not', () => {
    const text =
      '{#if contactEmail}Write.{/if}{#if !contactEmail}No address.{/if}{#if operatorName}By {operatorName}.{/if}';
    expect(bodyOf(text)).toBe('Write.');
    expect(bodyOf('{#if !operatorName}Nobody.{/if}')).toBe('Nobody.');
  });

  it('takes an unknown setting as not set', () => {
    expect(bodyOf('{#if toString}x{/if}{#if !phone}y{/if}')).toBe('y');
  });
});
