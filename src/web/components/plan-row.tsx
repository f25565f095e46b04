import { formatMoney, formatPerGb } from '#i18n/format-money.ts';
import { formatRelativeTime } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { SymbolIcon } from '#ui/icon-symbols.tsx';
import { Logo } from '#ui/logo.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { logoAddress } from './flag-address.ts';
import { usePage } from './page-environment.tsx';
import { PlanFeatures } from './plan-features.tsx';
import type { PlanRowData, ShownPrice } from './plan-row-data.ts';
import styles from './plan-row.module.css';
import { sayData, sayLimits, sayScope, sayValidity } from './plan-words.ts';

interface PlanRowProps {
  readonly row: PlanRowData;
  /** Null: the provider is not named, because the whole list is of one. */
  readonly providerPath: ((slug: string) => string) | null;
  readonly isLowest: boolean;
}

/** One plan of a list: what it is, what it costs, since when we know, and where it is sold. */
export function PlanRow({ row, providerPath, isLowest }: PlanRowProps) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const texts = messages.plan;
  const limits = sayLimits(row, language);
  const scope = sayScope(row, language);
  return (
    <li className={classNames(styles['plan'], providerPath === null && styles['own'])}>
      {providerPath !== null && (
        <div className={styles['provider']}>
          <Logo src={logoAddress(row.provider.image)} name={row.provider.name} />
          <div>
            <a href={localizePath(providerPath(row.provider.slug), shell.locale)}>{row.provider.name}</a>
            <span>{scope}</span>
          </div>
        </div>
      )}
      <div className={styles['amount']}>
        <b>{sayData(row, language)}</b>
        {limits.length > 0 && <span>{limits.join(' · ')}</span>}
      </div>
      <div className={styles['days']}>{sayValidity(row.validityDays, language)}</div>
      <div className={styles['meta']}>
        <b>{row.generation ?? texts.networkUnknown}</b>
        {providerPath === null && <span>{scope}</span>}
        <time dateTime={row.checkedAt}>
          {texts.checked({ when: formatRelativeTime(row.checkedAt, new Date(shell.now), shell.locale) })}
        </time>
      </div>
      <PlanFeatures row={row} />
      <div className={styles['perGb']}>{row.perGb !== null && formatPerGb(row.perGb, shell.locale)}</div>
      <div className={styles['price']}>
        <Price price={row.price} />
        {row.perGb !== null && <small className={styles['narrowPerGb']}>{formatPerGb(row.perGb, shell.locale)}</small>}
        {isLowest && (
          <span className={styles['lowest']}>
            <FixMark />
            {texts.lowest}
          </span>
        )}
      </div>
      {row.url !== null && <SellerLink row={row} url={row.url} />}
    </li>
  );
}

function Price({ price: { amount, isEstimate, listed } }: { readonly price: ShownPrice }) {
  const { shell, messages } = usePage();
  const texts = messages.plan;
  return (
    <>
      <b>
        {isEstimate && (
          <>
            <span aria-hidden="true">≈&#8239;</span>
            <VisuallyHidden>{`${texts.estimate} `}</VisuallyHidden>
          </>
        )}
        {formatMoney(amount, shell.locale)}
      </b>
      {listed !== null && <small>{texts.listPrice({ price: formatMoney(listed, shell.locale) })}</small>}
      {!isEstimate && amount.currency !== shell.currency && <small>{texts.noRate}</small>}
    </>
  );
}

function SellerLink({ row, url }: { readonly row: PlanRowData; readonly url: string }) {
  const { shell, messages } = usePage();
  if (row.url === null) return null;
  const language = { locale: shell.locale, messages };
  const label = messages.plan.viewLabel({
    provider: row.provider.name,
    data: sayData(row, language),
    days: sayValidity(row.validityDays, language),
    price: formatMoney(row.price.amount, shell.locale),
  });
  return (
    <div className={styles['go']}>
      <ButtonLink size="small" href={url} rel="sponsored nofollow noopener" aria-label={label}>
        {messages.plan.view}
        <SymbolIcon name="seller" size={14} />
      </ButtonLink>
      <span aria-hidden="true">{messages.plan.sponsored}</span>
    </div>
  );
}
