import { texts } from '#desk/messages/en.ts';

interface MoneyFieldProps {
  readonly label: string;
  /** Of the price that it stands in for. */
  readonly currency: string;
  readonly hint?: string;
  /** Id of a form that it does not stand in. */
  readonly form?: string;
}

/** A price that somebody has seen: amount and currency. */
export function MoneyField({ label, currency, hint = '', form }: MoneyFieldProps) {
  return (
    <label className="f">
      <span>{label}</span>
      <span className="in2">
        <input className="in" name="amount" form={form} inputMode="decimal" autoComplete="off" required />
        <input
          className="in"
          name="currency"
          form={form}
          defaultValue={currency}
          aria-label={texts.shared.currency}
          required
        />
      </span>
      {hint !== '' && <small>{hint}</small>}
    </label>
  );
}
