/** The number of a plan in addresses, calls and commands; longer ones belong to none. */
export const planIdPattern = /^[1-9]\d{0,8}$/;

/** Null: absent, or not the number of a plan. */
export function readPlanId(text: string | null): number | null {
  return text !== null && planIdPattern.test(text) ? Number(text) : null;
}
