import { ChevronDown } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './currency-control.module.css';
import { usePage } from './page-environment.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { CurrencyChoice } from '#web/shell-data.ts';

const panelId = 'currency-panel';

/** The display currency: a button in the header that opens a panel with every currency. */
export function CurrencyControl({ isDisabled = false }: { readonly isDisabled?: boolean }) {
  const { shell, messages } = usePage();
  const texts = messages.common.currency;
  const { popular, others } = shell.currencies;
  const current = [...popular, ...others].find(({ code }) => code === shell.currency);
  return (
    <>
      <Button
        look="quiet"
        className={styles['button']}
        popoverTarget={panelId}
        disabled={isDisabled}
        aria-label={texts.button({
          name: current === undefined ? shell.currency : `${current.code} · ${current.name}`,
        })}
      >
        {shell.currency}
        <Icon of={ChevronDown} size={16} />
      </Button>
      {!isDisabled && (
        <div id={panelId} popover="auto" className={styles['panel']} role="dialog" aria-label={texts.heading}>
          <div className={styles['head']}>
            <p>{texts.heading}</p>
            <CloseButton target={panelId} label={texts.close} />
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
      )}
    </>
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
