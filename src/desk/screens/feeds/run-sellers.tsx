import { texts } from '#desk/messages/en.ts';
import { HeadTable } from '#desk/parts/head-table.tsx';
import { sayRatio } from '#desk/parts/price-change.tsx';
import { sayNumber } from '#desk/parts/say.ts';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import type { HeldChanges, SellerChanges } from '#runtime/services/desk/held-changes.ts';
import type { NamedSeller } from '#runtime/services/desk/named-plans.ts';
import type { ShownFeedRun } from '#runtime/services/desk/open-readings.ts';

const t = texts.feeds.run.table;

interface RunSellersProps {
  readonly shown: ShownFeedRun;
  readonly changes: HeldChanges;
  /** Id of the form that releases what is ticked. */
  readonly form: string;
}

/** Its providers with boxes: those whose part breaks no limit are ticked. */
export function RunSellers({ shown, changes, form }: RunSellersProps) {
  return (
    <HeadTable
      label={t.release}
      columns={[
        t.release,
        { right: t.offered },
        { right: t.gone },
        { right: t.repriced },
        { right: t.half },
        { right: t.fresh },
      ]}
    >
      {changes.sellers.map((row) => (
        <SellerRow key={row.provider} row={row} shown={shown} form={form} />
      ))}
    </HeadTable>
  );
}

interface SellerRowProps extends Pick<RunSellersProps, 'shown' | 'form'> {
  readonly row: SellerChanges;
}

function SellerRow({ row, shown, form }: SellerRowProps) {
  const { provider, active, gone, repriced, added, medianRatio, breaksLimits } = row;
  const seller = shown.sellers.get(provider) ?? { slug: provider, name: provider, image: null };
  const ratio = medianRatio === null ? '' : Number.isFinite(medianRatio) ? sayRatio(medianRatio) : '–';
  const mark = breaksLimits ? 'r up' : 'r';
  return (
    <tr>
      <td>
        <Box seller={seller} form={form} isTicked={!breaksLimits} />
      </td>
      <td className="r">{sayNumber(active)}</td>
      <td className="r">{sayNumber(gone)}</td>
      <td className={mark}>{sayNumber(repriced)}</td>
      <td className={mark}>{ratio}</td>
      <td className="r">{sayNumber(added)}</td>
    </tr>
  );
}

interface BoxProps extends Pick<RunSellersProps, 'form'> {
  readonly seller: NamedSeller;
  readonly isTicked: boolean;
}

function Box({ seller, form, isTicked }: BoxProps) {
  return (
    <label className="ck">
      <input type="checkbox" form={form} name={`provider:${seller.slug}`} value="on" defaultChecked={isTicked} />
      <span className="who">
        <SellerLogo seller={seller} size={24} />
        <b>{seller.name}</b>
      </span>
    </label>
  );
}
