import type { ShownCorrection } from '#domain/site/correction.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatDate } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { GoLink } from '#ui/go-link.tsx';
import { LongText } from '#web/features/guide/long-text.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { MethodologyData } from './load.ts';
import { methodSections, type MethodSection } from './method-sections.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

/** How plans are compared: rules, figures, review moderation, and corrections. */
export function Method({ rules, reviews, corrections }: MethodologyData) {
  const { shell, messages } = usePage();
  const { locale } = shell;
  const texts = messages.methodology;
  const sections = methodSections(rules, { texts, locale });
  const further = [
    ...sections,
    { id: 'reviews', heading: texts.reviews.heading },
    { id: 'corrections', heading: texts.corrections.heading },
  ];
  const about = { label: messages.common.nav.about, href: localizePath('/about', locale) };
  return (
    <LongText
      parents={[about]}
      heading={texts.title}
      lead={texts.lead}
      text={{ intro: '', sections: [] }}
      further={further}
    >
      {sections.map((section) => (
        <Rules key={section.id} section={section} />
      ))}
      <section id="reviews">
        <Heading as="h2">{texts.reviews.heading}</Heading>
        <p>
          {texts.reviews.counts({
            received: formatNumber(reviews.received, locale),
            published: formatNumber(reviews.published, locale),
            rejected: formatNumber(reviews.rejected, locale),
            removed: formatNumber(reviews.removed, locale),
          })}
        </p>
        <GoLink href={localizePath('/about#figures', locale)}>{texts.reviews.more}</GoLink>
      </section>
      <Corrections corrections={corrections} />
    </LongText>
  );
}

function Rules({ section: { id, heading, before, list, after } }: { readonly section: MethodSection }) {
  return (
    <section id={id}>
      <Heading as="h2">{heading}</Heading>
      {before.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {list.length > 0 && (
        <ol className={styles['list']}>
          {list.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      )}
      {after.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </section>
  );
}

function Corrections({ corrections }: { readonly corrections: readonly ShownCorrection[] }) {
  const texts = usePage().messages.methodology.corrections;
  const reports = corrections.reduce((sum, { reportCount }) => sum + reportCount, 0);
  return (
    <section id="corrections">
      <Heading as="h2">{texts.heading}</Heading>
      <p>{texts.lead}</p>
      {corrections.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p>{texts.count({ corrections: corrections.length, reports })}</p>
          <ol className={styles['log']}>
            {corrections.map((correction) => (
              <Correction key={correction.id} correction={correction} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Correction({ correction }: { readonly correction: ShownCorrection }) {
  const { shell, messages } = usePage();
  const texts = messages.methodology.corrections;
  const { day, wrong, done, language, reportCount } = correction;
  const lang = language === shell.locale ? undefined : language;
  return (
    <li>
      <time dateTime={day}>{formatDate(`${day}T00:00:00Z`, shell.locale)}</time>
      <dl>
        <dt>{texts.wrong}</dt>
        <dd lang={lang}>{wrong}</dd>
        <dt>{texts.done}</dt>
        <dd lang={lang}>{done}</dd>
      </dl>
      {reportCount > 0 && <p>{texts.reports({ count: reportCount })}</p>}
    </li>
  );
}
