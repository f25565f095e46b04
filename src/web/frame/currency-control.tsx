import { currencyFormId } from './currency-form-id.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { ChevronDown } from 'lucide';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './currency-control.module.css';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useServerOnly } from '#web/shared/page/server-only.tsx';

const loadPicker = () => import('./currency-picker/currency-picker.tsx');
const CurrencyPicker = lazy(async () => ({ default: (await loadPicker()).CurrencyPicker }));

interface CurrencyOpening {
  /** Loads the picker without opening it. */
  readonly prepare: () => void;
  readonly open: () => void;
  readonly picker: ReactNode;
}

/** One picker per page, opened by several buttons. */
export function useCurrencyPicker(): CurrencyOpening {
  // The picker stays mounted after opening, for its closing animation.
  const [{ isOpen, isWanted }, setState] = useState({ isOpen: false, isWanted: false });
  return {
    prepare: () => void loadPicker(),
    open: () => setState({ isOpen: true, isWanted: true }),
    picker: isWanted && (
      <Suspense fallback={null}>
        <CurrencyPicker isOpen={isOpen} onClose={() => setState({ isOpen: false, isWanted: true })} />
      </Suspense>
    ),
  };
}

interface CurrencyControlProps {
  readonly opening: CurrencyOpening;
  readonly isDisabled: boolean;
}

/** The header's button that opens the picker; without JavaScript, a form with every currency. */
export function CurrencyControl({ opening, isDisabled }: CurrencyControlProps) {
  const { shell, messages } = usePage();
  const serverOnly = useServerOnly();
  return (
    <>
      <Button
        look="quiet"
        className={styles['button']}
        popoverTarget={currencyFormId}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-label={messages.common.currency.button({
          name: joinFacts([shell.currency, shell.currencyName], shell.locale),
        })}
        onPointerEnter={opening.prepare}
        onFocus={opening.prepare}
        onClick={opening.open}
      >
        {shell.currency}
        <Icon of={ChevronDown} size={16} />
      </Button>
      <noscript>{!isDisabled && serverOnly?.currencyForm}</noscript>
    </>
  );
}

/** The same as a field in the menu on phones. */
export function CurrencyField({ opening, onOpen }: { readonly opening: CurrencyOpening; readonly onOpen: () => void }) {
  const { shell } = usePage();
  return (
    <Button
      look="outline"
      className={styles['asField']}
      popoverTarget={currencyFormId}
      aria-haspopup="dialog"
      onFocus={opening.prepare}
      onClick={() => {
        onOpen();
        opening.open();
      }}
    >
      <span>{shell.currencyName}</span>
      <b>{shell.currency}</b>
      <Icon of={ChevronDown} size={18} />
    </Button>
  );
}
