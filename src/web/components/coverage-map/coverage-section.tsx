import { useMemo, useRef, useState } from 'react';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { readCoverageMask } from '#domain/plan/coverage-mask.ts';
import { Section } from '#ui/section.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { CoverageChooser } from './coverage-chooser.tsx';
import type { CoverageChoice, CoverageData, PlanCoverage } from './coverage-data.ts';
import styles from './coverage-map.module.css';
import { CoverageList } from './coverage-list.tsx';
import { CoveragePicture } from './coverage-picture.tsx';
import { loadPlanCoverage } from './load-plan-coverage.ts';

interface Shown {
  readonly data: CoverageData;
  readonly choice: CoverageChoice;
  readonly coverage: PlanCoverage;
}

/** Where one plan of the list works: a map, and the same as a list. Stands inside of a `ListStateProvider`. */
export function CoverageSection({ data }: { readonly data: CoverageData }) {
  const { shell, messages } = usePage();
  const [shown, setShown] = useState<Shown>({ data, ...data });
  // Another payload of the same page, as after a change of the currency, starts over.
  if (shown.data !== data) setShown({ data, ...data });
  const [isLive, setLive] = useState(false);
  const asked = useRef(data.choice.id);
  const texts = messages.coverage;
  const choose = async (choice: CoverageChoice): Promise<void> => {
    asked.current = choice.id;
    const coverage = await loadPlanCoverage(choice.id, data, shell.locale);
    // The last choice counts, whatever answer comes last; without an answer the plan before stays.
    if (coverage !== null && asked.current === choice.id) setShown({ data, choice, coverage });
  };
  const { mask } = shown.coverage;
  const covered = useMemo(() => readCoverageMask(data.members, mask) ?? new Set<CountryCode>(), [data, mask]);
  return (
    <Section
      id="coverage"
      heading={texts.heading}
      lead={isLive ? `${texts.lead}${texts.sentenceSpace}${texts.networksLead}` : texts.lead}
    >
      <div className={styles['coverage']} data-coverage={shown.choice.id}>
        <CoveragePicture data={data} coverage={shown.coverage} covered={covered} onLive={setLive} />
        <div className={styles['facts']}>
          <CoverageChooser choice={shown.choice} onChoose={(choice) => void choose(choice)} />
          <CoverageList data={data} coverage={shown.coverage} covered={covered} />
        </div>
      </div>
    </Section>
  );
}
