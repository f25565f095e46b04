import { formatPerGb } from '#i18n/format-money.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Bar } from '#ui/bar.tsx';
import { classNames } from '#ui/class-names.ts';
import { Flag } from '#ui/flag.tsx';
import { FixMark } from '#ui/fix-mark.tsx';
import { Section } from '#ui/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import styles from './league.module.css';

/** The most visited places by price per gigabyte, lowest first, on a common scale. */
export function League({ places }: { readonly places: readonly PlaceData[] }) {
  const { shell, messages } = usePage();
  const texts = messages.home.league;
  const entries = places
    .flatMap(({ perGb, ...place }) => (perGb === null ? [] : [{ ...place, perGb }]))
    .toSorted((a, b) => a.perGb.units - b.perGb.units);
  const highest = entries.at(-1)?.perGb.units ?? 0;
  if (entries.length === 0) return null;
  return (
    <Section className={styles['section']} heading={texts.heading} lead={texts.lead}>
      <table className={styles['league']}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.destination}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{texts.perGb}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ path, name, flag, perGb }, index) => (
            <tr key={path} className={classNames(index === 0 && styles['low'])}>
              <th scope="row">
                <a href={localizePath(path, shell.locale)}>
                  {flag !== null && <Flag src={flagAddress(flag)} />}
                  <span>{name}</span>
                </a>
              </th>
              <td>
                <div className={styles['value']}>
                  <Bar share={perGb.units / highest} isFix={index === 0} />
                  <span>
                    {index === 0 && <FixMark size={14} />}
                    {formatPerGb(perGb, shell.locale)}
                  </span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
