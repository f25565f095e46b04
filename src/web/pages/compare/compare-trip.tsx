import { ChevronDown } from 'lucide';
import { maxTripDays } from '#domain/trip/trip.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { CheckChip } from '#ui/check-chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { Switch } from '#ui/switch.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import type { CompareData } from './load.ts';
import styles from './compare-trip.module.css';

const offeredMb = [1000, 3000, 5000, 10_000, 20_000, 50_000];

/** The trip behind the costs, and a plain form to change it. */
export function CompareTrip({ plans, trip, usesPromo }: CompareData) {
  const { shell, messages } = usePage();
  const { locale } = shell;
  const texts = messages.trip;
  const said = [
    formatDays(trip.days, locale),
    trip.dataMb === null ? texts.unlimited : formatDataAmount(trip.dataMb, locale),
    ...(trip.hotspot ? [texts.hotspot] : []),
    ...(trip.isNewCustomer ? [] : [texts.customer.returningShort]),
  ];
  return (
    // Keyed by trip, because uncontrolled fields keep their initial values.
    <details className={styles['trip']} key={said.join()}>
      <summary>
        <span>{messages.compare.trip({ trip: joinFacts(said, locale) })}</span>
        <span className={styles['change']}>
          {texts.change}
          <Icon of={ChevronDown} size={16} />
        </span>
      </summary>
      <form method="get" action={localizePath('/compare', locale)}>
        <input type="hidden" name="plans" value={plans.map(({ row }) => row.plan.id).join(',')} />
        <div className={styles['days']}>
          <label htmlFor="compare-days">{texts.daysAway}</label>
          <Stepper
            id="compare-days"
            name="days"
            label={texts.daysAway}
            value={trip.days}
            min={1}
            max={maxTripDays}
            unit={(days) => formatDays(days, locale)}
            lessLabel={texts.lessDays}
            moreLabel={texts.moreDays}
          />
        </div>
        <DataChoice dataMb={trip.dataMb} />
        <CheckChip name="hotspot" value="1" label={texts.hotspot} isChecked={trip.hotspot} />
        <Segmented
          name="customer"
          legend={texts.customer.legend}
          options={[
            { value: 'new', label: texts.customer.isNew },
            { value: 'returning', label: texts.customer.returning },
          ]}
          value={trip.isNewCustomer ? 'new' : 'returning'}
        />
        <Switch name="promo" label={texts.promo} isOn={usesPromo} />
        <Button type="submit" look="primary">
          {messages.compare.show}
        </Button>
      </form>
    </details>
  );
}

function DataChoice({ dataMb }: { readonly dataMb: number | null }) {
  const { shell, messages } = usePage();
  const texts = messages.trip;
  const amounts = dataMb === null ? offeredMb : [...new Set([...offeredMb, dataMb])].sort((a, b) => a - b);
  return (
    <Segmented
      name="gb"
      legend={texts.data}
      showsLegend
      isWide
      options={[
        ...amounts.map((megabytes) => ({
          value: String(megabytes / 1000),
          label: formatNumber(megabytes / 1000, shell.locale),
          title: formatDataAmount(megabytes, shell.locale),
        })),
        { value: 'unlimited', label: '∞', title: texts.unlimited },
      ]}
      value={dataMb === null ? 'unlimited' : String(dataMb / 1000)}
    />
  );
}
