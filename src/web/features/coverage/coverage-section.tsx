import { useMemo, useRef, useState } from 'react';
import { joinSentences } from '#i18n/punctuation.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { readCoverageMask } from '#domain/plan/coverage-mask.ts';
import { Section } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { LinkedPlace } from '#web/shared/place/place-data.ts';
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

interface CoverageSectionProps {
  readonly data: CoverageData;
  /** Those of the region that have a page, the most visited first. */
  readonly places: readonly LinkedPlace[];
}

/** Where one plan of the list works: a map, and the same as a list. Needs a `ListStateProvider`. */
export function CoverageSection({ data, places }: CoverageSectionProps) {
  const { shell, messages } = usePage();
  const [shown, setShown] = useState<Shown>({ data, ...data });
  // A new payload for the same page, as after a currency change, resets the section.
  if (shown.data !== data) setShown({ data, ...data });
  const [isInteractive, setInteractive] = useState(false);
  const asked = useRef(data.choice.id);
  const texts = messages.coverage;
  const choose = async (choice: CoverageChoice): Promise<void> => {
    asked.current = choice.id;
    const coverage = await loadPlanCoverage(choice.id, data, shell.locale);
    // Ignore responses to earlier choices; without a response the previous plan stays.
    if (coverage !== null && asked.current === choice.id) setShown({ data, choice, coverage });
  };
  const { mask } = shown.coverage;
  const covered = useMemo(() => readCoverageMask(data.members, mask) ?? new Set<CountryCode>(), [data, mask]);
  return (
    <Section
      id="coverage"
      heading={texts.heading}
      lead={isInteractive ? joinSentences([texts.lead, texts.networksLead], shell.locale) : texts.lead}
    >
      <div className={styles['coverage']} data-coverage={shown.choice.id}>
        <CoveragePicture data={data} coverage={shown.coverage} covered={covered} onInteractive={setInteractive} />
        <div className={styles['facts']}>
          <CoverageChooser choice={shown.choice} onChoose={(choice) => void choose(choice)} />
          <CoverageList data={data} places={places} coverage={shown.coverage} covered={covered} />
        </div>
      </div>
    </Section>
  );
}
