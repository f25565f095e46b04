import type { PriceTable as Table } from '#domain/listing/destination-view.ts';
import { worksInEnough } from '#domain/plan/served-share.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { estimateSign, noValue } from '#i18n/punctuation.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { classNames } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayPriceFacts } from './row-words.ts';
import { sayData, sayLimits, sayShare, sayValidity } from '#web/shared/plan/plan-words.ts';
import { SellerCell } from './plan-cell.tsx';
import styles from './price-table.module.css';

/** Lowest list price by provider and plan size. Wide tables scroll in their own box. */
export function PriceTable({ table }: { readonly table: Table }) {
  const { list } = usePage().messages;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles['box']} role="region" aria-label={list.table.label} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{list.table.caption}</caption>
        <TableHead table={table} />
        <tbody>
          {table.lines.map((line) => (
            <Line key={line.provider.slug} line={line} sizes={table.sizes} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableHead({ table: { sizes } }: { readonly table: Table }) {
  const { shell, messages } = usePage();
  return (
    <thead>
      <tr>
        <th scope="col">{messages.plan.columns.provider}</th>
        {sizes.map((size) => (
          <th key={size} scope="col">
            {size === null ? messages.plan.unlimited : formatDataAmount(size * 1000, shell.locale)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface LineProps {
  readonly line: Table['lines'][number];
  readonly sizes: Table['sizes'];
}

function Line({ line: { provider, cells }, sizes }: LineProps) {
  const { shell, messages } = usePage();
  const isPaid = shell.sellerLinks?.paid.includes(provider.slug) === true;
  const { data } = useListState();
  const name = (
    <>
      <Logo src={logoAddress(provider.image)} name={provider.name} size={28} />
      <bdi>{provider.name}</bdi>
    </>
  );
  return (
    <tr>
      <th scope="row">
        {data.providerSlug === null ? (
          <a className={styles['provider']} href={localizePath(`${data.path}/${provider.slug}`, shell.locale)}>
            {name}
          </a>
        ) : (
          <span className={styles['provider']}>{name}</span>
        )}
        {isPaid && <small className={styles['paid']}>{messages.trip.picks.paid}</small>}
      </th>
      {sizes.map((size, column) => (
        <td key={size}>
          <Cell cell={cells[column] ?? null} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell }: { readonly cell: LineProps['line']['cells'][number] }) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const texts = messages.list.table;
  if (cell === null)
    return (
      <>
        <span aria-hidden="true">{noValue}</span>
        <VisuallyHidden>{texts.none}</VisuallyHidden>
      </>
    );
  const { row, isLowest } = cell;
  const { plan, prices } = row;
  const price = formatMoney(prices.price ?? plan.sellerPrice, shell.locale);
  const limits = [
    ...(worksInEnough(plan.coverage) ? [] : [sayShare(plan.coverage, language)]),
    ...(plan.dataKind === 'unlimited' ? sayLimits(plan, language) : []),
    ...sayPriceFacts(plan, shell.now, language),
  ];
  return (
    <SellerCell row={row} className={styles['cell']} {...(isLowest && { remark: texts.lowest })}>
      <span className={classNames(isLowest && styles['low'])}>{plan.isEstimate ? estimateSign + price : price}</span>
      {plan.dataKind === 'daily' && <small>{sayData(plan, language)}</small>}
      <small>{sayValidity(plan.validityDays, language)}</small>
      {limits.length > 0 && <small className={styles['limits']}>{joinFacts(limits, shell.locale)}</small>}
    </SellerCell>
  );
}
