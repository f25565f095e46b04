import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeSettings } from './settings-text.ts';

const written = (text: string, values: Record<string, string>): string => {
  const result = writeSettings(text, values);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

describe('a written settings file', () => {
  it('replaces the line of a setting and keeps every other', () => {
    const text = '# Mine.\nSITE_NAME=Old\nPORT=3001 # inside';
    expect(written(text, { SITE_NAME: 'New' })).toBe('# Mine.\nSITE_NAME=New\nPORT=3001 # inside\n');
  });

  it('puts a setting below its commented default, else at the end', () => {
    expect(written('#SITE_NAME=Roamchart\n\n#DEMO=true\n', { SITE_NAME: 'New', OTHER: 'x' })).toBe(
      '#SITE_NAME=Roamchart\nSITE_NAME=New\n\n#DEMO=true\nOTHER=x\n',
    );
  });

  it('lets the last line of several win, as readers do', () => {
    const text = 'DEMO=true\nSITE_NAME="two\nlines"\nDEMO=true\n';
    const values = { DEMO: 'false', SITE_NAME: 'One' };
    expect(parseEnv(written(text, values))).toMatchObject(values);
  });

  it('is read as what was said, whatever that is', () => {
    const example = readFileSync('.env.example', 'utf8');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n`\0]/.test(text)),
        (value) => {
          expect(parseEnv(written(example, { SITE_NAME: value, DEMO: 'false' }))).toEqual({
            SITE_NAME: value,
            DEMO: 'false',
          });
        },
      ),
    );
  });

  it('is refused where a value cannot be quoted', () => {
    expect(writeSettings('', { SITE_NAME: 'a # \'"`' })).toEqual({
      ok: false,
      reason: expect.stringContaining('quotes'),
    });
  });
});
