import { sql } from 'kysely';
import type { AuditKind, AuditVia } from '#database/desk-tables.ts';
import type { Queries } from '#database/schema.ts';

/** A row of the trail. */
export interface TrailRow {
  readonly id: number;
  readonly at: Date;
  readonly operator: string;
  readonly via: AuditVia;
  readonly kind: AuditKind;
  readonly action: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  readonly note: string | null;
}

/** What is asked for; what is left out does not matter. */
export interface TrailQuery {
  readonly operator?: string | undefined;
  readonly kind?: AuditKind | undefined;
  /** Not older. */
  readonly since?: Date | undefined;
  /** Part of subject, action, before or after, whatever the capitals. */
  readonly text?: string | undefined;
  /** Id of a row: those before it. */
  readonly before?: number | undefined;
  /** Sign-ins of this person alone; those of others are for owners. */
  readonly signInsOf?: string | undefined;
  readonly limit: number;
}

const searched = ['subject', 'action', 'before', 'after', 'operator'];

/** Newest first. */
export async function readTrail(queries: Queries, query: TrailQuery): Promise<readonly TrailRow[]> {
  const { operator, kind, since, text, before, signInsOf } = query;
  let rows = queries.selectFrom('audit_event').selectAll().orderBy('id', 'desc').limit(query.limit);
  if (operator !== undefined) rows = rows.where('operator', '=', operator);
  if (kind !== undefined) rows = rows.where('kind', '=', kind);
  if (since !== undefined) rows = rows.where('at', '>=', since.toISOString());
  if (before !== undefined) rows = rows.where('id', '<', before);
  if (signInsOf !== undefined)
    rows = rows.where(({ or, eb }) => or([eb('kind', '!=', 'sign-in'), eb('operator', '=', signInsOf)]));
  if (text !== undefined) {
    const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    rows = rows.where(({ or }) =>
      or(searched.map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`)),
    );
  }
  const found = await rows.execute();
  return found.map(({ decision_id: _decision, at, ...row }) => ({ ...row, at: new Date(at) }));
}

/** Everybody who ever did something. */
export async function readOperators(queries: Queries): Promise<readonly string[]> {
  const rows = await queries.selectFrom('audit_event').select('operator').distinct().orderBy('operator').execute();
  return rows.flatMap(({ operator }) => (operator === '' ? [] : [operator]));
}
