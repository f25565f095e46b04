import type { ShownMoney } from '#domain/money/money.ts';
import type { FromPrice } from '#domain/trip/from-price.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { sayPlanAmount } from '#i18n/say-amount.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** A "from" price, with what it buys where that is not the basket. */
export function FromFigure({ from: { price, amount } }: { readonly from: FromPrice<ShownMoney> }) {
  const { shell, messages } = usePage();
  return (
    <>
      <b>{formatMoney(price, shell.locale)}</b>
      {amount !== null && <small> {sayPlanAmount(amount, { locale: shell.locale, messages })}</small>}
    </>
  );
}
