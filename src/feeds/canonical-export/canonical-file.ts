import type { WholePlan, PlanSelection } from '#catalogue/read/whole-plan.ts';
import { readSellers, streamWholePlans } from '#catalogue/read/read-whole-plans.ts';
import { newestCheck } from '#catalogue/read/select-plan-ids.ts';
import type { Queries } from '#database/schema.ts';
import { formatName } from '#feeds/adapters/canonical-json/wire-schema.ts';
import { canonicalEntry, canonicalProvider } from './canonical-entry.ts';
import { csvHeader, csvRecord } from './csv-record.ts';

export type ExportFormat = 'json' | 'csv';

export const exportFormats: readonly ExportFormat[] = ['json', 'csv'];

/**
 * Streams the matching offered plans as a file of the catalogue format, with constant memory. Deterministic: plans by
 * id, and no timestamps but those of the data.
 */
export function canonicalFile(
  queries: Queries,
  selection: PlanSelection,
  format: ExportFormat,
): AsyncGenerator<string> {
  return format === 'json' ? jsonFile(queries, selection) : csvFile(queries, selection);
}

async function* jsonFile(queries: Queries, selection: PlanSelection): AsyncGenerator<string> {
  const generatedAt = await newestCheck(queries, selection);
  const stated = generatedAt === null ? '' : `"generatedAt": ${JSON.stringify(new Date(generatedAt).toISOString())},\n`;
  const sellers = await readSellers(queries, selection);
  yield `{\n"format": ${JSON.stringify(formatName)},\n${stated}"providers": [`;
  yield sellers.map((seller) => `\n${JSON.stringify(canonicalProvider(seller))}`).join(',');
  yield '\n],\n"plans": [';
  let before = '';
  for await (const plans of streamWholePlans(queries, selection)) {
    yield before + plans.map(jsonLine).join(',');
    before = ',';
  }
  yield '\n]\n}\n';
}

/** One plan per line: files of two days can be compared line by line. */
function jsonLine(plan: WholePlan): string {
  return `\n${JSON.stringify(canonicalEntry(plan))}`;
}

async function* csvFile(queries: Queries, selection: PlanSelection): AsyncGenerator<string> {
  yield csvHeader;
  for await (const plans of streamWholePlans(queries, selection)) yield plans.map(csvRecord).join('');
}
