import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { SellerPrice } from '#domain/listing/destination-view.ts';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/kernel/locale.ts';
import { amountText } from '#domain/money/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { withinLine } from '#i18n/letter-case.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { joinPhrases, joinSentences, sentenceSpace, withKind, withRemark, type Sentence } from '#i18n/punctuation.ts';
import type { Language } from '#i18n/say-amount.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { HiddenQuery } from '#web/features/list/state/hidden-query.tsx';
import type { OwnPrice } from '#web/features/list/state/list-data.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import fold from './fold.module.css';
import styles from './own-price.module.css';

interface OfferFormsProps {
  readonly own: OwnPrice;
  readonly sellers: readonly SellerPrice[];
}

/** One field for an offer as it was seen, what has been read from it, and three fields where that is not right. */
export function OfferForms({ own, sellers }: OfferFormsProps) {
  const { shell, messages } = usePage();
  const texts = messages.list.ruler;
  const language = { locale: shell.locale, messages };
  const problem = own.typed.trim() === '' ? null : sayProblem(own, language);
  const facts = sayFacts(own, sellers, language);
  return (
    <>
      <OfferForm className={styles['one']}>
        <Input
          key={own.typed}
          name="offer"
          defaultValue={own.typed}
          placeholder={texts.example}
          aria-label={texts.field}
          aria-describedby="own-read"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has asked for this field
          autoFocus={own.typed.trim() === ''}
          autoComplete="off"
        />
        <Button type="submit" look="primary">
          {texts.check}
        </Button>
      </OfferForm>
      <p id="own-read">
        {joinSentences(
          [facts.length > 0 && texts.read({ facts: joinPhrases(facts, shell.locale) }), ...sayAssumed(own, language)],
          shell.locale,
        )}
        {sentenceSpace(shell.locale)}
        {problem !== null && <b>{problem}</b>}
        {problem !== null && sentenceSpace(shell.locale)}
        {texts.notKept}
      </p>
      {own.typed.trim() !== '' && (
        <details key={own.typed} className={fold['fold']} open={problem !== null}>
          <summary>{texts.notRight}</summary>
          <PartForm own={own} />
        </details>
      )}
    </>
  );
}

function OfferForm({ className, children }: { readonly className?: string | undefined; readonly children: ReactNode }) {
  const { locale } = usePage().shell;
  return (
    <form method="get" action={localizePath(useListState().data.path, locale)} className={className}>
      {children}
      <HiddenQuery without={[]} />
    </form>
  );
}

/** The same name thrice: amount, days, price. The first that is missing has the focus. */
function PartForm({ own: { read } }: Pick<OfferFormsProps, 'own'>) {
  const { shell, messages } = usePage();
  const { fields, check } = messages.list.ruler;
  const parts = [
    {
      label: fields.amount,
      value: partOf(read.amount, (amount) => sayAmount(amount, { locale: shell.locale, messages })),
    },
    { label: fields.days, value: partOf(read.days, (days) => formatDays(days, shell.locale)) },
    { label: fields.price, value: partOf(read.price, (price) => withKind(amountText(price), price.currency)) },
  ];
  const missing = parts.findIndex(({ value }, index) => value === '' && (index !== 1 || read.days === 'unclear'));
  return (
    <OfferForm className={styles['three']}>
      {parts.map(({ label, value }, index) => (
        <Field key={label} label={label}>
          {(wiring) => (
            <Input
              {...wiring}
              name="offer"
              defaultValue={value}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only one that is asked for
              autoFocus={index === missing}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      <Button type="submit">{check}</Button>
    </OfferForm>
  );
}

function partOf<Value>(value: Value | 'unclear' | null, say: (value: Value) => string): string {
  return value === null || value === 'unclear' ? '' : say(value);
}

function sayAmount(amount: number | 'unlimited', { locale, messages }: Language): string {
  return amount === 'unlimited' ? withinLine(messages.plan.unlimited, locale) : formatDataAmount(amount, locale);
}

/** What has been read, with the seller where it is listed. */
function sayFacts({ typed, read, offer }: OwnPrice, sellers: readonly SellerPrice[], language: Language) {
  const { locale } = language;
  const named = sellers.find(({ name }) => name.length > 3 && typed.toLowerCase().includes(name.toLowerCase()));
  return [
    named === undefined ? '' : isolateText(named.name),
    partOf(read.amount, (amount) => sayAmount(amount, language)),
    partOf(read.days, (days) => formatDays(days, locale)),
    partOf(read.price, (price) => withRemark(formatMoney(price, locale), price.currency, locale)),
    offer?.price.isEstimate === true ? formatMoney(offer.price, locale) : '',
  ].filter((fact) => fact !== '');
}

function sayProblem({ read, offer }: OwnPrice, { messages }: Language): string | null {
  const { missing, unclear } = messages.list.ruler;
  if (read.price === null) return missing.price;
  if ([read.amount, read.days, read.price].includes('unclear')) return unclear;
  if (read.amount === null) return missing.amount;
  return offer === null ? missing.rate : null;
}

/** What was not said, and what falls short of the trip. */
function sayAssumed({ read, offer, trip }: OwnPrice, { locale, messages }: Language): readonly Sentence[] {
  const texts = messages.list.ruler;
  const { price } = read;
  if (offer === null) return [];
  return [
    offer.days === null && texts.tripDays({ days: formatDays(trip.days, locale) }),
    read.isCurrencyAssumed && isRead(price) && texts.pageCurrency({ currency: price.currency }),
    offer.dataMb !== null &&
      sayShort({ has: offer.dataMb, needs: trip.dataMb, say: formatDataAmount }, { locale, messages }),
    offer.days !== null && sayShort({ has: offer.days, needs: trip.days, say: formatDays }, { locale, messages }),
  ];
}

function isRead<Value>(value: Value | 'unclear' | null): value is Value {
  return value !== null && value !== 'unclear';
}

interface Short {
  readonly has: number;
  /** Null: unlimited. */
  readonly needs: number | null;
  readonly say: (amount: number, locale: Locale) => string;
}

function sayShort({ has, needs, say }: Short, { locale, messages }: Language): Sentence {
  if (needs !== null && has >= needs) return null;
  const missing = needs === null ? null : say(needs - has, locale);
  return messages.list.ruler.short({ part: say(has, locale), missing });
}
