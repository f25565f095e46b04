import { useSyncExternalStore } from 'react';
import { maxCompared, noteOf, readComparedNotes, type ComparedNote } from '#domain/listing/compared-plans.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { readSettings, writeSettings } from '#web/components/page/settings.ts';

/** The plans that the visitor has chosen to compare, in this browser. */
export interface ComparedState {
  readonly notes: readonly ComparedNote[];
  /** A plan for which there is no room until another one goes; null: none waits. */
  readonly waiting: ComparedNote | null;
}

const nothing: ComparedState = { notes: [], waiting: null };
let state: ComparedState | null = null;
const listeners = new Set<() => void>();

/** What is stored, read when somebody first asks. */
export function readCompared(): ComparedState {
  state ??= { notes: readComparedNotes(readSettings().compared), waiting: null };
  return state;
}

export function subscribeCompared(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', readAgain);
  };
}

/** Another tab of the site has changed what is stored. */
function readAgain({ key }: StorageEvent): void {
  if (key !== null && key !== 'settings') return;
  state = null;
  for (const listener of listeners) listener();
}

function setNotes(notes: readonly ComparedNote[], waiting: ComparedNote | null = null): void {
  state = { notes, waiting };
  writeSettings({ compared: notes });
  for (const listener of listeners) listener();
}

/** Takes a plan in or out. Where four are in already, it waits until the visitor says which one goes. */
export function toggleCompared(plan: ListedPlan): void {
  const { notes } = readCompared();
  const note = noteOf(plan);
  if (notes.some(({ id }) => id === plan.id)) forgetCompared(plan.id);
  else if (notes.length < maxCompared) setNotes([...notes, note]);
  else setNotes(notes, note);
}

/** Takes a plan out; one that waits takes its place. */
export function forgetCompared(id: number): void {
  const { notes, waiting } = readCompared();
  const kept = notes.flatMap((note) => (note.id === id ? (waiting ?? []) : note));
  if (kept.length !== notes.length || waiting !== null) setNotes(kept);
}

/** Nothing waits any more. */
export function keepCompared(): void {
  setNotes(readCompared().notes);
}

/** These plans and no others. */
export function setCompared(plans: readonly ListedPlan[]): void {
  setNotes(plans.slice(0, maxCompared).map(noteOf));
}

/** As it is now; on the server, and until React has taken the page over, nothing. */
export function useCompared(): ComparedState {
  return useSyncExternalStore(subscribeCompared, readCompared, () => nothing);
}
