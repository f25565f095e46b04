import { useState } from 'react';
import type { ReviewFormMessages } from '#i18n/languages/en/review-form.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ReviewFormProps } from './form/review-form.tsx';
import { loadFormMessages } from './form/load-form-messages.ts';

interface LoadedForm {
  readonly Form: (props: ReviewFormProps) => React.ReactNode;
  readonly texts: ReviewFormMessages;
}

interface ReviewOpening {
  /** Null: never opened on this page. */
  readonly form: LoadedForm | null;
  readonly isOpen: boolean;
  /** Number of this opening; each one starts fresh. */
  readonly round: number;
  readonly isLoading: boolean;
  /** Loads the form without opening it. */
  readonly prepare: () => void;
  /** @returns false when the form cannot be loaded */
  readonly open: () => Promise<boolean>;
  readonly close: () => void;
}

async function loadForm(locale: Locale): Promise<LoadedForm> {
  const [{ ReviewForm }, texts] = await Promise.all([import('./form/review-form.tsx'), loadFormMessages(locale)]);
  return { Form: ReviewForm, texts };
}

/** Loads and opens the review form on demand. */
export function useReviewOpening(locale: Locale): ReviewOpening {
  const [form, setForm] = useState<LoadedForm | null>(null);
  const [{ isOpen, round }, setState] = useState({ isOpen: false, round: 0 });
  const [isLoading, setIsLoading] = useState(false);
  const open = async (): Promise<boolean> => {
    setIsLoading(true);
    const loaded = form ?? (await loadForm(locale).catch(() => null));
    setIsLoading(false);
    if (loaded === null) return false;
    setForm(loaded);
    // A second press while the form is loading must not empty the form that the first has opened.
    setState((before) => (before.isOpen ? before : { isOpen: true, round: before.round + 1 }));
    return true;
  };
  return {
    form,
    isOpen,
    round,
    isLoading,
    prepare: () => void loadForm(locale).catch(() => undefined),
    open,
    close: () => setState((before) => ({ ...before, isOpen: false })),
  };
}
