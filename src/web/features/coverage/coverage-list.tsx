import { Check } from 'lucide';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { formatList } from '#i18n/format-list.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Bar } from '#ui/bar.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Flag } from '#ui/flag.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import fold from '#web/features/list/ruler/fold.module.css';
import { LateDetails } from '#web/features/list/state/late-details.tsx';
import { NameLinks } from '#web/shared/page/name-links.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { LinkedPlace } from '#web/shared/place/place-data.ts';
import { FromPrice } from '#web/shared/place/place-links.tsx';
import type { CoverageData, PlanCoverage } from './coverage-data.ts';
import styles from './coverage-map.module.css';
import { tipOfCountry } from './country-tip.ts';

/** The rest is collapsed. */
const shownAtOnce = 12;

interface CoverageListProps {
  readonly data: CoverageData;
  /** Those of the region that have a page, the most visited first. */
  readonly places: readonly LinkedPlace[];
  readonly coverage: PlanCoverage;
  readonly covered: ReadonlySet<CountryCode>;
}

interface Country {
  readonly code: CountryCode;
  readonly name: string;
  /** Null: it has no page. */
  readonly place: LinkedPlace | null;
}

/** The region's countries with the plan's coverage: the map as text, what it leaves out first. */
export function CoverageList({ data, places, coverage, covered }: CoverageListProps) {
  const texts = usePage().messages.coverage;
  const { countries: members } = data;
  const countries = inOrder(members, places);
  const missing = countries.filter(({ code }) => !covered.has(code));
  const works = countries.filter(({ code }) => covered.has(code));
  const total = countries.length;
  const all = texts.showAll({ count: total });
  const part = (from: number, to: number) => (
    <>
      <Group name={texts.missing} countries={missing} coverage={null} from={from} to={to} />
      <Group
        name={texts.covered}
        countries={works}
        coverage={coverage}
        from={from - missing.length}
        to={to - missing.length}
      />
    </>
  );
  return (
    <>
      <div className={styles['count']}>
        <p role="status">{texts.count({ covered: works.length, total })}</p>
        <Bar share={works.length / total} />
      </div>
      {part(0, shownAtOnce)}
      {total > shownAtOnce && (
        <LateDetails
          part="coverage"
          heading={all}
          summary={all}
          className={fold['fold']}
          closed={<NameLinks links={[...missing, ...works].slice(shownAtOnce).flatMap(({ place }) => place ?? [])} />}
        >
          {part(shownAtOnce, total)}
        </LateDetails>
      )}
      <Beyond names={coverage.beyond} />
    </>
  );
}

/** The most visited first, then those without a page by name. */
function inOrder(members: CoverageData['countries'], places: readonly LinkedPlace[]): readonly Country[] {
  const rank = new Map<string | null, number>(places.map(({ flag }, index) => [flag, index]));
  return members
    .map((member) => ({ ...member, place: places[rank.get(member.code) ?? Infinity] ?? null }))
    .sort((a, b) => (rank.get(a.code) ?? places.length) - (rank.get(b.code) ?? places.length));
}

interface GroupProps {
  readonly name: string;
  readonly countries: readonly Country[];
  /** Null: the plan works in none of them. */
  readonly coverage: PlanCoverage | null;
  /** The places of those that are listed; the first is headed by the name. */
  readonly from: number;
  readonly to: number;
}

function Group({ name, countries, coverage, from, to }: GroupProps) {
  const { shell, messages } = usePage();
  const shown = countries.slice(Math.max(from, 0), Math.max(to, 0));
  if (shown.length === 0) return null;
  return (
    <>
      {from <= 0 && (
        <Heading as="h3">
          {name} <small>{formatNumber(countries.length, shell.locale)}</small>{' '}
          <small className={styles['from']}>{messages.coverage.ownPlan}</small>
        </Heading>
      )}
      <ul className={styles['list']}>
        {shown.map((country) => (
          <CountryItem key={country.code} country={country} coverage={coverage} />
        ))}
      </ul>
    </>
  );
}

interface CountryItemProps {
  readonly country: Country;
  readonly coverage: PlanCoverage | null;
}

function CountryItem({ country: { code, name, place }, coverage }: CountryItemProps) {
  const { shell, messages } = usePage();
  const texts = messages.coverage;
  const isCovered = coverage !== null;
  const tip = tipOfCountry(
    { name, networks: isCovered ? (coverage.networks[code] ?? []) : null },
    { locale: shell.locale, messages },
  );
  const words = (
    <>
      <Flag src={flagAddress(code)} />
      <span>{name}</span>
      <VisuallyHidden>{isCovered ? texts.covered : texts.missing}</VisuallyHidden>
      {isCovered && <Icon of={Check} size={16} />}
      {place !== null && <FromPrice place={place} />}
    </>
  );
  return (
    <li data-code={code} data-tip={tip}>
      {place === null ? words : <a href={localizePath(place.path, shell.locale)}>{words}</a>}
    </li>
  );
}

/** The countries outside of the region that the plan covers too. */
function Beyond({ names }: { readonly names: readonly string[] }) {
  const { shell, messages } = usePage();
  if (names.length === 0) return null;
  return (
    <Disclosure summary={messages.coverage.beyond({ count: names.length })}>
      {formatList(names, shell.locale)}
    </Disclosure>
  );
}
