import { Notice } from '#ui/notice.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { ClockAnswer } from './clock-answer.tsx';
import { ClockForm } from './clock-form.tsx';
import type { ClockData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

/** When a plan ends: a plain form answered by the server, which has every time zone. */
export function Page(data: ClockData) {
  const { messages } = usePage();
  const texts = messages.clock;
  return (
    <>
      <Wrap className={styles['head']}>
        <Trail to={[{ label: texts.heading }]} />
        <Heading as="h1">{texts.heading}</Heading>
        <p>
          {data.plan === null
            ? texts.lead
            : texts.leadPlan({ provider: data.plan.provider, plan: data.plan.name, data: data.plan.data })}
        </p>
        {data.isPlanGone && (
          <div className={styles['gone']}>
            <Notice kind="warn">{texts.gone}</Notice>
          </div>
        )}
      </Wrap>
      <Wrap className={styles['columns']}>
        <ClockForm data={data} />
        <ClockAnswer data={data} />
      </Wrap>
    </>
  );
}
