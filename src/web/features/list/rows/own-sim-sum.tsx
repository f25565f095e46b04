import type { Money } from '#domain/money/money.ts';
import { euro, type OwnSimTerms } from '#domain/trip/own-sim.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { formatDate } from '#i18n/format-time.ts';
import type { OwnSimData } from '#web/features/list/state/list-data.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';

interface OwnSimSumProps extends Pick<OwnSimData, 'checked' | 'place'> {
  readonly terms: OwnSimTerms;
  readonly dataMb: number;
  readonly most: Money;
  /** Name of the country of the SIM. */
  readonly home: string;
}

/** How the bound of the own SIM adds up, when it does not hold, what to ask, and who read the law. */
export function OwnSimSum({ terms, dataMb, most, home, place, checked }: OwnSimSumProps) {
  const { shell, messages } = usePage();
  const { locale } = shell;
  const { ownSim } = messages.list;
  const sum = {
    price: formatMoney(most, locale),
    data: formatDataAmount(dataMb, locale),
    cost: formatMoney({ units: terms.capUnits, currency: euro }, locale),
    rate: formatNumber(terms.vatPermille / 10, locale),
    country: home,
  };
  return (
    <>
      <p>{ownSim.sum(sum)}</p>
      <p>{ownSim.more}</p>
      <p>{ownSim.question({ place })}</p>
      <p>
        {checked === null
          ? ownSim.unchecked
          : ownSim.checked({ name: checked.by, date: formatDate(checked.on, locale) })}
      </p>
    </>
  );
}
