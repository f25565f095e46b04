import { Equal, TrendingDown, TrendingUp } from 'lucide';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { priceHistoryDays } from '#domain/kernel/freshness.ts';
import type { PlanAnswer } from '#domain/plan/plan-detail.ts';
import { judgePrice, type PriceVerdict } from '#domain/plan/price-verdict.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDate } from '#i18n/format-time.ts';
import { sentenceSpace } from '#i18n/punctuation.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Sparkline } from '#ui/sparkline.tsx';
import { Tag } from '#ui/tag.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { Language } from '#web/shared/plan/plan-words.ts';
import { priceCourse, type PriceCourse } from '#web/features/list/detail/price-course.ts';
import styles from '#web/features/list/detail/plan-detail.module.css';
import type { PlanLoad } from '#web/features/list/detail/use-plan-answer.ts';

/** Fewer points are shown as text, not as a chart. */
const leastPoints = 3;

/** The price history, and whether the operator has pinned the price. */
export function renderPriceCourse(answer: PlanLoad, language: Language) {
  return (
    <div className={styles['price']} aria-busy={answer.state === 'loading' || undefined}>
      {renderOverTime(answer, language)}
      {renderPin(answer.plan, language)}
    </div>
  );
}

/** Where the price is not that of the seller's feed. */
function renderPin(answer: PlanAnswer | null, { locale, messages }: Language) {
  if (answer === null || answer.pin === null) return null;
  const { at, until } = answer.pin;
  // Until midnight: the day before is the last one.
  const lastDay = new Date(Date.parse(until) - 1).toISOString();
  return <p>{messages.plan.history.pinned({ date: formatDate(at, locale), until: formatDate(lastDay, locale) })}</p>;
}

function renderOverTime(answer: PlanLoad, language: Language) {
  const texts = language.messages.plan;
  switch (answer.state) {
    case 'loading':
      return <Skeleton shape="block" />;
    case 'failed':
      return (
        <p>
          {texts.detail.failed}
          {sentenceSpace(language.locale)}
          <Button size="small" onClick={answer.retry}>
            {texts.detail.retry}
          </Button>
        </p>
      );
    case 'loaded':
      return <History answer={answer.plan} language={language} />;
  }
}

function History({ answer, language }: { readonly answer: PlanAnswer; readonly language: Language }) {
  const now = Date.parse(usePage().shell.now);
  const { locale, messages } = language;
  const texts = messages.plan.history;
  const course = priceCourse(answer.history, { now, days: priceHistoryDays });
  const lowest = answer.lowest30Days;
  const verdict = judgePrice(answer.history, { now, days: priceHistoryDays });
  if (course === null || isNew(course, now)) return <p>{texts.none}</p>;
  const isLower = lowest?.money && lowest.money.units < course.now.units;
  const statedDate = findStatedDate(answer, locale);
  return (
    <>
      {verdict !== null && <Verdict verdict={verdict} words={texts.verdict[verdict]} />}
      {course.points.length < leastPoints ? (
        <p>{sayFewPoints(course, language)}</p>
      ) : (
        <Course course={course} now={now} words={saySummary(course, language)} />
      )}
      {statedDate !== null && <p>{texts.stated({ date: statedDate })}</p>}
      {isLower && (
        <p>{texts.lowest({ price: formatMoney(lowest.money, locale), date: formatDate(lowest.at, locale) })}</p>
      )}
    </>
  );
}

/** A line has no axis: its figures stand beneath it. */
function Course({
  course,
  now,
  words,
}: {
  readonly course: PriceCourse;
  readonly now: number;
  readonly words: string;
}) {
  return (
    <>
      <Sparkline points={course.points} until={now} label={words} />
      <p aria-hidden="true">{words}</p>
    </>
  );
}

/** "Unchanged" says something after as many days. */
const steadyMs = 7 * 24 * 3_600_000;

function isNew({ points }: PriceCourse, now: number): boolean {
  return points.length === 1 && now - (points[0]?.at ?? now) < steadyMs;
}

const verdictLooks = {
  low: { kind: 'ok', icon: TrendingDown },
  usual: { kind: 'plain', icon: Equal },
  high: { kind: 'warn', icon: TrendingUp },
} as const;

function Verdict({ verdict, words }: { readonly verdict: PriceVerdict; readonly words: string }) {
  const { kind, icon } = verdictLooks[verdict];
  return (
    <p>
      <Tag kind={kind}>
        <Icon of={icon} size={14} />
        {words}
      </Tag>
    </p>
  );
}

/** The seller's date of the current price; null: it states none, or the day on which the price was seen. */
function findStatedDate({ history }: PlanAnswer, locale: Language['locale']): string | null {
  const point = history.at(-1);
  if (point?.statedAt === undefined || point.statedAt.slice(0, 10) === point.at.slice(0, 10)) return null;
  return formatDate(point.statedAt, locale);
}

function saySummary({ from, lowest, highest, now }: PriceCourse, { locale, messages }: Language): string {
  return messages.plan.history.summary({
    from: formatMoney(from, locale),
    lowest: formatMoney(lowest, locale),
    highest: formatMoney(highest, locale),
    now: formatMoney(now, locale),
  });
}

function sayFewPoints({ points, from, now }: PriceCourse, { locale, messages }: Language): string {
  const texts = messages.plan.history;
  const date = formatDate(new Date(points.at(-1)?.at ?? 0), locale);
  if (points.length === 1) return texts.steady({ price: formatMoney(now, locale), date });
  return texts.changed({ before: formatMoney(from, locale), now: formatMoney(now, locale), date });
}

/**
 * Whether the price is the seller's own, or from which amount and day's rate it was converted.
 * @param rateDate null: not loaded yet
 */
export function sayOrigin(
  { plan, prices: { price, sellerPrice } }: Pick<ListRow, 'plan' | 'prices'>,
  rateDate: string | null,
  { locale, messages }: Language,
): string {
  const { plan: texts } = messages;
  if (sellerPrice === null) return texts.detail.ownPrice({ price: formatMoney(price ?? plan.sellerPrice, locale) });
  const asked = formatMoney(sellerPrice, locale);
  if (price === null || rateDate === null) return texts.listPrice({ price: asked });
  return texts.detail.converted({ price: asked, date: formatDate(rateDate, locale) });
}
