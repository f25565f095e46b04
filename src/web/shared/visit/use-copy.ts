import { useState } from 'react';

export type CopyOutcome = 'copied' | 'copyFailed';

/** Copies a text to the clipboard. The outcome of the last attempt is null before the first one. */
export function useCopy(): readonly [CopyOutcome | null, (text: string) => Promise<void>] {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return [outcome, copy];
}
