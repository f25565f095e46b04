import { executionAsyncResource } from 'node:async_hooks';

/** What is kept; never read, but a local would not live on. */
let kept: object | null = null;

/**
 * Keeps the record that Node makes for a call of `process.nextTick`, of which an answer takes several. When a collection of
 * garbage finds none of them, as it may while nobody asks for anything, V8 forgets their shape and all code compiled for it,
 * and what it compiles afterwards puts the records together ten times as slowly, until the process ends: some 5 µs an answer
 * (decision 0046). Resolves to the record.
 */
export function keepTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => resolve((kept ??= executionAsyncResource())));
  });
}
