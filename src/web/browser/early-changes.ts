/** Changes to the HTML before hydration, recorded by `startScript` (`inline-scripts.ts`). */
interface EarlyChanges {
  /** The changes since the last call. */
  readonly take: () => readonly MutationRecord[];
  readonly stop: () => void;
}

declare global {
  var earlyChanges: EarlyChanges | undefined;
}

/** The changes since the last call. */
export function takeEarlyChanges(): readonly MutationRecord[] {
  return globalThis.earlyChanges?.take() ?? [];
}
