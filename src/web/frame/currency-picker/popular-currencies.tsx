import { Flag } from '#ui/flag.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './currency-picker.module.css';
import type { PickerCurrency } from './load-currencies.ts';
import { Heading } from '#ui/heading.tsx';

/** In the order of the specification. */
const popularCodes = ['EUR', 'GBP', 'USD', 'JPY'];

/** Also first among those that a search finds equally well. */
export function pickPopular(currencies: readonly PickerCurrency[]): readonly PickerCurrency[] {
  return popularCodes.flatMap((wanted) => currencies.filter(({ code }) => code === wanted));
}

interface PopularCurrenciesProps {
  readonly popular: readonly PickerCurrency[];
  readonly current: string;
  readonly onPick: (code: string) => void;
}

export function PopularCurrencies({ popular, current, onPick }: PopularCurrenciesProps) {
  const texts = usePage().messages.common.currency;
  if (popular.length === 0) return null;
  return (
    <>
      <Heading as="h3" className={styles['heading']}>
        {texts.popular}
      </Heading>
      <ul className={styles['popular']}>
        {popular.map(({ code, name, flag }) => (
          <li key={code}>
            <button
              type="button"
              className={styles['card']}
              aria-pressed={code === current}
              onClick={() => onPick(code)}
            >
              <Flag src={flagAddress(flag)} width={24} />
              <span>
                <b>{code}</b>
                <small>{name}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
