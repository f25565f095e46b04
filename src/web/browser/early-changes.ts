/** What others have changed in the page since the end of its HTML, as `startScript` records it (`inline-scripts.ts`). */
interface EarlyChanges {
  /** All that came since the last call. */
  readonly take: () => readonly MutationRecord[];
  readonly stop: () => void;
}

declare global {
  var earlyChanges: EarlyChanges | undefined;
}

/** All that came since the last call. */
export function takeEarlyChanges(): readonly MutationRecord[] {
  return globalThis.earlyChanges?.take() ?? [];
}
