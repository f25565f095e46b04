import { sql } from 'kysely';
import type { AuditEventTable, AuditKind, AuditVia, DueDecisionTable } from '#database/desk-tables.ts';
import type { Queries } from '#database/schema.ts';
import { csvLine } from '#domain/kernel/csv-line.ts';

/** Who acts, and by what. */
export interface Actor {
  /** A person of the desk, or who runs the command; '': the site or a visitor. */
  readonly operator: string;
  readonly via: AuditVia;
}

/** An item that something is done with. */
export interface AuditedItem {
  readonly kind: AuditKind;
  /** Id of the item within its kind. */
  readonly subject: string;
}

/** What was done with which item. `before` and `after` never hold a visitor's words. */
export interface AuditEvent extends AuditedItem {
  readonly at: Date;
  readonly by: Actor;
  /** As its command is called. */
  readonly action: string;
  readonly before?: string | null;
  readonly after?: string | null;
  /** Code of the reason. */
  readonly reason?: string | null;
  /** An operator's own words. */
  readonly note?: string | null;
  /** The due decision that it tells of; default: it took effect at once. */
  readonly decisionId?: number | null;
}

/** Adds a row to the audit trail, in the transaction of the action. */
export async function noteAudit(transaction: Queries, event: AuditEvent): Promise<void> {
  const { at, by, kind, action, subject, before = null, after = null, reason = null, note = null } = event;
  await transaction
    .insertInto('audit_event')
    .values({
      at: at.toISOString(),
      operator: by.operator,
      via: by.via,
      kind,
      action,
      subject,
      before,
      after,
      reason,
      note,
      decision_id: event.decisionId ?? null,
    })
    .execute();
}

/** A row of the audit trail, with what became of its decision. */
export interface AuditRow extends Omit<AuditEventTable, 'id' | 'decision_id'> {
  readonly id: number;
  /** Null: it took effect at once. */
  readonly decision: {
    readonly id: number;
    readonly state: DueDecisionTable['state'];
    readonly dueAt: string;
    readonly refusal: string | null;
  } | null;
}

export interface AuditFilter {
  readonly operator?: string | undefined;
  readonly kind?: AuditKind | undefined;
  /** Of one item of that kind. */
  readonly subject?: string | undefined;
  /** Not before. */
  readonly since?: Date | undefined;
  /** In any column that people read, whatever its capitals. */
  readonly text?: string | undefined;
  /** Of sign-ins those of this person alone; others are for owners. */
  readonly signInsOf?: string | undefined;
  /** Rows before this one: `next` of the page before. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The newest rows first: by their ids, since clocks may be wrong. */
export async function readAuditTrail(queries: Queries, filter: AuditFilter) {
  const { operator, kind, subject, since, signInsOf, before, limit } = filter;
  const text = filter.text?.trim().toLowerCase() ?? '';
  let query = queries
    .selectFrom('audit_event')
    .leftJoin('due_decision', 'due_decision.id', 'audit_event.decision_id')
    .selectAll('audit_event')
    .select(['due_decision.state', 'due_decision.due_at', 'due_decision.refusal'])
    .orderBy('audit_event.id', 'desc')
    .limit(limit + 1);
  if (operator !== undefined) query = query.where('audit_event.operator', '=', operator);
  if (kind !== undefined) query = query.where('audit_event.kind', '=', kind);
  if (subject !== undefined) query = query.where('audit_event.subject', '=', subject);
  if (since !== undefined) query = query.where('audit_event.at', '>=', since.toISOString());
  if (signInsOf !== undefined)
    query = query.where((row) =>
      row.or([row('audit_event.kind', '!=', 'sign-in'), row('audit_event.operator', '=', signInsOf)]),
    );
  if (before !== undefined) query = query.where('audit_event.id', '<', before);
  if (text !== '') query = query.where(containsText(text));
  const rows: readonly AuditRow[] = (await query.execute()).map(
    ({ decision_id: id, state, due_at: dueAt, refusal, ...row }) => ({
      ...row,
      decision: id === null || state === null || dueAt === null ? null : { id, state, dueAt, refusal },
    }),
  );
  const page = rows.slice(0, limit);
  // Where the following page begins; null: it was the last one.
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

const searched = ['operator', 'action', 'subject', 'before', 'after', 'reason', 'note'] as const;

function containsText(text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const columns = searched.map((column) => sql`lower(${sql.ref(`audit_event.${column}`)}) like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(columns, sql` or `)})`;
}

/**
 * The last thing that took effect on an item, for comparing later; 0: nothing yet. What was taken back or refused, or
 * still waits, has not changed it.
 */
export async function lastEffect(queries: Queries, { kind, subject }: AuditedItem): Promise<number> {
  const row = await queries
    .selectFrom('audit_event')
    .leftJoin('due_decision', 'due_decision.id', 'audit_event.decision_id')
    .select('audit_event.id')
    .where('audit_event.kind', '=', kind)
    .where('audit_event.subject', '=', subject)
    .where((event) => event.or([event('decision_id', 'is', null), event('due_decision.state', '=', 'done')]))
    .orderBy('audit_event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Refused sign-ins since then, by the code of the reason. */
export async function countRefusals(queries: Queries, since: Date): Promise<Readonly<Record<string, number>>> {
  const rows = await queries
    .selectFrom('audit_event')
    .select(({ fn }) => ['reason', fn.countAll<number | string>().as('count')])
    .where('at', '>=', since.toISOString())
    .where('kind', '=', 'sign-in')
    .where('action', '=', 'refuse')
    .groupBy('reason')
    .execute();
  return Object.fromEntries(rows.map(({ reason, count }) => [reason ?? '', Number(count)]));
}

/** Everybody who ever did something, by name. */
export async function readOperators(queries: Queries): Promise<readonly string[]> {
  const rows = await queries.selectFrom('audit_event').select('operator').distinct().orderBy('operator').execute();
  return rows.flatMap(({ operator }) => (operator === '' ? [] : [operator]));
}

const csvColumns = ['at', 'operator', 'via', 'kind', 'action', 'subject', 'before', 'after', 'reason', 'note'] as const;

/** The trail as CSV, with a line of names. */
export function writeTrailCsv(rows: readonly AuditRow[]): string {
  return [csvColumns, ...rows.map((row) => csvColumns.map((column) => row[column]))].map(csvLine).join('');
}
