import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { FeedOptions } from '#feeds/row/feed-adapter.ts';
import { openFeedFile, type FeedFile } from '#feeds/read/feed-file.ts';
import { feedAdapters, feedFormatNames, type FeedFormatName } from '#feeds/adapters/feed-format.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { proposeMapping, type MappingProposal } from '#feeds/table/propose-mapping.ts';

/** How a file may be read: as a format of the product, or by a mapping that is proposed for it. */
export interface FeedProposal extends MappingProposal {
  readonly format: FeedFormatName;
}

/** Finds out what a file is. The failure is one sentence. */
export async function proposeFeed(path: string, fileName: string, options: FeedOptions): Promise<Result<FeedProposal>> {
  const opened = await openFeedFile(path);
  if (!opened.ok) return opened;
  const file = { ...opened.value, name: fileName };
  try {
    const format = await recogniseFormat(file, options);
    if (format === null) return success({ format: 'table', ...(await proposeMapping(file)) });
    const why = [`${fileName} has the shape of the format ${format}: import it with --format ${format}.`];
    return success({ format, mapping: null, text: null, why, open: [] });
  } catch (error) {
    if (error instanceof FeedRefusal) return failure(error.message);
    throw error;
  }
}

/** What a file is read by where no row of it can be used in the format whose shape it has. */
export async function proposeInstead(
  path: string,
  fileName: string,
  format: FeedFormatName,
): Promise<Result<FeedProposal>> {
  const opened = await openFeedFile(path);
  if (!opened.ok) return opened;
  const { why, ...proposal } = await proposeMapping({ ...opened.value, name: fileName });
  const note = `${fileName} also has the shape of the format ${format}, by which no row can be read.`;
  return success({ format: 'table', ...proposal, why: [...why, note] });
}

/** Null: no format of the product has this shape. */
async function recogniseFormat(file: FeedFile, options: FeedOptions): Promise<FeedFormatName | null> {
  for (const name of feedFormatNames) {
    try {
      await feedAdapters[name].open(file, options);
      return name;
    } catch (error) {
      if (!(error instanceof FeedRefusal)) throw error;
    }
  }
  return null;
}
