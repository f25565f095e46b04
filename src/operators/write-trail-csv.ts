import { csvLine } from '#domain/kernel/csv-line.ts';
import type { AuditRow } from './audit-trail.ts';

const columns = ['at', 'operator', 'via', 'kind', 'action', 'subject', 'before', 'after', 'reason', 'note'] as const;

/** The trail as CSV, with a line of names. */
export function writeTrailCsv(rows: readonly AuditRow[]): string {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))].map(csvLine).join('');
}
