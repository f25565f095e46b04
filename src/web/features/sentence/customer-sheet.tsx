import { Check } from '#ui/check.tsx';
import { Switch } from '#ui/switch.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './sheet-fields.module.css';
import type { CustomerChoices } from './trip-choices.ts';

/** New or returning customer, and whether promo prices count: both decide which price counts. */
export function CustomerSheet({ choices }: { readonly choices: CustomerChoices }) {
  const texts = usePage().messages.trip;
  const { trip, usesPromo } = choices.query;
  return (
    <fieldset className={styles['checks']}>
      {(['new', 'returning'] as const).map((value) => (
        <Check
          key={value}
          type="radio"
          name="customer"
          value={value}
          label={
            <>
              {texts.sentence.customer[value].name}
              <small>{texts.sentence.customer[value].hint}</small>
            </>
          }
          isChecked={trip.isNewCustomer === (value === 'new')}
          onChange={() => choices.changeTrip({ isNewCustomer: value === 'new' })}
        />
      ))}
      <Switch name="promo" label={texts.promo} isOn={usesPromo} onChange={choices.usePromo} />
    </fieldset>
  );
}
