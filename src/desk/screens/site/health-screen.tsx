import { Activity } from 'lucide';
import { defineScreen } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionButton } from '#desk/parts/action-form.tsx';
import { CopyButton, sayCheck } from '#desk/parts/check-name.tsx';
import { DataTable } from '#desk/parts/data-table.tsx';
import { Lines } from '#desk/parts/lines.tsx';
import { sayAge, sayRelative } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { StateMark } from '#desk/parts/state-mark.tsx';
import type { Health } from '#runtime/services/desk/health.ts';
import type { SiteCheck } from '#runtime/services/desk/site-checks.ts';

const t = texts.site.health;
const marks = { fine: 'ok', warning: 'warn', problem: 'bad' } as const;
const urgency: readonly SiteCheck['level'][] = ['problem', 'warning', 'fine'];

/** Every check of the site; secrets are never shown. */
export const healthScreen = defineScreen({
  path: '/health',
  title: t.title,
  place: {
    label: t.title,
    icon: Activity,
    group: 2,
    order: 5,
    count: async (desk) => {
      const ill = await desk.readings.illChecks();
      return ill === 0 ? null : { count: ill, waits: false };
    },
  },
  load: (desk) => desk.readings.health(),
  view: (health, { now, viewer }) => (
    <>
      <ScreenHead
        title={t.title}
        facts={<span className="mut s13">{t.checked({ age: sayRelative(health.at, now) })}</span>}
      />
      <Checks checks={health.checks} />
      <div className="figures gap-above">
        <Errors errors={health.errors} />
        <Rates health={health} isOwner={viewer.role === 'owner'} />
      </div>
    </>
  ),
});

function Checks({ checks }: { readonly checks: readonly SiteCheck[] }) {
  const { columns } = t;
  return (
    <DataTable
      label={t.checks}
      className="two-line"
      columns={[
        { head: columns.check, render: (row) => <StateMark kind={marks[row.level]}>{sayCheck(row.check)}</StateMark> },
        { head: columns.says, render: ({ says }) => says },
        { head: columns.advice, className: 'mut', render: ({ advice }) => <Advice advice={advice} /> },
      ]}
      rows={checks.toSorted((a, b) => urgency.indexOf(a.level) - urgency.indexOf(b.level))}
      keyOf={({ says }) => says}
    />
  );
}

function Advice({ advice }: Pick<SiteCheck, 'advice'>) {
  return (
    <>
      {advice} <CopyButton advice={advice} />
    </>
  );
}

function Errors({ errors }: Pick<Health, 'errors'>) {
  return (
    <section>
      <h2 className="h3">{t.errors}</h2>
      <Lines
        rows={errors.map(({ message, position, path, count }) => ({
          key: `${message} ${position}`,
          text: (
            <>
              <code>{message}</code> <span className="mut">{path}</span>
            </>
          ),
          aside: t.times({ count }),
        }))}
        none={t.noErrors}
      />
    </section>
  );
}

function Rates({ health, isOwner }: { readonly health: Health; readonly isOwner: boolean }) {
  const { rateSources, newestRates, mails, webhooks, at } = health;
  const held = [...new Set(rateSources.flatMap((source) => source.held))];
  const accepted = Object.fromEntries(held.map((code) => [`accept:${code}`, 'on']));
  const sayQueue = ({ count, oldest }: Health['mails']): string =>
    oldest === null ? t.noQueue : t.queue({ count, age: sayAge(oldest, at) });
  return (
    <section>
      <h2 className="h3">{t.rates}</h2>
      <p>{newestRates === null ? t.noRates : t.newest({ day: newestRates })}</p>
      {rateSources.length === 0 && <p className="mut">{t.shipped}</p>}
      {rateSources.map(({ name, problem }) => (
        <p key={name} className="mut">
          {name}: {problem ?? 'ok'}
        </p>
      ))}
      {held.length > 0 && (
        <>
          <p>{t.held({ codes: held.join(', ') })}</p>
          {isOwner && (
            <ActionButton of="rates/update" subject="rates" back="/health" fields={accepted} name={t.accept} />
          )}
        </>
      )}
      <dl className="kv gap-above">
        <dt>{t.mails}</dt>
        <dd>{sayQueue(mails)}</dd>
        <dt>{t.webhooks}</dt>
        <dd>{sayQueue(webhooks)}</dd>
      </dl>
    </section>
  );
}
