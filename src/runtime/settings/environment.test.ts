import { describe, expect, it } from 'vitest';
import { writeTemporaryFile } from '#tests/support/feed-files.ts';
import { readSettingsText } from './environment.ts';

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
});
