import { formatRelativeTime } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { Sea } from '#ui/sea.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { PlaceBackdrop } from '#web/components/place/place-picture.tsx';
import styles from './destination-band.module.css';

interface DestinationBandProps {
  readonly name: string;
  /** Without language prefix. */
  readonly path: string;
  readonly flag: string | null;
  readonly region: { readonly name: string; readonly path: string } | null;
  readonly counts: { readonly plans: number; readonly providers: number };
  /** ISO 8601 in UTC. */
  readonly checkedAt: string | null;
}

/** The page head over the place's map: title, counts, and when prices were last checked. */
export function DestinationBand({ name, path, flag, region, counts, checkedAt }: DestinationBandProps) {
  const { shell, messages } = usePage();
  const { common } = messages;
  const trail = [
    { label: common.nav.destinations, href: localizePath('/region', shell.locale) },
    ...(region === null ? [] : [{ label: region.name, href: localizePath(region.path, shell.locale) }]),
    { label: name },
  ];
  return (
    <Sea className={styles['band']} backdrop={<PlaceBackdrop place={{ flag, path }} />}>
      <Wrap className={styles['words']}>
        <Crumbs label={common.nav.breadcrumb} trail={trail} />
        <h1>{name}</h1>
        <p>
          <span>
            {common.plansOnOffer({ plans: counts.plans, providers: common.providerCount({ count: counts.providers }) })}
          </span>
          {checkedAt !== null && (
            <time dateTime={checkedAt}>
              {common.pricesChecked({
                when: formatRelativeTime(checkedAt, new Date(shell.now), shell.locale),
              })}
            </time>
          )}
        </p>
      </Wrap>
    </Sea>
  );
}
