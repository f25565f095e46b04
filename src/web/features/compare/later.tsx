import { comparePath } from '#domain/listing/compared-plans.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { readLastAnswers } from '#web/shared/compared/last-answers.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Wrap } from '#ui/section.tsx';
import { AnswerBand } from '#web/shared/page/answer-band.tsx';
import { hasPaidLinks } from '#web/shared/plan/offer-link.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { CompareActions } from './compare-actions.tsx';
import { CompareNotices } from './compare-notices.tsx';
import { CompareTable } from './compare-table.tsx';
import { CompareTrip } from './compare-trip.tsx';
import type { CompareData } from './load.ts';
import { OnePlan } from './one-plan.tsx';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

/** Up to four plans side by side, for the visitor's trip and in the visitor's currency. */
export function Comparison(data: CompareData) {
  const { shell, messages } = usePage();
  const texts = messages.compare;
  const { plans, place } = data;
  const trail = place === null ? [] : [{ label: place.name, href: localizePath(place.path, shell.locale) }];
  return (
    <div className={styles['page']}>
      <AnswerBand
        place={place}
        hidesMap
        crumbs={<Trail to={[...trail, { label: texts.title }]} />}
        title={<Heading as="h1">{plans.length === 1 ? texts.onlyOne : texts.heading({ count: plans.length })}</Heading>}
      >
        {plans.length > 0 && <CompareTrip {...data} />}
      </AnswerBand>
      <Wrap className={styles['answers']}>
        <Chosen {...data} />
        <CompareNotices {...data} />
        {plans.length > 1 && <Notes />}
        <CompareActions {...data} />
      </Wrap>
    </div>
  );
}

function Chosen(data: CompareData) {
  const [only, ...others] = data.plans;
  if (only === undefined) return <Nothing />;
  if (others.length === 0) return <OnePlan plan={only} data={data} />;
  return (
    <>
      <CompareTable {...data} />
      {data.plans.length < 4 && <AddMore place={data.place} />}
    </>
  );
}

/** What a tick does, and the answers that were seen last; without any, or without scripts, the way to a destination. */
function Nothing() {
  const { shell, messages } = usePage();
  const { empty } = messages.compare;
  const answers = useHydrated() ? readLastAnswers() : [];
  const hasAnswers = answers.length > 0;
  return (
    <div className={styles['empty']}>
      <Heading as="h2">{empty.heading}</Heading>
      <p>{empty.text}</p>
      {hasAnswers && <p>{empty.lastSeen}</p>}
      <ButtonLink look="primary" href={localizePath(hasAnswers ? comparePath(answers) : '/region', shell.locale)}>
        {hasAnswers ? empty.answers({ count: answers.length }) : empty.action}
      </ButtonLink>
    </div>
  );
}

function AddMore({ place }: Pick<CompareData, 'place'>) {
  const { shell, messages } = usePage();
  if (place === null) return null;
  return (
    <p>
      <GoLink href={localizePath(place.path, shell.locale)}>{messages.compare.addMore({ place })}</GoLink>
    </p>
  );
}

function Notes() {
  const { shell, messages } = usePage();
  const texts = messages.compare;
  return (
    <>
      <p className={styles['legend']}>
        {joinSentences(
          [texts.legend, texts.unknownHint, hasPaidLinks(shell) && messages.plan.notes.sponsored],
          shell.locale,
        )}
      </p>
      <p>
        <GoLink href={localizePath('/methodology', shell.locale)}>{texts.method}</GoLink>
      </p>
    </>
  );
}
