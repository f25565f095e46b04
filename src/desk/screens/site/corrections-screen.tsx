import { PenLine } from 'lucide';
import { defaultLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import type { StoredCorrection } from '#domain/site/correction.ts';
import { defineScreen } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionForm, Button, SameAs } from '#desk/parts/action-form.tsx';
import { Field } from '#desk/parts/field.tsx';
import { Lines } from '#desk/parts/lines.tsx';
import { sayDay } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';

const t = texts.site.corrections;

/** Published corrections, and a form for one more. */
export const correctionsScreen = defineScreen({
  path: '/corrections',
  title: t.title,
  place: { label: t.title, icon: PenLine, group: 2, order: 3 },
  load: async (desk) => ({ corrections: await desk.readings.corrections() }),
  view: ({ corrections }, { now, viewer, query }) => (
    <>
      <ScreenHead title={t.title} facts={<span className="mut">{t.text}</span>} />
      <div className="side">
        <Published corrections={corrections} now={now} />
        <section className="card card--sim">
          {viewer.role === 'owner' ? (
            <CorrectionForm now={now} plan={query['plan'] ?? ''} />
          ) : (
            <p className="mut">{t.owners}</p>
          )}
          <SameAs command="roamchart corrections add" isShown={viewer.choices.commands} />
        </section>
      </div>
    </>
  ),
});

function Published({ corrections, now }: { readonly corrections: readonly StoredCorrection[]; readonly now: Date }) {
  if (corrections.length === 0) return <p className="mut">{t.none}</p>;
  return (
    <Lines
      rows={corrections.map(({ id, day, texts: said, reportCount }) => ({
        key: id,
        text: (
          <>
            <b>{said[defaultLocale]?.wrong}</b> {said[defaultLocale]?.done}{' '}
            <span className="mut">{Object.keys(said).join(', ')}</span>
          </>
        ),
        aside: `${reportCount > 0 ? `${t.from({ reports: reportCount })}, ` : ''}${sayDay(day, now)}`,
      }))}
    />
  );
}

function CorrectionForm({ now, plan }: { readonly now: Date; readonly plan: string }) {
  const today = now.toISOString().slice(0, 10);
  const others = locales.filter((locale) => locale !== defaultLocale);
  return (
    <ActionForm of="correction/add" subject="new" back="/corrections" needsTouch className="column">
      <h2>{t.form}</h2>
      <Field label={t.day} type="date" name="day" defaultValue={today} required />
      <TextFields locale={defaultLocale} isRequired />
      <details className="samples">
        <summary>
          <span className="link">{t.others}</span>
        </summary>
        {others.map((locale) => (
          <TextFields key={locale} locale={locale} isRequired={false} />
        ))}
      </details>
      <Field label={t.plan} hint={t.planHint} name="plan" inputMode="numeric" defaultValue={plan} />
      <Button look="btn btn--p" name={t.publish} />
      <p className="foot">{t.final}</p>
    </ActionForm>
  );
}

function TextFields({ locale, isRequired }: { readonly locale: Locale; readonly isRequired: boolean }) {
  const language = texts.providers.languages[locale];
  return (['wrong', 'done'] as const).map((text) => (
    <Field
      key={text}
      label={t[text]({ language })}
      name={`${text}:${locale}`}
      rows={2}
      lang={locale}
      required={isRequired}
    />
  ));
}
