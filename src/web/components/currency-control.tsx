import { ChevronDown } from 'lucide';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './currency-control.module.css';
import { usePage } from './page-environment.tsx';
import { useServerOnly } from './server-only.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { CurrencyChoice } from '#web/shell-data.ts';

/** Of the form that is there without JavaScript; a button leads to it by `popoverTarget`. */
const currencyFormId = 'currency-panel';

const loadPicker = () => import('./currency-picker/currency-picker.tsx');
const CurrencyPicker = lazy(async () => ({ default: (await loadPicker()).CurrencyPicker }));

interface CurrencyOpening {
  /** Loads the picker without opening it. */
  readonly prepare: () => void;
  readonly open: () => void;
  /** The picker's place on the page. */
  readonly picker: ReactNode;
}

/** The one picker of a page, which several buttons open. */
export function useCurrencyPicker(): CurrencyOpening {
  // The picker stays once it has been opened, so that it can leave the screen in its own time.
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

/** The display currency: a button in the header that opens the picker, or a form with every currency without JavaScript. */
export function CurrencyControl({ opening, isDisabled }: CurrencyControlProps) {
  const { shell, messages } = usePage();
  return (
    <>
      <Button
        look="quiet"
        className={styles['button']}
        popoverTarget={currencyFormId}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-label={messages.common.currency.button({ name: `${shell.currency} · ${shell.currencyName}` })}
        onPointerEnter={opening.prepare}
        onFocus={opening.prepare}
        onClick={opening.open}
      >
        {shell.currency}
        <Icon of={ChevronDown} size={16} />
      </Button>
      <noscript>{!isDisabled && <CurrencyForm />}</noscript>
    </>
  );
}

/** The same as a field of the menu on phones. */
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

/** Only the server ever renders it: what is inside of `noscript` is nothing to a browser that runs scripts. */
function CurrencyForm() {
  const { shell, messages } = usePage();
  const serverOnly = useServerOnly();
  const texts = messages.common.currency;
  if (serverOnly === null) return null;
  const { popular, others } = serverOnly.currencies;
  return (
    <div id={currencyFormId} popover="auto" className={styles['panel']} role="dialog" aria-label={texts.heading}>
      <div className={styles['head']}>
        <p>{texts.heading}</p>
        <CloseButton target={currencyFormId} label={texts.close} />
      </div>
      <SettingsForm className={styles['form']}>
        <label className={styles['field']}>
          <span>{texts.label}</span>
          <select name="currency" defaultValue={shell.currency}>
            <CurrencyGroup label={texts.popular} choices={popular} />
            <CurrencyGroup label={texts.others} choices={others} />
          </select>
        </label>
        <Button look="primary" type="submit">
          {texts.submit}
        </Button>
      </SettingsForm>
    </div>
  );
}

function CurrencyGroup({ label, choices }: { readonly label: string; readonly choices: readonly CurrencyChoice[] }) {
  return (
    <optgroup label={label}>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {`${code} · ${name}`}
        </option>
      ))}
    </optgroup>
  );
}
