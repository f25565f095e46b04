import type { RuleSource } from '#domain/place/country-rule.ts';
import { formatDate, formatPartialDate } from '#i18n/format-time.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { colonAfter } from '#i18n/punctuation.ts';
import { Tag } from '#ui/tag.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { RuleData } from './rule-data.ts';
import styles from './rule-list.module.css';

/** Rules of one country: what each means, whom it concerns, its source, and when that was checked. */
export function RuleList({ rules }: { readonly rules: readonly RuleData[] }) {
  return (
    <ul className={styles['rules']}>
      {rules.map((rule) => (
        <Rule key={rule.kind} rule={rule} />
      ))}
    </ul>
  );
}

function Rule({ rule }: { readonly rule: RuleData }) {
  const { shell, messages } = usePage();
  const texts = messages.rules;
  return (
    <li>
      <p className={styles['what']}>
        <b>{texts.kinds[rule.kind]}</b>
        <Tag kind={rule.reach === 'roaming' ? 'warn' : 'plain'}>{texts.reaches[rule.reach]}</Tag>
        {rule.isStale && <Tag kind="bad">{texts.stale}</Tag>}
      </p>
      <p>{rule.text}</p>
      <ul className={styles['sources']}>
        {rule.sources.map((source) => (
          <li key={source.url}>
            <Source source={source} />
          </li>
        ))}
        <li>{texts.checked({ date: formatDate(rule.checked, shell.locale) })}</li>
      </ul>
    </li>
  );
}

function Source({ source }: { readonly source: RuleSource }) {
  const { shell, messages } = usePage();
  const { kind, publisher, title, language, dated, url } = source;
  const says = messages.rules.sourceKinds[kind];
  return (
    <>
      <a href={url} rel="noopener" hrefLang={language}>
        {publisher}
        {title !== null && (
          <>
            {colonAfter(shell.locale)}
            <cite lang={language} dir="auto">
              {title}
            </cite>
          </>
        )}
      </a>{' '}
      <small>
        {joinFacts([says, ...(dated === null ? [] : [formatPartialDate(dated, shell.locale)])], shell.locale)}
      </small>
    </>
  );
}
