import { locales } from '#domain/kernel/locale.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { parseAmount, type Money } from '#domain/money/money.ts';

/** Fields of a form, as they were sent. */
export type FormFields = Readonly<Record<string, string>>;

/** Names of the ticked boxes of a group: `provider:skylark` is ticked when it is there. */
export function tickedOf(fields: FormFields, group: string): readonly string[] {
  const begin = `${group}:`;
  return Object.keys(fields).flatMap((name) => (name.startsWith(begin) ? [name.slice(begin.length)] : []));
}

/** Null: the field is missing or empty. */
export function textOf(fields: FormFields, name: string): string | null {
  const text = fields[name]?.trim() ?? '';
  return text === '' ? null : text;
}

/** One text a line. */
export function linesOf(fields: FormFields, name: string): readonly string[] {
  return (fields[name] ?? '').split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

/** Texts by language, or by other names: `refund:en`. Empty ones are left out. */
export function textsOf(
  fields: FormFields,
  group: string,
  names: readonly string[] = locales,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(fields, `${group}:${name}`);
      return text === null ? [] : [[name, text]];
    }),
  );
}

export function priceOf(fields: FormFields): Result<Money> {
  const amount = textOf(fields, 'amount');
  if (amount === null) return failure('Write the price that you see at the provider.');
  const currency = parseCurrencyCode((fields['currency'] ?? '').trim().toUpperCase());
  if (!currency.ok) return failure('Write the currency as a code, such as USD.');
  const price = parseAmount(amount.replace(',', '.'), currency.value);
  return price.ok ? success(price.value) : failure('Write the price as a number, such as 12.90.');
}
