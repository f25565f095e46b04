import {
  activities,
  dataUseSources,
  figuresReadOn,
  overhead,
  pagesPerHour,
  useRange,
  type Activity,
  type StatedUse,
} from '#domain/trip/data-use.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { formatNumber, formatPercent, joinRange } from '#i18n/format-number.ts';
import { inBrackets, withColon } from '#i18n/punctuation.ts';
import { formatDataAmount, formatMinutes, formatSpeed } from '#i18n/format-quantity.ts';
import { formatDate } from '#i18n/format-time.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Section } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './sources.module.css';

/** The calculation with all figures and their sources. */
export function UseSources() {
  const { shell, messages } = usePage();
  const texts = messages.estimator.formula;
  const percent = formatPercent(overhead.share, shell.locale);
  return (
    <Section isBand heading={texts.heading} lead={texts.text({ percent })}>
      <Disclosure summary={texts.columns.figures}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label={texts.columns.figures}>
          <table className={styles['figures']}>
            <thead>
              <tr>
                <th scope="col">{texts.columns.activity}</th>
                <th scope="col">{texts.columns.range}</th>
                <th scope="col">{texts.columns.figures}</th>
              </tr>
            </thead>
            <tbody>
              {activities.map((activity) => (
                <ActivityFigures key={activity.id} activity={activity} />
              ))}
              <tr>
                <th scope="row">{texts.overhead}</th>
                <td>{`≤ ${percent}`}</td>
                <td>
                  <SourceLink id={overhead.source} /> {texts.upTo({ percent })}
                </td>
              </tr>
            </tbody>
          </table>
        </div>
        <p>{texts.pages({ pages: formatNumber(pagesPerHour, shell.locale) })}</p>
        <p>{texts.read({ date: formatDate(figuresReadOn, shell.locale) })}</p>
      </Disclosure>
    </Section>
  );
}

function ActivityFigures({ activity }: { readonly activity: Activity }) {
  const { shell, messages } = usePage();
  const { formula, activities: names } = messages.estimator;
  return (
    <tr>
      <th scope="row">{names[activity.id].name}</th>
      <td>{sayRange(activity, shell.locale, formula)}</td>
      <td>
        <ul>
          {activity.figures.map((figure) => (
            <li key={`${figure.source} ${sayFigure(figure, shell.locale, formula)}`}>
              <SourceLink id={figure.source} /> {sayStated(figure, shell.locale, formula)}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

type Formula = Messages['estimator']['formula'];

function sayRange(activity: Activity, locale: Locale, texts: Formula): string {
  const { low, high } = useRange(activity);
  const units = activity.unit === 'photos' ? 1 : 60;
  const amountOf = (mb: number): string => formatDataAmount(roundAmount(mb * units), locale);
  const range = joinRange(amountOf(low), amountOf(high), locale);
  return activity.unit === 'photos' ? texts.perPhoto({ range }) : range;
}

function roundAmount(megabytes: number): number {
  return megabytes >= 10 ? Math.round(megabytes) : Math.round(megabytes * 100) / 100;
}

/** With what it is a figure of, where a source has several: `Google Maps: 6 MB in 10 min`. */
function sayStated(figure: StatedUse, locale: Locale, texts: Formula): string {
  const words = sayFigure(figure, locale, texts);
  if (figure.of === null) return words;
  return withColon(typeof figure.of === 'string' ? figure.of : figure.of[locale], words, locale);
}

function sayFigure(figure: StatedUse, locale: Locale, texts: Formula): string {
  if ('kbps' in figure) {
    const speed = formatSpeed(figure.kbps, locale);
    return figure.ways === 2 ? texts.bothWays({ speed }) : speed;
  }
  const data = formatDataAmount(figure.mb, locale);
  if ('pages' in figure) return texts.perPage({ data });
  if ('photos' in figure) return texts.perPhotos({ data, count: figure.photos });
  return texts.perTime({ data, time: formatMinutes(figure.minutes, locale) });
}

function SourceLink({ id }: { readonly id: string }) {
  const { shell, messages } = usePage();
  const texts = messages.estimator.formula;
  const source = dataUseSources[id];
  if (source === undefined) return null;
  return (
    <>
      <a href={source.url} rel="noopener">
        {source.name}
      </a>
      {source.dated !== null && <small> {inBrackets(texts.dated({ year: source.dated }), shell.locale)}</small>}
    </>
  );
}
