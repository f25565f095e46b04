import { Search } from 'lucide';
import { useEffect, useState } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { searchCurrencies, type CurrencyMatch } from '#domain/place/search.ts';
import { classNames } from '#ui/class-names.ts';
import { Dialog, DialogHead } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLongWait } from '#ui/use-long-wait.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { currencyFormId } from '#web/frame/currency-form-id.ts';
import { useOptionList } from '#web/shared/page/option-list.ts';
import { usePageActions } from '#web/shared/page/page-actions.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useRouteChange } from '#web/shared/visit/use-route-change.ts';
import { CurrencyOptions } from './currency-options.tsx';
import styles from './currency-picker.module.css';
import { loadCurrencies, type PickerCurrency } from './load-currencies.ts';
import { pickPopular, PopularCurrencies } from './popular-currencies.tsx';

/** A dialog with every currency, popular ones first; on phones a sheet. */
export function CurrencyPicker({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const texts = usePage().messages.common.currency;
  useRouteChange(onClose);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={texts.heading} size="medium" isSheet opener={findOpener}>
      <DialogHead title={texts.heading} closeLabel={texts.close} onClose={onClose} />
      <CurrencySearch onClose={onClose} />
    </Dialog>
  );
}

function findOpener(): HTMLElement | null {
  return document.querySelector(`header [popovertarget="${currencyFormId}"]`);
}

/** The dialog's content, remounted on each opening, which clears the query. */
function CurrencySearch({ onClose }: { readonly onClose: () => void }) {
  const { shell, messages } = usePage();
  const { changeCurrency } = usePageActions();
  const { currency: texts, loadingSuggestions } = messages.common;
  const [query, setQuery] = useState('');
  const { currencies, hasFailed } = useCurrencies();
  const isLoading = currencies.length === 0 && !hasFailed;
  const isLate = useLongWait(isLoading);
  const isSearching = query.trim() !== '';
  const popular = pickPopular(currencies);
  const searched = [...new Set([...popular, ...currencies])];
  const matches = isSearching ? searchCurrencies({ query, currencies: searched }) : currencies.map(unmarked);
  const pick = (code: string): void => {
    onClose();
    changeCurrency(code);
  };
  const list = useOptionList<CurrencyMatch<PickerCurrency>>({
    label: texts.search,
    items: matches,
    isOpen: true,
    query,
    onQuery: setQuery,
    onPick: ({ currency }) => pick(currency.code),
  });
  return (
    <>
      <div className={styles['search']}>
        <label className={styles['field']}>
          <Icon of={Search} size={20} />
          <input
            {...list.inputProps}
            data-focus-first
            maxLength={100}
            autoCapitalize="off"
            spellCheck={false}
            placeholder={texts.placeholder}
          />
        </label>
      </div>
      <div className={classNames(styles['list'], isSearching && styles['found'])}>
        <p role="status">
          <VisuallyHidden>
            {isLate && loadingSuggestions}
            {isSearching && !isLoading && announce(matches.length)}
          </VisuallyHidden>
        </p>
        {isLate && (
          <p className={styles['nothing']} aria-hidden="true">
            {loadingSuggestions}
          </p>
        )}
        {hasFailed && <p className={styles['nothing']}>{texts.failed}</p>}
        {!isSearching && <PopularCurrencies popular={popular} current={shell.currency} onPick={pick} />}
        {!isSearching && currencies.length > 0 && <h3 className={styles['heading']}>{texts.all}</h3>}
        <CurrencyOptions matches={matches} list={list} current={shell.currency} />
        {isSearching && matches.length === 0 && !isLoading && !hasFailed && (
          <p className={styles['nothing']}>{texts.none({ query: isolateText(query.trim()) })}</p>
        )}
      </div>
    </>
  );

  function announce(count: number): string {
    return count === 0 ? texts.none({ query: isolateText(query.trim()) }) : texts.count({ count });
  }
}

function unmarked(currency: PickerCurrency): CurrencyMatch<PickerCurrency> {
  return { currency, ranges: noRanges };
}

/** Always the same, so that a memoized option stays. */
const noRanges: CurrencyMatch<PickerCurrency>['ranges'] = [];

function useCurrencies(): { readonly currencies: readonly PickerCurrency[]; readonly hasFailed: boolean } {
  const { locale } = usePage().shell;
  const [answer, setAnswer] = useState<{ currencies: readonly PickerCurrency[]; hasFailed: boolean }>({
    currencies: [],
    hasFailed: false,
  });
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const currencies = await loadCurrencies(locale).catch(() => null);
      if (isCurrent) setAnswer({ currencies: currencies ?? [], hasFailed: currencies === null });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return answer;
}
