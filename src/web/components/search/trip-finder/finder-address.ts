/** The trip as far as the finder knows it. */
export interface FinderTrip {
  /** Null: not said. */
  readonly days: number | null;
  /** As in an address: whole gigabytes, or `unlimited`; null: not said. */
  readonly gb: string | null;
}

/** The page of a destination with the trip that was chosen. @param path without language prefix */
export function tripAddress(path: string, trip: FinderTrip): string {
  return withQuery(path, parametersOf(trip));
}

/** The search for what was written; null: nothing was. */
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
