import type { FormEvent } from 'react';
import { reviewLimits } from '#domain/review/review-limits.ts';
import { Button } from '#ui/button.tsx';
import { DialogBody, DialogFoot } from '#ui/dialog.tsx';
import { Field, Input, TextArea } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { BotChallenge } from './bot-check/challenge.ts';
import { CountryField } from './country-field.tsx';
import styles from './editing-step.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { controlId, useFieldError, useForm } from './form-context.tsx';
import parts from './form-parts.module.css';
import { LegalNotice } from './legal-notice.tsx';
import { ProviderField } from './provider-field.tsx';
import { RatingField } from './rating-field.tsx';
import { ScreenshotField } from './screenshot-field.tsx';
import type { Providers } from './use-providers.ts';

interface EditingStepProps {
  readonly providers: Providers;
  readonly botCheck: BotChallenge['kind'] | null;
  readonly isRestored: boolean;
  readonly onCancel: () => void;
}

const formId = 'review-form';

/** The form itself: every field in the order of the design, and the buttons. */
export function EditingStep({ providers, botCheck, isRestored, onCancel }: EditingStepProps) {
  const { state, dispatch, texts } = useForm();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    dispatch({ kind: 'continue' });
  };
  return (
    <>
      <DialogBody>
        <form id={formId} className={styles['form']} noValidate onSubmit={submit}>
          {state.errors.length > 0 && <ErrorSummary key={state.errorRound} />}
          {isRestored && state.errors.length === 0 && (
            <div className={parts['wide']}>
              <Notice>{texts.restored}</Notice>
            </div>
          )}
          <ProviderField providers={providers} />
          <CountryField />
          <RatingField />
          <TextField />
          <ScreenshotField />
          <NameField />
          <EmailField />
          <LegalNotice botCheck={botCheck} />
        </form>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" look="primary" form={formId}>
          {texts.continue}
        </Button>
      </DialogFoot>
    </>
  );
}

function TextField() {
  const { state, dispatch, texts } = useForm();
  const { label, placeholder } = texts.fields.text;
  return (
    <div className={parts['wide']}>
      <Field label={label} id={controlId('text')} error={useFieldError('text')}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="text"
            dir="auto"
            rows={8}
            maxLength={reviewLimits.text}
            aria-required
            placeholder={placeholder}
            value={state.fields.text}
            onChange={({ currentTarget }) => dispatch({ kind: 'edit', change: { text: currentTarget.value } })}
          />
        )}
      </Field>
    </div>
  );
}

function NameField() {
  const { state, dispatch, texts } = useForm();
  return (
    <Field {...texts.fields.name} id={controlId('name')} error={useFieldError('name')}>
      {(wiring) => (
        <Input
          {...wiring}
          name="name"
          dir="auto"
          autoComplete="name"
          maxLength={reviewLimits.name}
          aria-required
          value={state.fields.name}
          onChange={({ currentTarget }) => dispatch({ kind: 'edit', change: { name: currentTarget.value } })}
        />
      )}
    </Field>
  );
}

function EmailField() {
  const { state, dispatch, texts } = useForm();
  return (
    <Field {...texts.fields.email} id={controlId('email')} error={useFieldError('email')}>
      {(wiring) => (
        <Input
          {...wiring}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={reviewLimits.email}
          aria-required
          value={state.fields.email}
          onChange={({ currentTarget }) => dispatch({ kind: 'edit', change: { email: currentTarget.value } })}
        />
      )}
    </Field>
  );
}
