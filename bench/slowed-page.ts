import type { Page } from '@playwright/test';

/** How many times slower than this machine a visitor's processor is. */
export const slowdown = 4;

export interface Work {
  /** Processor time of the page's main thread, milliseconds, slowed down as it is; other programs hardly affect it. */
  readonly processor: number;
  readonly script: number;
  readonly style: number;
}

/** Slows the page's processor down. @returns reads what its main thread has used since it was opened */
export async function slowDown(page: Page): Promise<() => Promise<Work>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string): number => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
    return {
      processor: metric('TaskDuration'),
      script: metric('ScriptDuration'),
      style: metric('RecalcStyleDuration') + metric('LayoutDuration'),
    };
  };
}
