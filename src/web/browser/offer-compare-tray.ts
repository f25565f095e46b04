import { readCompared, subscribeCompared } from '#web/shared/compared/compared-store.ts';
import { logFailure } from './log-failure.ts';

/** Loads and shows the tray as soon as a plan is chosen for comparison. */
export function offerCompareTray(show: () => Promise<void>): void {
  let isAsked = false;
  const look = (): void => {
    const { notes } = readCompared();
    if (isAsked || notes.length === 0) return;
    isAsked = true;
    stop();
    show().catch((error: unknown) => logFailure('The tray of plans to compare could not be shown', error));
  };
  const stop = subscribeCompared(look);
  look();
}
