import { Check, Minus } from 'lucide';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { formatList } from '#i18n/format-list.ts';
import { Bar } from '#ui/bar.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Flag } from '#ui/flag.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import fold from '#web/features/list/ruler/fold.module.css';
import { LateDetails } from '#web/features/list/state/late-details.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { CoverageData, PlanCoverage } from './coverage-data.ts';
import styles from './coverage-map.module.css';
import { tipOfCountry } from './country-tip.ts';

/** The rest is collapsed. */
const shownAtOnce = 12;

interface CoverageListProps {
  readonly data: CoverageData;
  readonly coverage: PlanCoverage;
  readonly covered: ReadonlySet<CountryCode>;
}

type Country = CoverageData['countries'][number];

/** The region's countries with the plan's coverage: the map as text, what it leaves out first. */
export function CoverageList({ data, coverage, covered }: CoverageListProps) {
  const texts = usePage().messages.coverage;
  const countries = missingFirst(data.countries, covered);
  const [first, rest] = [countries.slice(0, shownAtOnce), countries.slice(shownAtOnce)];
  const coveredCount = countries.filter(({ code }) => covered.has(code)).length;
  const total = countries.length;
  const all = texts.showAll({ count: total });
  const items = (part: readonly Country[]) => (
    <ul className={styles['list']}>
      {part.map((country) => (
        <CountryItem key={country.code} country={country} coverage={coverage} isCovered={covered.has(country.code)} />
      ))}
    </ul>
  );
  return (
    <>
      <div className={styles['count']}>
        <p role="status">{texts.count({ covered: coveredCount, total })}</p>
        <Bar share={coveredCount / total} />
      </div>
      {items(first)}
      {rest.length > 0 && (
        <LateDetails part="coverage" heading={all} summary={all} className={fold['fold']}>
          {items(rest)}
        </LateDetails>
      )}
      <Beyond names={coverage.beyond} />
    </>
  );
}

function missingFirst(countries: readonly Country[], covered: ReadonlySet<CountryCode>): readonly Country[] {
  return countries.toSorted((a, b) => Number(covered.has(a.code)) - Number(covered.has(b.code)));
}

interface CountryItemProps {
  readonly country: Country;
  readonly coverage: PlanCoverage;
  readonly isCovered: boolean;
}

function CountryItem({ country: { code, name }, coverage, isCovered }: CountryItemProps) {
  const { shell, messages } = usePage();
  const texts = messages.coverage;
  const tip = tipOfCountry(
    { name, networks: isCovered ? (coverage.networks[code] ?? []) : null },
    { locale: shell.locale, messages },
  );
  return (
    <li data-code={code} data-tip={tip} className={isCovered ? undefined : styles['missing']}>
      <Flag src={flagAddress(code)} />
      <span>{name}</span>
      <Icon of={isCovered ? Check : Minus} size={16} />
      <VisuallyHidden>{isCovered ? texts.covered : texts.missing}</VisuallyHidden>
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
