import { unitsPerWhole, type Money } from '#domain/money/money.ts';
import { texts } from '#desk/messages/en.ts';

const { against, currency } = texts.shared;

interface MoneyFieldProps {
  readonly label: string;
  /** What visitors see: the script says how far the typed price is from it. */
  readonly shown: Money;
  readonly hint?: string;
  /** Id of a form that it does not stand in. */
  readonly form?: string;
}

/** A price that somebody has seen: amount and currency. */
export function MoneyField({ label, shown, hint = '', form }: MoneyFieldProps) {
  const words = Object.fromEntries(Object.entries(against).map(([name, text]) => [`data-${name}`, text]));
  return (
    <label className="f">
      <span>{label}</span>
      <span className="in2">
        <input className="in" name="amount" form={form} inputMode="decimal" autoComplete="off" required />
        <input
          className="in"
          name="currency"
          form={form}
          defaultValue={shown.currency}
          aria-label={currency}
          required
        />
      </span>
      {hint !== '' && <small>{hint}</small>}
      <small role="status" data-against={shown.units / unitsPerWhole} data-currency={shown.currency} {...words} />
    </label>
  );
}
