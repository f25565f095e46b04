/** The trip in the finder. */
export interface FinderTrip {
  /** Null: any. */
  readonly days: number | null;
  /** As in an address: whole gigabytes, or `unlimited`; null: any. */
  readonly gb: string | null;
}

/** The page of a destination with the chosen trip. @param path without language prefix */
export function tripAddress(path: string, trip: FinderTrip): string {
  return withQuery(path, parametersOf(trip));
}

/** The search page for a text; null: empty text. */
export function searchAddress(written: string, trip: FinderTrip): string | null {
  const text = written.trim();
  return text === '' ? null : withQuery('/region', [['q', text], ...parametersOf(trip)]);
}

type Parameters = readonly (readonly [name: string, value: string])[];

function parametersOf({ days, gb }: FinderTrip): Parameters {
  return [...(days === null ? [] : [['days', String(days)] as const]), ...(gb === null ? [] : [['gb', gb] as const])];
}

function withQuery(path: string, parameters: Parameters): string {
  if (parameters.length === 0) return path;
  return `${path}?${new URLSearchParams(parameters.map((pair) => [...pair])).toString()}`;
}
