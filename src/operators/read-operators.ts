import type { Queries } from '#database/schema.ts';

/** Everybody who ever did something, by name. */
export async function readOperators(queries: Queries): Promise<readonly string[]> {
  const rows = await queries.selectFrom('audit_event').select('operator').distinct().orderBy('operator').execute();
  return rows.flatMap(({ operator }) => (operator === '' ? [] : [operator]));
}
