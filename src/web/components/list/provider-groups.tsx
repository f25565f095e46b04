import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListRow, ProviderGroup } from '#domain/listing/destination-view.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { classNames } from '#ui/class-names.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Logo } from '#ui/logo.tsx';
import { Rating } from '#ui/rating.tsx';
import { logoAddress } from '#web/components/page/flag-address.ts';
import { useListState } from './list-state.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { sayData, sayLimits, sayValidity } from '#web/components/plan/plan-words.ts';
import { SellerCell } from './plan-cell.tsx';
import styles from './provider-groups.module.css';
import { rowFigures } from './row-figures.ts';
import { sayMean } from './row-words.ts';

/** Plans grouped by provider. */
export function ProviderGroups() {
  const { view } = useListState();
  return (
    <ol className={styles['groups']}>
      {view.list.groups.map((group) => (
        <Group key={group.provider.slug} group={group} />
      ))}
    </ol>
  );
}

function Group({ group }: { readonly group: ProviderGroup }) {
  const { shell, messages } = usePage();
  const { data } = useListState();
  const { provider, planCount, rows } = group;
  const texts = messages.list.groups;
  return (
    <li className={styles['group']}>
      <GroupHead group={group} />
      {data.providerSlug === null && (
        <GoLink
          href={localizePath(`${data.path}/${provider.slug}`, shell.locale)}
          aria-label={texts.allOf({ provider: isolateText(provider.name), count: planCount })}
        >
          {texts.all({ count: planCount })}
        </GoLink>
      )}
      <ul className={styles['cells']}>
        {rows.map((row) => (
          <li key={row.plan.id}>
            <PlanCell row={row} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function GroupHead({ group: { provider } }: { readonly group: ProviderGroup }) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const { rating } = provider;
  return (
    <div className={styles['head']}>
      <Logo src={logoAddress(provider.image)} name={provider.name} size={40} />
      <div>
        <h3>
          <bdi>{provider.name}</bdi>
        </h3>
        {rating !== null && (
          <Rating
            mean={sayMean(rating.mean, language)}
            count={formatNumber(rating.count, shell.locale)}
            label={messages.plan.rating({ mean: sayMean(rating.mean, language), count: rating.count })}
          />
        )}
      </div>
    </div>
  );
}

function PlanCell({ row }: { readonly row: ListRow }) {
  const { shell, messages } = usePage();
  const { view } = useListState();
  const language = { locale: shell.locale, messages };
  const isLowest = row.lowestOfGb !== null;
  const { main, isEstimate, beneath } = rowFigures(row, view.query.sort, language);
  // Cells are short: the seller's fair use text is in the list of plans.
  const fairUse = row.plan.dataKind === 'unlimited' ? row.plan.fairUse : null;
  const limits = sayLimits({ ...row.plan, fairUse }, language);
  return (
    <SellerCell
      row={row}
      className={classNames(styles['cell'], isLowest && styles['lowest'])}
      {...(isLowest && { remark: messages.list.table.lowest })}
    >
      <b>{sayData(row.plan, language)}</b>
      <span>{sayValidity(row.plan.validityDays, language)}</span>
      {limits.length > 0 && <span>{limits.join(' · ')}</span>}
      <span className={styles['price']}>
        {isLowest && <FixMark />}
        {isEstimate ? `≈\u202f${main}` : main}
      </span>
      {beneath !== null && <span>{beneath}</span>}
    </SellerCell>
  );
}
