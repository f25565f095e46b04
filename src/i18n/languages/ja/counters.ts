import { formatNumber } from '#i18n/format-number.ts';

// The counter つ ends at nine; from ten on Japanese counts things with 個, and places without a counter.

/** Things in Japanese: `3つ`, `12個`. */
export function japaneseThings(count: number): string {
  return formatNumber(count, 'ja') + (endsWithTsu(count) ? 'つ' : '個');
}

/** Countries and territories in Japanese, as `か国` leaves out what is no country: `3つの国・地域`, `12の国・地域`. */
export function japanesePlaces(count: number): string {
  return `${formatNumber(count, 'ja')}${endsWithTsu(count) ? 'つ' : ''}の国・地域`;
}

function endsWithTsu(count: number): boolean {
  return count >= 1 && count <= 9;
}
