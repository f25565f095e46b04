/** Fewer plans are no comparison: such a page answers no search. */
const leastPlans = 2;

/** Whether search engines are offered the page of a destination, or of a provider at one, that lists so many plans. */
export function isWorthIndexing(planCount: number): boolean {
  return planCount >= leastPlans;
}
