import { describe, expect, it } from 'vitest';
import { readListQuery } from '#domain/listing/list-query.ts';
import { parseDestinationKey, findDestination } from '#domain/place/destinations.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { withDates } from './read-list-dates.ts';

function read(search: string, place = 'JP') {
  const query = new URLSearchParams(search);
  const key = parseDestinationKey(place);
  const destination = key.ok ? findDestination(key.value) : null;
  if (destination === null) throw new Error(place);
  return withDates(readListQuery(query, { trip: defaultTrip, usesPromo: false }), query, destination);
}

describe('withDates', () => {
  it('lets dates decide how long the trip is', () => {
    const { query, dates } = read('days=3&gb=5&landing=2026-12-12&lands=14:20&leaving=2026-12-19&leaves=11:05');
    expect(query.trip).toMatchObject({ days: 7, dataMb: 5000 });
    expect(dates).toMatchObject({ landing: '2026-12-12T14:20', leaving: '2026-12-19T11:05', zone: 'Asia/Tokyo' });
  });

  it('leaves after the days of the trip where only the landing is known', () => {
    expect(read('days=3&landing=2026-12-12T14:20').dates?.leaving).toBe('2026-12-15T14:20');
    expect(read('days=3&landing=2026-12-12').dates?.leaving).toBe('2026-12-14');
  });

  it('takes the zone that is asked for where the country has it', () => {
    expect(read('landing=2026-12-12&zone=America/New_York', 'US').dates?.zone).toBe('America/New_York');
    expect(read('landing=2026-12-12&zone=Asia/Tokyo', 'US').dates?.zone).not.toBe('Asia/Tokyo');
    expect(read('landing=2026-12-12', 'europe').dates?.zone).toBe('UTC');
  });

  it('has none without a landing, or with dates that make no trip', () => {
    expect(read('leaving=2026-12-12').dates).toBeNull();
    expect(read('days=3&landing=2026-12-12&leaving=2026-12-11')).toMatchObject({
      dates: null,
      query: { trip: { days: 3 } },
    });
    expect(read('landing=never').dates).toBeNull();
  });
});
