import { unitsPerWhole, type Money } from '#domain/money/money.ts';
import type { ShownFeedRun } from '#runtime/services/desk/open-readings.ts';

/** The worst changes as a table with its head: the columns of "roamchart feeds show RUN --worst 50 --csv". */
export function runRows({ run }: ShownFeedRun): readonly (readonly (string | number)[])[] {
  const head = ['provider', 'id', 'before', 'currency', 'after', 'afterCurrency', 'factor', 'price'];
  const rows = (run.report?.worst ?? []).map(({ provider, id, price, before, after, factor }) => {
    const now = after === null ? ['', ''] : amount(after);
    return [provider, id, ...amount(before), ...now, factor === null ? '' : factor.toFixed(4), price];
  });
  return [head, ...rows];
}

function amount({ units, currency }: Money): readonly [number, string] {
  return [units / unitsPerWhole, currency];
}
