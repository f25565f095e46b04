/** Pages with fewer plans are no comparison and are not indexed. */
const leastPlans = 2;

/** Whether the page of a destination, or of a provider at one, is indexed with this many plans. */
export function isWorthIndexing(planCount: number): boolean {
  return planCount >= leastPlans;
}
