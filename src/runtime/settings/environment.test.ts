import { describe, expect, it, vi } from 'vitest';
import { writeTemporaryFile } from '#tests/support/feed-files.ts';
import { readEnvironment, readSettingsText } from './environment.ts';

const settings = 'OPERATOR_NAME=Kité Roam\n';

describe('a settings file', () => {
  it('may begin with a mark of UTF-8', () => {
    using file = writeTemporaryFile(`\uFEFF${settings}`);
    expect(readSettingsText(file.path)).toBe(settings);
  });

  it.each([
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${settings}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from('OPERATOR_NAME=Kite\n', 'utf16le')],
    ['UTF-16, big-endian', Buffer.from(`\uFEFF${settings}`, 'utf16le').swap16()],
    ['Latin-1', Buffer.from(settings, 'latin1')],
  ])('in %s is refused', (_encoding, content) => {
    using file = writeTemporaryFile(content);
    expect(() => readSettingsText(file.path)).toThrow(/not text in UTF-8; save it in that encoding/);
  });

  it('sets nothing by a further line of a secret, which no pattern may be made of', () => {
    using file = writeTemporaryFile('ONE_PASSWORD=one\nnext(line[=+of#it\nANOTHER_SETTING=two\n');
    vi.stubEnv('ROAMCHART_SETTINGS', file.path);
    expect(Object.keys(readEnvironment())).not.toContain('next(line[');
    expect(process.env).toMatchObject({ ONE_PASSWORD: 'one', ANOTHER_SETTING: 'two' });
    for (const name of ['ONE_PASSWORD', 'ANOTHER_SETTING']) Reflect.deleteProperty(process.env, name);
    vi.unstubAllEnvs();
  });
});
