/** How long a process may use a value that another one has replaced, in milliseconds. */
export const rereadMs = 10_000;

/**
 * Remembers a value for ten seconds, so that a change by another process is seen without a restart. While it cannot be
 * read, the last one counts; throws what `read` throws when there is none.
 * @param elapsed milliseconds of a clock that never moves backwards
 */
export function createRereader<Value>(
  read: () => Promise<Value>,
  elapsed: () => number = () => performance.now(),
): () => Promise<Value> {
  let kept: { readonly value: Value; readonly at: number } | null = null;
  return async () => {
    if (kept !== null && elapsed() - kept.at < rereadMs) return kept.value;
    const at = elapsed();
    try {
      kept = { value: await read(), at };
    } catch (error) {
      if (kept === null) throw error;
      kept = { ...kept, at };
    }
    return kept.value;
  };
}
