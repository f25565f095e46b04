import { SaxesParser } from 'saxes';
import type { QuotedDay } from '#domain/money/rate-day.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** The euro reference rates of the European Central Bank as XML: one day, 90 days, or all since 1999. */
export function readEcbXml(text: string): Result<readonly QuotedDay[]> {
  const days: { date: string; quotes: [string, string][] }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return;
    const { time, currency, rate } = attributes;
    if (time !== undefined) days.push({ date: time, quotes: [] });
    if (currency !== undefined) days.at(-1)?.quotes.push([currency, rate ?? '']);
  });
  try {
    parser.write(text).close();
  } catch {
    return failure('it is not complete XML');
  }
  if (days.length === 0) return failure('it has no <Cube time="…"> of the European Central Bank');
  return success(days.map((day): QuotedDay => ({ ...day, base: 'EUR' })));
}
