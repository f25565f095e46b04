import { longestReportText, reviewReportReasons } from '#domain/review/review-report.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { Field, FieldError, Input, TextArea } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Wrap } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import { reviewLimits } from '#domain/review/review-limits.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { ReviewReportData } from './load.ts';
import styles from './page.module.css';

/** Reporting a review: plain forms that work without JavaScript. */
export function ReviewReportSections(data: ReviewReportData) {
  return (
    <Wrap className={styles['page']}>
      {data.kind === 'form' && <ReportForm {...data} />}
      {data.kind === 'receipt' && <Receipt {...data} />}
      {data.kind === 'objection' && <Objection {...data} />}
    </Wrap>
  );
}

type DataOf<Kind> = Extract<ReviewReportData, { readonly kind: Kind }>;

function ReportForm({ reviewId, provider, values, errors }: DataOf<'form'>) {
  const { shell, messages } = usePage();
  const texts = messages.reviewReport;
  const errorOf = (field: keyof typeof values) => (errors.includes(field) ? texts.errors[field] : null);
  const reasons = reviewReportReasons.map((value) => ({ value, label: texts.reasons[value] }));
  return (
    <>
      <Heading as="h1">{texts.heading}</Heading>
      <p>{texts.about({ provider })}</p>
      <form method="post" action="/reports/review" className={styles['form']}>
        <input type="hidden" name="locale" value={shell.locale} />
        <input type="hidden" name="review" value={reviewId} />
        <Select
          name="reason"
          label={texts.reason}
          value={values.reason}
          options={[{ value: '', label: texts.choose }, ...reasons]}
        />
        {errors.includes('reason') && <FieldError id="reason-error">{texts.errors.reason}</FieldError>}
        <Field label={texts.explanation} hint={texts.explanationHint} error={errorOf('explanation')}>
          {(wiring) => (
            <TextArea
              {...wiring}
              name="explanation"
              rows={6}
              maxLength={longestReportText}
              defaultValue={values.explanation}
            />
          )}
        </Field>
        <p>{texts.whoHint}</p>
        <Field label={texts.name} error={errorOf('name')}>
          {(wiring) => (
            <Input
              {...wiring}
              name="name"
              autoComplete="name"
              maxLength={reviewLimits.name}
              defaultValue={values.name}
            />
          )}
        </Field>
        <Field label={texts.email} error={errorOf('email')}>
          {(wiring) => (
            <Input
              {...wiring}
              type="email"
              name="email"
              autoComplete="email"
              maxLength={reviewLimits.email}
              defaultValue={values.email}
            />
          )}
        </Field>
        <Check name="faith" value="yes" label={texts.faith} isChecked={values.faith === 'yes'} />
        {errors.includes('faith') && <FieldError id="faith-error">{texts.errors.faith}</FieldError>}
        <Button type="submit" look="primary">
          {texts.submit}
        </Button>
      </form>
    </>
  );
}

function Receipt({ number, isMailed }: DataOf<'receipt'>) {
  const { receipt } = usePage().messages.reviewReport;
  return (
    <>
      <Heading as="h1">{receipt.heading}</Heading>
      <Notice kind="ok" role="status">
        {receipt.number({ number })}
      </Notice>
      <p>{isMailed ? receipt.mailed : receipt.notMailed}</p>
    </>
  );
}

function Objection({ number, text, state }: DataOf<'objection'>) {
  const { shell, messages } = usePage();
  const texts = messages.reviewReport.objection;
  if (state === 'done')
    return (
      <>
        <Heading as="h1">{texts.done}</Heading>
        <p>{texts.doneText}</p>
      </>
    );
  return (
    <>
      <Heading as="h1">{texts.heading}</Heading>
      <p>{texts.lead}</p>
      <form method="post" action="/reports/review/objection" className={styles['form']}>
        <input type="hidden" name="locale" value={shell.locale} />
        <Field label={texts.number} error={state === 'refused' ? texts.wrong : null}>
          {(wiring) => (
            <Input {...wiring} name="number" autoComplete="off" required maxLength={20} defaultValue={number} />
          )}
        </Field>
        <Field label={texts.text}>
          {(wiring) => (
            <TextArea {...wiring} name="text" rows={6} required maxLength={longestReportText} defaultValue={text} />
          )}
        </Field>
        <Button type="submit" look="primary">
          {texts.submit}
        </Button>
      </form>
    </>
  );
}
