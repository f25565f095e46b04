import type { FeedAdapter } from '#feeds/row/feed-adapter.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { openTable, type TableFormat } from '#feeds/table/table-adapter.ts';

const format: TableFormat = {
  feed: 'table',
  title: 'of the shape that its mapping describes',
  expected: 'a CSV or JSON file with the columns or fields of its mapping',
};

/** Tables of any shape, read by the operator's own mapping. */
export const tableAdapter: FeedAdapter = {
  expected: format.expected,
  feed: format.feed,
  open: async (file, options) => {
    if (options.mapping === undefined || options.mapping === null)
      throw new FeedRefusal(
        `The file ${file.name} needs a mapping: state it in "mapping" of the feed's entry, or with --mapping. "roamchart feeds validate" without a format proposes one.`,
      );
    return openTable(file, { format, mapping: options.mapping, options });
  },
};
