import type { PricePosition } from '#domain/listing/provider-position.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { classNames } from '#ui/class-names.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { Section } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { PriceScale } from './price-scale.tsx';
import styles from './price-positions.module.css';

interface PricePositionsProps {
  readonly provider: string;
  readonly position: readonly PricePosition[];
}

/** Rank of the provider's cheapest plan of each size among all providers. The table has the charts' data as text. */
export function PricePositions({ provider, position }: PricePositionsProps) {
  const texts = usePage().messages.provider.position;
  return (
    <Section heading={texts.heading} lead={texts.lead}>
      {position.length === 0 ? <p>{texts.none({ provider })}</p> : <PositionTable position={position} />}
    </Section>
  );
}

function PositionTable({ position }: Pick<PricePositionsProps, 'position'>) {
  const { columns } = usePage().messages.provider.position;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{columns.size}</th>
          <th scope="col" className={styles['amount']}>
            {columns.price}
          </th>
          <th scope="col" className={styles['place']}>
            {columns.place}
          </th>
          <th scope="col" className={styles['scale']}>
            {columns.scale}
          </th>
          <th scope="col" className={styles['amount']}>
            {columns.lowest}
          </th>
          <th scope="col" className={classNames(styles['amount'], styles['median'])}>
            {columns.median}
          </th>
        </tr>
      </thead>
      <tbody>
        {position.map((line) => (
          <PositionRow key={line.sizeGb ?? 'unlimited'} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function PositionRow({ line }: { readonly line: PricePosition }) {
  const { shell, messages } = usePage();
  const texts = messages.provider.position;
  const money = (amount: PricePosition['price']): string => formatMoney(amount, shell.locale);
  const isLowest = line.place === 1 && line.providerCount > 1;
  return (
    <tr>
      <th scope="row">{line.sizeGb === null ? texts.perDay : formatDataAmount(line.sizeGb * 1000, shell.locale)}</th>
      <td className={classNames(styles['amount'], styles['own'])}>{money(line.price)}</td>
      <td className={classNames(styles['place'], isLowest && styles['lowest'])}>
        <span>
          {isLowest && <FixMark />}
          <Place line={line} />
        </span>
      </td>
      <td className={styles['scale']}>
        <PriceScale marks={line.marks} ownMark={line.ownMark} />
      </td>
      <td className={styles['amount']}>{money(line.lowest)}</td>
      <td className={classNames(styles['amount'], styles['median'])}>{money(line.median)}</td>
    </tr>
  );
}

function Place({ line: { place, providerCount, isShared } }: { readonly line: PricePosition }) {
  const texts = usePage().messages.provider.position;
  if (providerCount === 1) return texts.only;
  const words = texts.place({ place, count: providerCount });
  return isShared ? texts.sharedPlace({ place: words }) : words;
}
