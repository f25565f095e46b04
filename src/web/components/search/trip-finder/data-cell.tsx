import { formatDataAmount } from '#i18n/format-quantity.ts';
import { Segmented } from '#ui/segmented.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { CellPanel } from './cell-panel.tsx';

/** Gigabytes, as in the address. */
const amounts = ['1', '3', '5', '10', '20', '50'];
const unlimited = 'unlimited';

interface DataCellProps {
  readonly gb: string | null;
  readonly onChange: (gb: string | null) => void;
}

/** The amount of data; default: any. */
export function DataCell({ gb, onChange }: DataCellProps) {
  const { shell, messages } = usePage();
  const texts = messages.search.finder;
  const words = (amount: string): string =>
    amount === unlimited ? texts.unlimited : formatDataAmount(Number(amount) * 1000, shell.locale);
  return (
    <CellPanel
      label={texts.data}
      value={gb === null ? texts.anyAmount : words(gb)}
      reset={gb === null ? undefined : { label: texts.anyAmount, onReset: () => onChange(null) }}
    >
      <Segmented
        name="gb"
        legend={texts.amount}
        showsLegend
        isWide
        options={[
          ...amounts.map((value) => ({ value, label: value })),
          { value: unlimited, label: '∞', title: texts.unlimited },
        ]}
        value={gb ?? ''}
        onChange={onChange}
      />
    </CellPanel>
  );
}
