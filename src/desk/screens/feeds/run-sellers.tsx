import { texts } from '#desk/messages/en.ts';
import { DataTable } from '#desk/parts/data-table.tsx';
import { Tick } from '#desk/parts/field.tsx';
import { sayRatio } from '#desk/parts/price-change.tsx';
import { sayNumber } from '#desk/parts/say.ts';
import { SellerName } from '#desk/parts/seller-logo.tsx';
import type { HeldChanges, SellerChanges } from '#runtime/services/desk/held-changes.ts';
import type { ShownFeedRun } from '#runtime/services/desk/open-readings.ts';

const t = texts.feeds.run.table;

interface RunSellersProps {
  readonly shown: ShownFeedRun;
  readonly changes: HeldChanges;
  /** Id of the form that releases what is ticked. */
  readonly form: string;
}

/** Its providers with boxes: those whose part breaks no limit are ticked. */
export function RunSellers({ shown: { sellers }, changes, form }: RunSellersProps) {
  const box = ({ provider: slug, breaksLimits }: SellerChanges) => (
    <Tick
      name={`provider:${slug}`}
      form={form}
      isTicked={!breaksLimits}
      text={<SellerName seller={sellers.get(slug) ?? { slug, name: slug, image: null }} />}
    />
  );
  const mark = ({ breaksLimits }: SellerChanges): string => (breaksLimits ? 'up' : '');
  return (
    <DataTable
      label={t.release}
      columns={[
        { head: t.release, render: box },
        { head: t.offered, isRight: true, render: ({ active }) => sayNumber(active) },
        { head: t.gone, isRight: true, render: ({ gone }) => sayNumber(gone) },
        { head: t.repriced, isRight: true, className: mark, render: ({ repriced }) => sayNumber(repriced) },
        { head: t.half, isRight: true, className: mark, render: ({ medianRatio }) => sayMedian(medianRatio) },
        { head: t.fresh, isRight: true, render: ({ added }) => sayNumber(added) },
      ]}
      rows={changes.sellers}
      keyOf={({ provider }) => provider}
    />
  );
}

function sayMedian(ratio: number | null): string {
  if (ratio === null) return '';
  return Number.isFinite(ratio) ? sayRatio(ratio) : '–';
}
