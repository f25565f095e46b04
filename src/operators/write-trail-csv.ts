import type { AuditRow } from './audit-trail.ts';

const columns = ['at', 'operator', 'via', 'kind', 'action', 'subject', 'before', 'after', 'reason', 'note'] as const;

/** The trail as CSV, with a line of names. */
export function writeTrailCsv(rows: readonly AuditRow[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])));
  return [columns.join(','), ...lines.map((cells) => cells.join(','))].map((line) => `${line}\r\n`).join('');
}

/** Spreadsheets run what begins like a formula. */
function cell(value: string | null): string {
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
