import { isolateText } from '#domain/kernel/bidi-text.ts';
import { formatList } from '#i18n/format-list.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDate } from '#i18n/format-time.ts';
import { joinSentences, sentenceSpace } from '#i18n/punctuation.ts';
import { Notice } from '#ui/notice.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { ChooseLink } from './choose-link.tsx';
import type { CompareData } from './load.ts';
import styles from './page.module.css';

/** Which plans of the address cannot be shown, and why. */
export function CompareNotices(data: CompareData) {
  const { shell, messages } = usePage();
  const texts = messages.compare.notices;
  const { locale } = shell;
  const { withdrawn, unknown, unread, beyond, plans } = data;
  const list = (numbers: readonly number[]): string => formatList(numbers.map(String), locale);
  const kept = plans.map(({ row }) => row.plan.id).slice(0, -1);
  return (
    <div className={styles['notices']}>
      {withdrawn.map((plan) => (
        <Notice key={plan.id} kind="warn">
          {texts.withdrawn({
            provider: isolateText(plan.provider.name),
            plan: isolateText(plan.name),
            price: formatMoney(plan.price, locale),
            date: formatDate(plan.checkedAt, locale),
          })}
        </Notice>
      ))}
      {unknown.length > 0 && <Notice kind="warn">{texts.unknown({ ids: list(unknown) })}</Notice>}
      {unread.length > 0 && (
        <Notice kind="warn">
          {joinSentences(
            [texts.unread({ words: formatList(unread.map(isolateText), locale) }), plans.length > 0 && texts.rest],
            locale,
          )}
        </Notice>
      )}
      {beyond.length > 0 && (
        <Notice>
          {texts.beyond({ ids: list(beyond) })}
          {sentenceSpace(locale)}
          {beyond.slice(0, 1).map((id) => (
            <ChooseLink key={id} ids={[...kept, id]} data={data}>
              {texts.replace({ id })}
            </ChooseLink>
          ))}
        </Notice>
      )}
    </div>
  );
}
