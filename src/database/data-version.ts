import type { CompiledQuery } from 'kysely';
import type { DataVersionTable, Queries } from './schema.ts';

/** The current number; 0 before the first change. */
export async function readDataVersion(queries: Queries, name: DataVersionTable['name']): Promise<number> {
  const { rows } = await queries.executeQuery(questionFor(queries, name));
  return rows[0]?.value ?? 0;
}

type Question = CompiledQuery<{ value: number }>;

const questions = new WeakMap<Queries, Map<DataVersionTable['name'], Question>>();

/** Writing the statement takes longer than answering it, and every page asks for several versions. */
function questionFor(queries: Queries, name: DataVersionTable['name']): Question {
  const known = questions.get(queries) ?? new Map<DataVersionTable['name'], Question>();
  const question =
    known.get(name) ?? queries.selectFrom('data_version').select('value').where('name', '=', name).compile();
  questions.set(queries, known.set(name, question));
  return question;
}

/** Adds one. Call it in the transaction that changes what readers see. */
export async function raiseDataVersion(queries: Queries, name: DataVersionTable['name']): Promise<void> {
  await queries
    .insertInto('data_version')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((update) => ({ value: update('data_version.value', '+', 1) })),
    )
    .execute();
}

/** More than a site counts in its life. */
const farAhead = 1_000_000;

/**
 * After older data have come back: browsers and files know numbers that were given since, and must not take what gets them
 * now for what had them before.
 */
export async function raiseDataVersions(queries: Queries): Promise<void> {
  await queries
    .updateTable('data_version')
    .set((update) => ({ value: update('value', '+', farAhead) }))
    .execute();
}
