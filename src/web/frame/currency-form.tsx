import { Button } from '#ui/button.tsx';
import { joinFacts } from '#i18n/format-list.ts';
import { CloseButton } from '#ui/close-button.tsx';
import type { CurrencyChoice, CurrencyChoices } from '#web/shared/definition/shell-data.ts';
import { currencyFormId } from './currency-form-id.ts';
import styles from './currency-control.module.css';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Every currency, for browsers without JavaScript. */
export function CurrencyForm({ popular, others }: CurrencyChoices) {
  const { shell, messages } = usePage();
  const texts = messages.common.currency;
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
  const { locale } = usePage().shell;
  return (
    <optgroup label={label}>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {joinFacts([code, name], locale)}
        </option>
      ))}
    </optgroup>
  );
}
