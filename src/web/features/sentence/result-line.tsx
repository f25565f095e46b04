import { useEffect, useState } from 'react';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayResult, type Result } from './sentence-words.ts';
import { SheetResult } from './sheet-result.tsx';

/** Debounce before another result is shown and announced. */
const settledMs = 300;

/** What the trip comes to. While another result is on its way, the earlier one is dimmed. */
export function ResultLine() {
  const { shell, messages } = usePage();
  const { view, isBusy } = useListState();
  const { answer, detail } = sayResult(view, { locale: shell.locale, messages });
  const settled = useSettled({ answer, detail });
  const isWaiting = isBusy || settled.answer !== answer || settled.detail !== detail;
  return <SheetResult {...settled} isWaiting={isWaiting} />;
}

function useSettled({ answer, detail }: Result): Result {
  const [settled, setSettled] = useState<Result>({ answer, detail });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ answer, detail }), settledMs);
    return () => clearTimeout(timer);
  }, [answer, detail]);
  return settled;
}
