import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import type { Locale } from '#domain/kernel/locale.ts';
import { startBotCheck, type BotCheckClient } from './bot-check/bot-check-client.ts';
import type { BotChallenge } from './bot-check/challenge.ts';
import { forgetDraft, keepDraft, keepImages, loadDraft, loadImages } from './draft-store.ts';
import { startingFields, type ReviewSubject } from './kept-draft.ts';
import { randomId } from './random-id.ts';
import {
  emptyFields,
  isFilled,
  reviewFormReducer,
  startReviewForm,
  type FormFields,
  type ReviewFormAction,
  type ReviewFormState,
} from './review-form-state.ts';
import { logFailure, sendReview } from './send-review.ts';

interface ReviewFormControl {
  readonly state: ReviewFormState;
  readonly dispatch: (action: ReviewFormAction) => void;
  /** The visitor has entered something. */
  readonly isFilled: boolean;
  /** Restored from a kept draft. */
  readonly isRestored: boolean;
  /** Null: not known yet. */
  readonly botCheck: BotChallenge['kind'] | null;
  readonly send: () => Promise<void>;
  /** Discards the review and its kept draft. */
  readonly discard: () => void;
}

interface ReviewFormOptions {
  readonly subject: ReviewSubject;
  readonly locale: Locale;
  /** The honeypot field; `checkPlace` is the container for a bot check's widget. */
  readonly trap: RefObject<HTMLInputElement | null>;
  readonly checkPlace: RefObject<HTMLElement | null>;
}

/** State of the review form: initial fields, kept draft and sending. */
export function useReviewForm({ subject, locale, trap, checkPlace }: ReviewFormOptions): ReviewFormControl {
  const [start] = useState(() => beginWith(subject));
  const [state, dispatch] = useReducer(reviewFormReducer, start, ({ fields, revision }) =>
    startReviewForm(fields, revision),
  );
  const hasContent = isFilled(state, start.untouched);
  const [isGivenUp, setIsGivenUp] = useState(false);
  const isOver = isGivenUp || state.step === 'success';
  useKeptDraft(state, { id: start.id, hadDraft: start.hadDraft, hasContent, isOver, dispatch });
  const check = useBotCheck();
  const send = async (): Promise<void> => {
    const { fields, images, revision, resizing } = state;
    if (resizing > 0) return;
    dispatch({ kind: 'send' });
    const token = await check.token(checkPlace.current);
    const review = { fields, images, token: token ?? '', trap: trap.current?.value ?? '', locale };
    const errors =
      token === null ? (['recaptcha'] as const) : await sendReview({ ...review, key: `${start.id}-${revision}` });
    if (errors.length > 0) return dispatch({ kind: 'failed', errors });
    dispatch({ kind: 'sent' });
    return forgetDraft();
  };
  return {
    state,
    dispatch,
    isFilled: hasContent,
    isRestored: start.isRestored,
    botCheck: check.kind,
    send,
    discard: () => {
      setIsGivenUp(true);
      void forgetDraft();
    },
  };
}

interface Beginning {
  readonly id: string;
  readonly revision: number;
  readonly fields: FormFields;
  /** Initial fields without a draft. */
  readonly untouched: FormFields;
  /** A draft was on the device. */
  readonly hadDraft: boolean;
  readonly isRestored: boolean;
}

function beginWith(subject: ReviewSubject): Beginning {
  const draft = loadDraft(new Date());
  const fields = startingFields(draft, subject);
  const untouched = { ...emptyFields, ...subject };
  return {
    id: draft?.id ?? randomId(),
    revision: draft?.revision ?? 0,
    fields,
    untouched,
    hadDraft: draft !== null,
    isRestored: draft !== null && isFilled({ fields, images: [] }, untouched),
  };
}

interface KeepOptions {
  readonly id: string;
  /** Screenshots without a draft are leftovers of a discarded or expired one. */
  readonly hadDraft: boolean;
  readonly hasContent: boolean;
  /** Sent or discarded: late changes, such as a screenshot, are not kept. */
  readonly isOver: boolean;
  readonly dispatch: (action: ReviewFormAction) => void;
}

/** Keeps the draft on the device after every change, screenshots too, until it is sent or discarded. */
function useKeptDraft(state: ReviewFormState, options: KeepOptions): void {
  const { id, hadDraft, hasContent, isOver, dispatch } = options;
  const [isLoaded, setIsLoaded] = useState(false);
  const { fields, images, revision } = state;
  useEffect(() => {
    let isCurrent = true;
    const restore = async (): Promise<void> => {
      const kept = hadDraft ? await loadImages() : [];
      if (!isCurrent) return;
      if (kept.length > 0) dispatch({ kind: 'restore-images', images: kept });
      setIsLoaded(true);
    };
    void restore();
    return () => {
      isCurrent = false;
    };
  }, [hadDraft, dispatch]);
  useEffect(() => {
    if (isOver) return;
    if (hasContent) keepDraft({ id, revision, fields, keptAt: new Date().toISOString() });
    // Before loading, it may hold screenshots alone.
    else if (isLoaded) void forgetDraft();
  }, [id, fields, revision, hasContent, isOver, isLoaded]);
  useEffect(() => {
    if (!isOver && isLoaded) void keepImages(images);
  }, [images, isOver, isLoaded]);
}

interface RunningCheck {
  readonly kind: BotChallenge['kind'] | null;
  /** Null: not available. */
  readonly token: (place: HTMLElement | null) => Promise<string | null>;
}

/** Runs the bot check while the form is mounted. */
function useBotCheck(): RunningCheck {
  const client = useRef<BotCheckClient | null>(null);
  const [kind, setKind] = useState<BotChallenge['kind'] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const check = startBotCheck(stop.signal);
    client.current = check;
    const tell = async (): Promise<void> => {
      const known = await check.kind.catch(() => null);
      if (!stop.signal.aborted) setKind(known);
    };
    void tell();
    return () => stop.abort();
  }, []);
  const token = async (place: HTMLElement | null): Promise<string | null> => {
    try {
      return (await client.current?.token(place ?? document.body)) ?? null;
    } catch (error) {
      logFailure(String(error));
      return null;
    }
  };
  return { kind, token };
}
