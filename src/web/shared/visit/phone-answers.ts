import { useSyncExternalStore } from 'react';

/** `unsure` counts as open. */
export const phoneAnswers = ['good', 'bad', 'unsure'] as const;

export type PhoneAnswer = (typeof phoneAnswers)[number];

/** By question: `eid`, `lock`, and the path of each destination for the own SIM. */
export type PhoneAnswers = Readonly<Record<string, PhoneAnswer>>;

const storageKey = 'phone';
const nothing: PhoneAnswers = {};
let state: PhoneAnswers | null = null;
const listeners = new Set<() => void>();

/** Never throws: storage may be blocked or hold anything. */
function readAnswers(): PhoneAnswers {
  if (state !== null) return state;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const entries = Object.entries(Object(stored));
    state = Object.fromEntries(entries.flatMap(([question, answer]) => entryOf(question, answer)));
  } catch {
    state = nothing;
  }
  return state;
}

/** Empty: not an answer. */
function entryOf(question: string, written: unknown): readonly (readonly [string, PhoneAnswer])[] {
  const answer = phoneAnswers.find((each) => each === written);
  return answer === undefined ? [] : [[question, answer]];
}

/** Keeps an answer on this device; it is never sent. */
export function answerPhone(question: string, answer: string): void {
  setAnswers({ ...readAnswers(), ...Object.fromEntries(entryOf(question, answer)) });
}

export function forgetPhone(): void {
  setAnswers(nothing);
}

function setAnswers(answers: PhoneAnswers): void {
  state = answers;
  try {
    if (answers === nothing) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(answers));
  } catch {
    // Full or blocked: kept until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The answers on this device; empty on the server and until hydration. */
export function usePhoneAnswers(): PhoneAnswers {
  return useSyncExternalStore(subscribe, readAnswers, () => nothing);
}
