import { placesBeside, type PlacesBeside } from '#domain/place/place-hints.ts';
import { resolvePlace, type PlaceMapping } from '#domain/place/resolve-place.ts';

/** All places that each seller of a file lists: what an ambiguous name of one row stands beside. */
export class SellerPlaces {
  readonly #places: PlaceMapping | undefined;
  readonly #namesBySeller = new Map<string, Set<string>>();
  readonly #found = new Map<string, PlacesBeside>();

  /** @param places the operator's meanings of names */
  constructor(places: PlaceMapping | undefined) {
    this.#places = places;
  }

  see(seller: string, names: readonly string[]): void {
    let known = this.#namesBySeller.get(seller);
    if (known === undefined) this.#namesBySeller.set(seller, (known = new Set()));
    for (const name of names) known.add(name);
  }

  of(seller: string): PlacesBeside {
    let found = this.#found.get(seller);
    if (found === undefined) {
      const names = this.#namesBySeller.get(seller) ?? [];
      found = placesBeside([...names].map((name) => resolvePlace({ name }, { places: this.#places })));
      this.#found.set(seller, found);
    }
    return found;
  }
}
