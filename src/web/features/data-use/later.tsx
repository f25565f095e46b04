import { useEffect, useState } from 'react';
import { estimateDataUse, writeDataUse, type ActivityId, type DataUse } from '#domain/trip/data-use.ts';
import { formatList } from '#i18n/format-list.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Wrap } from '#ui/section.tsx';
import { writeHistoryEntry } from '#web/shared/visit/history-entry.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { ActivityFields, DaysField } from './activity-fields.tsx';
import type { DataUseData } from './load.ts';
import styles from './page.module.css';
import { UseResult } from './use-result.tsx';
import { UseSources } from './use-sources.tsx';

/** A plain form; with JavaScript changes apply at once. */
export function Estimator({ use: asked, refused, places }: DataUseData) {
  const { shell, messages } = usePage();
  const texts = messages.estimator;
  const path = localizePath('/data-use', shell.locale);
  const [use, setUse] = useState(asked);
  useEffect(() => {
    // Makes the shown state shareable and restorable.
    if (use !== asked) writeHistoryEntry({}, `${path}?${writeDataUse(use).toString()}`, 'replace');
  }, [use, asked, path]);
  const change = (amount: Partial<DataUse['amounts']>): void =>
    setUse((before) => ({ ...before, amounts: { ...before.amounts, ...amount } }));
  return (
    <>
      <Refused names={refused} />
      <Wrap className={styles['columns']}>
        <UseResult use={use} estimate={estimateDataUse(use)} places={places} />
        {/* The page shows validation errors in the visitor's language. */}
        <form className={styles['form']} action={path} noValidate>
          <DaysField days={use.days} onChange={(days) => setUse((before) => ({ ...before, days }))} />
          <ActivityFields amounts={use.amounts} onChange={change} />
          <Button type="submit" className={styles['submit']}>
            {texts.submit}
          </Button>
        </form>
      </Wrap>
      <UseSources />
    </>
  );
}

function Refused({ names }: { readonly names: DataUseData['refused'] }) {
  const { shell, messages } = usePage();
  const texts = messages.estimator;
  if (names.length === 0) return null;
  const nameOf = (name: ActivityId | 'days'): string => (name === 'days' ? texts.days : texts.activities[name].name);
  return (
    <Wrap className={styles['refused']}>
      <Notice kind="bad">{texts.refused({ names: formatList(names.map(nameOf), shell.locale) })}</Notice>
    </Wrap>
  );
}
