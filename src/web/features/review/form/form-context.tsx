import { createContext, useContext } from 'react';
import type { ReviewError } from '#domain/review/review-draft.ts';
import type { ReviewFormMessages } from '#i18n/languages/en/review-form.ts';
import type { ReviewFormAction, ReviewFormState } from './review-form-state.ts';

/** Shared state of the form. */
export interface FormContext {
  readonly state: ReviewFormState;
  readonly dispatch: (action: ReviewFormAction) => void;
  readonly texts: ReviewFormMessages;
}

const Form = createContext<FormContext | null>(null);

export const FormContextProvider = Form.Provider;

/** @throws when a part of the form is rendered outside of it */
export function useForm(): FormContext {
  const form = useContext(Form);
  if (form === null) throw new Error('useForm needs the form around it');
  return form;
}

/** The text of a field's error; null: it has none. */
export function useFieldError(field: ReviewError): string | null {
  const { state, texts } = useForm();
  return state.errors.includes(field) ? texts.error[field] : null;
}

/** The id of a field's first control. */
export function controlId(field: ReviewError): string {
  return `review-${field}`;
}
