import { useSyncExternalStore } from 'react';
import { maxCompared, noteOf, readComparedNotes, type ComparedNote } from '#domain/listing/compared-plans.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { readSettings, writeSettings } from '#web/shared/visit/settings.ts';

/** The plans that the visitor has chosen to compare, in this browser. */
export interface ComparedState {
  readonly notes: readonly ComparedNote[];
  /** A plan that waits for room until another one is removed; null: none. */
  readonly waiting: ComparedNote | null;
}

const nothing: ComparedState = { notes: [], waiting: null };
let state: ComparedState | null = null;
const listeners = new Set<() => void>();

/** The stored plans, read lazily. */
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

/** Syncs with changes from other tabs. */
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

/** Adds or removes a plan. A fifth plan waits until the visitor removes another one. */
export function toggleCompared(plan: ListedPlan): void {
  const { notes } = readCompared();
  const note = noteOf(plan);
  if (notes.some(({ id }) => id === plan.id)) forgetCompared(plan.id);
  else if (notes.length < maxCompared) setNotes([...notes, note]);
  else setNotes(notes, note);
}

/** Removes a plan; a waiting one takes its place. */
export function forgetCompared(id: number): void {
  const { notes, waiting } = readCompared();
  const kept = notes.flatMap((note) => (note.id === id ? (waiting ?? []) : note));
  if (kept.length !== notes.length || waiting !== null) setNotes(kept);
}

/** Drops the waiting plan. */
export function keepCompared(): void {
  setNotes(readCompared().notes);
}

export function setCompared(plans: readonly ListedPlan[]): void {
  setNotes(plans.slice(0, maxCompared).map(noteOf));
}

/** The current state; empty on the server and until hydration. */
export function useCompared(): ComparedState {
  return useSyncExternalStore(subscribeCompared, readCompared, () => nothing);
}
