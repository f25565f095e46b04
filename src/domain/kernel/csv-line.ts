import { guardFormula } from './formula-guard.ts';

/** A record of a CSV file, safe for spreadsheets. Lists of words are joined by spaces, other values are JSON. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvCell).join(',')}\n`;
}

function csvCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  const isWords = Array.isArray(value) && value.every((each) => typeof each === 'string');
  const plain = isWords ? value.join(' ') : typeof value === 'object' ? JSON.stringify(value) : String(value);
  const text = guardFormula(plain);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
