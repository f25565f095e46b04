import { extraInstallPrice } from '#domain/trip/extra-install.ts';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { joinPhrases, joinSentences } from '#i18n/punctuation.ts';
import { formatDays } from '#i18n/format-quantity.ts';
import { formatDate } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { hasPaidLinks } from '#web/shared/plan/offer-link.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from '#web/features/journey/trip/page.module.css';
import { costOf } from '#web/features/journey/route/shape-lines.ts';
import type { ShownNearMiss, TripAnswer, TripData } from '#web/features/journey/trip/trip-data.ts';
import { sayInstalls } from '#web/features/journey/trip/trip-words.ts';
import { OwnWayCard } from './own-way-card.tsx';
import { TripExample } from './trip-example.tsx';
import { WayCard } from './way-card.tsx';
import { Heading } from '#ui/heading.tsx';

interface TripResultProps extends Pick<TripData, 'answer' | 'draft' | 'example'> {
  /** True: the answer is for an earlier state of the route. */
  readonly isWaiting?: boolean;
  /** True: the one for its present state could not be loaded. */
  readonly hasFailed?: boolean;
}

/** The ways for the route, or an introduction. */
export function TripResult({ answer, draft, example, isWaiting = false, hasFailed = false }: TripResultProps) {
  const { shell, messages } = usePage();
  const price = formatMoney(answer?.extraInstall ?? extraInstallPrice, shell.locale);
  return (
    <div className={styles['result']}>
      {hasFailed && <Notice kind="bad">{messages.journey.failed}</Notice>}
      <div className={styles['answer']} data-waiting={isWaiting || undefined}>
        {answer === null ? (
          <TripExample stops={example} />
        ) : answer.ways.length === 0 ? (
          <NoPlan answer={answer} hotspot={draft.hotspot} />
        ) : (
          <Ways answer={answer} />
        )}
      </div>
      <Disclosure summary={messages.journey.method.heading}>
        <ul className={styles['method']}>
          {[...Object.values(messages.journey.method.items), messages.journey.why.rule({ price })].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function NoPlan({ answer, hotspot }: { readonly answer: TripAnswer; readonly hotspot: boolean }) {
  const { shell, messages } = usePage();
  const { none } = messages.journey;
  return (
    <section className={styles['empty']}>
      <Heading as="h2">{none.heading}</Heading>
      <p>
        {joinSentences(
          [answer.stops.some(({ hasPlans }) => hasPlans) && none.less({ hotspot }), none.pages],
          shell.locale,
        )}
      </p>
      <ul>
        {[...new Map(answer.stops.map((stop) => [stop.path, stop])).values()].map(({ path, place }) => (
          <li key={path}>
            <GoLink href={localizePath(path, shell.locale)}>{place.name}</GoLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ways({ answer }: { readonly answer: TripAnswer }) {
  const { shell, messages } = usePage();
  const texts = messages.journey;
  const { ways, stops, days, nearMiss, ownSim } = answer;
  const [first] = ways;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">
        <VisuallyHidden>{texts.ways({ count: ways.length })}</VisuallyHidden>
      </h2>
      <p role="status">
        <VisuallyHidden>
          {joinSentences(
            [
              texts.summary({ days: formatDays(days, shell.locale), stops: stops.length }),
              first !== undefined &&
                joinPhrases(
                  [formatMoney(first.cost, shell.locale), sayInstalls(first, { locale: shell.locale, messages })],
                  shell.locale,
                ),
            ],
            shell.locale,
          )}
        </VisuallyHidden>
      </p>
      <ol className={styles['ways']}>
        {ways.map((way) => (
          <WayCard key={`${way.name} ${way.installs}`} way={way} answer={answer} />
        ))}
        {ownSim !== null && ownSim.way !== null && <OwnWayCard way={ownSim.way} own={ownSim} answer={answer} />}
      </ol>
      {nearMiss !== null && <NearMiss nearMiss={nearMiss} answer={answer} />}
      <p className={styles['notes']}>
        {hasPaidLinks(shell) && messages.plan.notes.sponsored} <EstimateNote answer={answer} />
      </p>
    </section>
  );
}

function NearMiss({ nearMiss, answer }: { readonly nearMiss: ShownNearMiss; readonly answer: TripAnswer }) {
  const { shell, messages } = usePage();
  const { plan } = nearMiss.purchase;
  const price = formatMoney(costOf(nearMiss.purchase), shell.locale);
  const missed = answer.stops[nearMiss.missed];
  if (missed === undefined) return null;
  const { place } = missed;
  return <Notice>{messages.journey.nearMiss({ provider: isolateText(plan.provider.name), price, place })}</Notice>;
}

function EstimateNote({ answer: { rateDates } }: { readonly answer: TripAnswer }) {
  const { shell, messages } = usePage();
  if (rateDates === null) return null;
  const [from, to] = [formatDate(rateDates.oldest, shell.locale), formatDate(rateDates.newest, shell.locale)];
  const { estimate, estimateBetween } = messages.plan.notes;
  return from === to ? estimate({ date: to }) : estimateBetween({ from, to });
}
