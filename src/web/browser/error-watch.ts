import type { SeenError } from './seen-error.ts';
import type { RootOptions } from 'react-dom/client';
import { logFailure } from './log-failure.ts';
import { whenIdle } from './when-idle.ts';

/** An endless loop of errors costs no more than these. */
const mostSeen = 100;

/** Listens to what goes wrong on a page. */
export interface ErrorWatch {
  /** Notes what goes wrong from now on. */
  readonly start: () => void;
  /** For a root of React: notes the component that an error comes from, then hands it to the browser, which reports it. */
  readonly hooks: Required<Pick<RootOptions, 'onUncaughtError' | 'onCaughtError' | 'onRecoverableError'>>;
}

/** @param report is given what was noted when the browser is idle */
export function createErrorWatch(report: (seen: readonly SeenError[]) => Promise<void>): ErrorWatch {
  const known = new WeakSet<object>();
  let seenCount = 0;
  let waiting: SeenError[] = [];

  /** React hands its errors to the window as well. */
  function isKnown(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return false;
    const wasKnown = known.has(error);
    known.add(error);
    return wasKnown;
  }

  function note(error: unknown, { place = '', stack = '' }: Partial<Pick<SeenError, 'place' | 'stack'>>): void {
    seenCount += 1;
    if (seenCount > mostSeen || isKnown(error)) return;
    waiting.push({ error, place, stack, url: location.href });
    if (waiting.length === 1) whenIdle(hand);
  }

  function hand(): void {
    const seen = waiting;
    waiting = [];
    report(seen).catch((error: unknown) => logFailure('An error was not reported', error));
  }

  function noteOfReact(error: unknown, { componentStack }: { readonly componentStack?: string | undefined }): void {
    note(error, { stack: componentStack ?? '' });
    reportError(error);
  }

  return {
    start: () => {
      addEventListener('error', ({ error, message, filename, lineno, colno }) => {
        note(error ?? message, { place: filename === '' ? '' : `${filename}:${lineno}:${colno}` });
      });
      addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => note(reason, {}));
    },
    hooks: { onUncaughtError: noteOfReact, onCaughtError: noteOfReact, onRecoverableError: noteOfReact },
  };
}

/** Of the page that is open. What tells the site about errors is loaded with the first one. */
export const errorWatch = createErrorWatch(async (seen) => {
  const { reportErrors } = await import('./report-errors.ts');
  await reportErrors(seen);
});
