/** A record of `data/regions.json`. */
export interface RegionRecord {
  readonly slug: string;
  readonly countries: readonly string[];
}
