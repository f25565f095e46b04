import { Check } from 'lucide';
import { memo, useDeferredValue } from 'react';
import type { CurrencyMatch } from '#domain/place/search.ts';
import { Flag } from '#ui/flag.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { MarkedText } from '#web/shared/page/marked-text.tsx';
import type { OptionList } from '#web/shared/page/option-list.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './currency-picker.module.css';
import type { PickerCurrency } from './load-currencies.ts';

type Match = CurrencyMatch<PickerCurrency>;

interface CurrencyOptionsProps {
  readonly matches: readonly Match[];
  readonly list: OptionList<Match>;
  /** Code of the current display currency. */
  readonly current: string;
}

/** More options than fit into the dialog. */
const firstOptions = 16;

/** The list of currencies: flag, name, symbol, code, and a check at the current one. */
export function CurrencyOptions({ matches, list, current }: CurrencyOptionsProps) {
  const texts = usePage().messages.common.currency;
  // The options below the fold are deferred, so that the dialog opens at once.
  const rendered = Math.max(firstOptions, useDeferredValue(matches.length));
  return (
    <div {...list.menuProps} className={styles['options']}>
      {matches.slice(0, rendered).map((match, index) => {
        const { code } = match.currency;
        return (
          <div
            key={code}
            {...list.itemProps(match, index)}
            className={styles['option']}
            data-active={index === list.active || undefined}
          >
            <OptionContent {...match} current={code === current ? texts.current : null} />
          </div>
        );
      })}
    </div>
  );
}

/** Memoized: the library renders every option again with each press anywhere. */
const OptionContent = memo(({ currency, ranges, current }: Match & { readonly current: string | null }) => {
  const { code, name, symbol, flag } = currency;
  return (
    <>
      <Flag src={flagAddress(flag)} width={24} />
      <MarkedText text={name} ranges={ranges} />
      <span className={styles['symbol']} dir="auto">
        {symbol === code ? '' : symbol}
      </span>
      <b>{code}</b>
      <span className={styles['check']}>
        {current !== null && (
          <>
            <Icon of={Check} size={18} />
            <VisuallyHidden>{current}</VisuallyHidden>
          </>
        )}
      </span>
    </>
  );
});
