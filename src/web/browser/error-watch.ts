import type { SeenError } from './seen-error.ts';
import type { RootOptions } from 'react-dom/client';
import { logFailure } from './log-failure.ts';
import { whenIdle } from './when-idle.ts';

/** Limit for an endless loop of errors. */
const mostSeen = 100;

/** Collects a page's errors. */
export interface ErrorWatch {
  readonly start: () => void;
  /** For a React root: records the component stack of an error, then reports it to the browser. */
  readonly hooks: Required<Pick<RootOptions, 'onUncaughtError' | 'onCaughtError' | 'onRecoverableError'>>;
}

/** @param report called with the recorded errors when the browser is idle */
export function createErrorWatch(report: (seen: readonly SeenError[]) => Promise<void>): ErrorWatch {
  const reported = new WeakSet<object>();
  let seenCount = 0;
  let waiting: SeenError[] = [];

  /** React reports its errors to the window as well. */
  function isDuplicate(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return false;
    const wasReported = reported.has(error);
    reported.add(error);
    return wasReported;
  }

  function record(error: unknown, { place = '', stack = '' }: Partial<Pick<SeenError, 'place' | 'stack'>>): void {
    seenCount += 1;
    if (seenCount > mostSeen || isDuplicate(error)) return;
    waiting.push({ error, place, stack, url: location.href });
    if (waiting.length === 1) whenIdle(flush);
  }

  function flush(): void {
    const errors = waiting;
    waiting = [];
    report(errors).catch((error: unknown) => logFailure('An error was not reported', error));
  }

  function recordReactError(
    error: unknown,
    { componentStack }: { readonly componentStack?: string | undefined },
  ): void {
    record(error, { stack: componentStack ?? '' });
    reportError(error);
  }

  return {
    start: () => {
      addEventListener('error', ({ error, message, filename, lineno, colno }) => {
        record(error ?? message, { place: filename === '' ? '' : `${filename}:${lineno}:${colno}` });
      });
      addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => record(reason, {}));
    },
    hooks: { onUncaughtError: recordReactError, onCaughtError: recordReactError, onRecoverableError: recordReactError },
  };
}

/** The open page's error watch. The reporter is loaded with the first error. */
export const errorWatch = createErrorWatch(async (seen) => {
  const { reportErrors } = await import('./report-errors.ts');
  await reportErrors(seen);
});
