import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countryDatabaseFile } from '#tests/support/country-database-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openCountryDatabase } from './country-database.ts';

const folder = makeFolder();

const file = countryDatabaseFile([
  { network: '192.0.2.0/24', record: { country: { iso_code: 'DE' }, registered_country: { iso_code: 'US' } } },
  { network: '198.51.100.0/25', record: { country_code: 'jp' } },
  { network: '203.0.113.0/24', record: { continent: { code: 'EU' } } },
  { network: '203.0.114.0/24', record: { country: { iso_code: 'XX' } } },
  { network: '2001:db8::/32', record: { country: { iso_code: 'FR' } } },
]);

function write(bytes: Buffer): string {
  const path = join(folder, 'countries.mmdb');
  writeFileSync(path, bytes);
  return path;
}

describe('openCountryDatabase', () => {
  it.each([
    ['192.0.2.7', 'DE'],
    ['::ffff:192.0.2.7', 'DE'],
    ['198.51.100.1', 'JP'],
    ['198.51.100.200', null],
    ['203.0.113.1', null],
    ['203.0.114.1', null],
    ['2001:db8:1::9', 'FR'],
    ['2001:db9::1', null],
    ['10.0.0.1', null],
    ['not an address', null],
    ['', null],
  ])('says of %s that it is in %s', (address, country) => {
    const opened = openCountryDatabase(write(file));
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.value(address)).toBe(country);
  });

  it.each([Buffer.from('no database'), Buffer.alloc(0)])('reports in a sentence what is wrong with a file', (bytes) => {
    const path = write(bytes);
    expect(openCountryDatabase(path)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^COUNTRY_DATABASE: ".+" cannot be read as an \.mmdb file \(.+\)\.$/),
    });
  });

  it('says so where there is none', () => {
    expect(openCountryDatabase(join(folder, 'missing'))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('ENOENT'),
    });
  });

  it('returns null where the file is damaged, and does not throw', () => {
    const damaged = Buffer.from(file);
    damaged.fill(0xff, 0, 300);
    const opened = openCountryDatabase(write(damaged));
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.value('192.0.2.7')).toBeNull();
  });
});
