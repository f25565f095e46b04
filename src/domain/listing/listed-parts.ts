import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ListedCoverage, ListedNetworks, ListedProvider, Rating } from '#domain/plan/listed-plan.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { neighboursOf } from '#domain/place/neighbours.ts';
import { coverageAt } from '#domain/plan/coverage.ts';
import { OperatorNames } from '#domain/plan/operator-names.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { StoredCoverage, StoredNetworks, StoredProvider } from '#domain/plan/stored-listing.ts';

/** Deduplicates what plans of one list share. */
export class ListedParts {
  readonly #providers = new Map<StoredProvider, ListedProvider>();
  readonly #coverages = new Map<StoredCoverage, ListedCoverage>();
  readonly #countries = new Map<ListedCoverage, readonly CountryCode[]>();
  readonly #networks = new Map<StoredNetworks, ListedNetworks>();
  readonly #operators = new OperatorNames();
  readonly #ratings: ReadonlyMap<ProviderSlug, Rating>;
  readonly #neighbours: readonly CountryCode[];
  readonly #destination: DestinationKey;

  constructor(ratings: ReadonlyMap<ProviderSlug, Rating>, destination: DestinationKey) {
    this.#ratings = ratings;
    this.#neighbours = neighboursOf(destination);
    this.#destination = destination;
  }

  provider(stored: StoredProvider): ListedProvider {
    const { slug, name, image } = stored;
    return take(this.#providers, stored, () => ({ slug, name, image, rating: this.#ratings.get(slug) ?? null }));
  }

  coverage(stored: StoredCoverage): ListedCoverage {
    const listed = this.#coverageOf(stored);
    this.#countries.set(listed, stored.countries);
    return listed;
  }

  /** Lists carry only the number of countries; which they are stays on the server. */
  countriesOf(coverage: ListedCoverage): readonly CountryCode[] {
    return this.#countries.get(coverage) ?? [];
  }

  #coverageOf(stored: StoredCoverage): ListedCoverage {
    return take(this.#coverages, stored, () => {
      const covered = new Set(stored.countries);
      const bits = this.#neighbours.map((code, index) => (covered.has(code) ? 2 ** index : 0));
      return {
        scope: stored.scope,
        region: stored.region,
        countryCount: stored.countries.length,
        ...coverageAt(this.#destination, stored.countries),
        neighbours: bits.reduce((sum, bit) => sum + bit, 0),
      };
    });
  }

  networks(stored: StoredNetworks): ListedNetworks {
    const { here, generation, breakout } = stored;
    return take(this.#networks, stored, () => ({ operators: this.#operators.merge(here), generation, breakout }));
  }
}

function take<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
