import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { FeedOptions } from '#feeds/row/feed-adapter.ts';
import { openFeedFile, type FeedFile } from '#feeds/read/feed-file.ts';
import { feedAdapters, feedFormatNames, type FeedFormatName } from '#feeds/adapters/feed-format.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import type { SkipReason } from '#feeds/read/skip-reason.ts';
import { proposeMapping, type MappingProposal } from '#feeds/table/propose-mapping.ts';
import type { FeedValidation } from './validate-feed.ts';

/** How a file may be read: as a format of the product, or by a mapping that is proposed for it. */
export interface FeedProposal extends MappingProposal {
  readonly format: FeedFormatName;
}

/** A proposal, and what it would import; null: nothing can be read by it. */
export interface ProposedValidation {
  readonly proposal: FeedProposal;
  readonly validation: FeedValidation | null;
}

/** Finds out what a file may be: the formats whose shape it has, then a table. The failure is one sentence. */
export async function proposeFeeds(
  path: string,
  fileName: string,
  options: FeedOptions,
): Promise<Result<readonly FeedProposal[]>> {
  const opened = await openFeedFile(path);
  if (!opened.ok) return opened;
  const file = { ...opened.value, name: fileName };
  const found: FeedProposal[] = [];
  for (const format of feedFormatNames)
    if (await hasShape(file, format, options)) found.push({ format, mapping: null, text: null, why: [], open: [] });
  try {
    const table = await proposeMapping(file);
    const isPlain = table.mapping === null || table.mapping.only.length + table.open.length === 0;
    // Its columns are common: what a mapping asks or leaves out there would stand unread.
    const formats = isPlain ? found : found.filter(({ format }) => format !== 'price-csv');
    return success([...formats, { format: 'table', ...table }]);
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    return found.length === 0 ? failure(error.message) : success(found);
  }
}

async function hasShape(file: FeedFile, format: FeedFormatName, options: FeedOptions): Promise<boolean> {
  try {
    await feedAdapters[format].open(file, options);
    return true;
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    return false;
  }
}

/** What reads most rows of a file first, with what the others read. */
export function chooseProposal(tried: readonly ProposedValidation[], fileName: string): ProposedValidation | null {
  const ranked = tried.toSorted((a, b) => understoodRows(b) - understoodRows(a));
  const [best, ...others] = ranked;
  if (best === undefined) return null;
  const { format, why } = best.proposal;
  const shape =
    format === 'table' ? [] : [`${fileName} has the shape of the format ${format}: import it with --format ${format}.`];
  const counts = others.flatMap(({ proposal, validation }) =>
    validation === null ? [] : [`${nameOf(proposal)} reads ${validation.usable} of its ${validation.read} rows.`],
  );
  const own = counts.length === 0 || best.validation === null ? [] : [describeBest(best.proposal, best.validation)];
  return { ...best, proposal: { ...best.proposal, why: [...shape, ...why, ...own, ...counts] } };
}

function describeBest(proposal: FeedProposal, { usable, read }: FeedValidation): string {
  return `${nameOf(proposal)} reads ${usable} of its ${read} rows, the most.`;
}

function nameOf({ format }: FeedProposal): string {
  return format === 'table' ? 'The proposed mapping' : `The format ${format}`;
}

/** Reasons of rows that are understood: they are not sold to travellers. */
const notSold: readonly SkipReason[] = ['not-offered', 'not-an-esim', 'top-up-only', 'no-retail-price', 'duplicate-id'];

/** A format of the product reads ids and terms that a mapping does not: a mapping must read clearly more. */
const mappingWeight = 0.9;

function understoodRows({ proposal, validation }: ProposedValidation): number {
  if (validation === null || validation.usable === 0) return 0;
  const unsold = validation.problems.filter(({ rule }) => notSold.some((reason) => reason === rule));
  return (validation.usable + unsold.length) * (proposal.format === 'table' ? mappingWeight : 1);
}
