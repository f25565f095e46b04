import { memo } from '#domain/kernel/memo.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';

/** Kosovo, Bouvet and Heard Island are missing from the platform's lists. */
const unlisted: Readonly<Record<string, readonly string[]>> = {
  XK: ['Europe/Belgrade'],
  BV: ['Europe/Oslo'],
  HM: ['Indian/Kerguelen'],
};

/** IANA names of a country's time zones; at least one. */
export function zonesOfCountry(code: CountryCode): readonly string[] {
  const listed = new Intl.Locale(`und-${code}`).getTimeZones?.() ?? [];
  return listed.length > 0 ? listed : (unlisted[code] ?? ['UTC']);
}

/** Every country, this year and the next. */
const keptCountries = 512;

/**
 * The zones of a country whose clocks differ in a year, from west to east: zones that agree all year are merged,
 * because visitors could not choose between them.
 */
export const clocksOfCountry = memo(compareZones, { most: keptCountries });

/** Reading the offsets of a zone takes milliseconds, and some countries have thirty. */
function compareZones(code: CountryCode, year: number): readonly string[] {
  const byOffsets = new Map<string, string>();
  for (const zone of zonesOfCountry(code)) {
    const key = offsetsOf(zone, year).join(' ');
    if (!byOffsets.has(key)) byOffsets.set(key, zone);
  }
  const winter = (zone: string): number => offsetsOf(zone, year)[0] ?? 0;
  return [...byOffsets.values()].toSorted((a, b) => winter(a) - winter(b) || (a < b ? -1 : 1));
}

/** Minutes from UTC on two days of each month, which distinguishes all clocks in use. */
function offsetsOf(zone: string, year: number): readonly number[] {
  return Array.from({ length: 24 }, (_, index) => {
    const day = Temporal.PlainDate.from({ year, month: (index >> 1) + 1, day: index % 2 === 0 ? 1 : 15 });
    return day.toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).offsetNanoseconds / 60e9;
  });
}
