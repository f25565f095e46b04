import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('returnPath', () => {
  it.each(['/', '/japan', '/ja/region/europe?page=2&q=%E3%81%82'])('keeps %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'japan',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('takes %j for the home page', (text) => {
    expect(returnPath(text)).toBe('/');
  });

  it('drops a fragment', () => {
    expect(returnPath('/japan#plans')).toBe('/japan');
  });

  it('never leads to another site, whatever the text', () => {
    const pieces = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '\r', '@', ':', '?', 'evil.example', '%2F', 'a'),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const path = returnPath(`/${parts.join('')}`);
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
        expect(path).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 2000 },
    );
  });
});
