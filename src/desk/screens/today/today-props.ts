import type { ScreenRequest } from '#desk/frame/screen.ts';
import type { Today } from '#runtime/services/desk/today.ts';

export interface TodayProps {
  readonly today: Today;
  readonly request: ScreenRequest;
}

export function countWaiting({ waits }: Today): number {
  return waits.reduce((sum, { count }) => sum + count, 0);
}

export function countIll({ ill, illFeeds }: Today): { readonly problems: number; readonly warnings: number } {
  const problems = ill.filter(({ level }) => level === 'problem').length;
  return { problems, warnings: ill.length - problems + illFeeds.length };
}
