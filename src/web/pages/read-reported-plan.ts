/** The plan that this visitor has just reported, from the address after the report; null: none. */
export function readReportedPlan(query: URLSearchParams): number | null {
  const text = query.get('reported');
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
