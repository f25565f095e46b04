import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './currency-control.module.css';
import { usePage } from './page-environment.tsx';
import { useServerOnly } from './server-only.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { CurrencyChoice } from '#web/shell-data.ts';

const formId = 'currency-panel';

const loadPicker = () => import('./currency-picker/currency-picker.tsx');
const CurrencyPicker = lazy(async () => ({ default: (await loadPicker()).CurrencyPicker }));

/** The display currency: a button in the header that opens the picker, or a form with every currency without JavaScript. */
export function CurrencyControl({ isDisabled = false }: { readonly isDisabled?: boolean }) {
  const { shell, messages } = usePage();
  // The picker stays once it has been opened, so that it can leave the screen in its own time.
  const [{ isOpen, isWanted }, setState] = useState({ isOpen: false, isWanted: false });
  const prepare = (): void => void loadPicker();
  return (
    <>
      <Button
        look="quiet"
        className={styles['button']}
        popoverTarget={formId}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-label={messages.common.currency.button({ name: `${shell.currency} · ${shell.currencyName}` })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setState({ isOpen: true, isWanted: true })}
      >
        {shell.currency}
        <Icon of={ChevronDown} size={16} />
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <CurrencyPicker isOpen={isOpen} onClose={() => setState({ isOpen: false, isWanted: true })} />
        </Suspense>
      )}
      <noscript>{!isDisabled && <CurrencyForm />}</noscript>
    </>
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
    <div id={formId} popover="auto" className={styles['panel']} role="dialog" aria-label={texts.heading}>
      <div className={styles['head']}>
        <p>{texts.heading}</p>
        <CloseButton target={formId} label={texts.close} />
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
