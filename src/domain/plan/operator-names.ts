import type { CountryCode } from '#domain/kernel/codes.ts';
import { foldText } from '#domain/kernel/fold-text.ts';
import type { ListedOperator } from './listed-plan.ts';
import type { Generation, PlanNetwork } from './plan.ts';

const generations: readonly Generation[] = ['5G', '4G', '3G', '2G'];

/** The best generation that any of the networks states; null: none does. */
export function bestGeneration(networks: readonly PlanNetwork[]): Generation | null {
  return networks.reduce<Generation | null>((best, { generation }) => betterOf(best, generation), null);
}

/** The best one of each country for which any is stated. */
export function generationsByCountry(networks: readonly PlanNetwork[]): ReadonlyMap<CountryCode, Generation> {
  const best = new Map<CountryCode, Generation>();
  for (const { country, generation } of networks) {
    const better = betterOf(best.get(country) ?? null, generation);
    if (better !== null) best.set(country, better);
  }
  return best;
}

/** Sellers spell one operator in several ways; the first spelling seen stands for all of them. */
export class OperatorNames {
  readonly #spellings = new Map<string, string>();

  /** The operators of one country that a plan names, by name, distinct, with the best generation stated. */
  merge(networks: readonly PlanNetwork[]): readonly ListedOperator[] {
    const best = new Map<string, Generation | null>();
    for (const { operator, generation } of networks) {
      const name = this.#spell(operator ?? '');
      if (name !== null) best.set(name, betterOf(best.get(name) ?? null, generation));
    }
    return [...best]
      .map(([name, generation]) => ({ name, generation }))
      .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  }

  /** Null: no operator is named. */
  #spell(stated: string): string | null {
    const name = stated.trim().replace(/\s+/g, ' ');
    if (name === '') return null;
    const folded = foldText(name).replaceAll(' ', '');
    const known = this.#spellings.get(folded) ?? name;
    this.#spellings.set(folded, known);
    return known;
  }
}

/** Null, which is not stated, is not. */
export function isGenerationAtLeast(generation: Generation | null, least: Generation): boolean {
  return generation !== null && betterOf(generation, least) === generation;
}

function betterOf(a: Generation | null, b: Generation | null): Generation | null {
  return generations.find((generation) => generation === a || generation === b) ?? null;
}
