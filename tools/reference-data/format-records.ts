/** A JSON array with one record a line, so that a change of one record is a change of one line. */
export function formatRecords(records: readonly object[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;
}
