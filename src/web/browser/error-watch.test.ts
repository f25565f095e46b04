import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorWatch, type ErrorWatch } from './error-watch.ts';
import type { SeenError } from './seen-error.ts';

const reportErrors = vi.fn<(seen: readonly SeenError[]) => Promise<void>>();

const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
let page: EventTarget;
let idle: (() => void)[];
let watch: ErrorWatch;
const reportError = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  reportErrors.mockResolvedValue();
  page = new EventTarget();
  idle = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('reportError', reportError);
  vi.stubGlobal('location', { href: 'https://esim.example/japan' });
  watch = createErrorWatch(reportErrors);
  watch.start();
  return () => vi.unstubAllGlobals();
});

function fail(error: unknown, filename = 'https://esim.example/a.js'): void {
  page.dispatchEvent(Object.assign(new Event('error'), { error, message: 'said', filename, lineno: 3, colno: 4 }));
}

async function untilReported(): Promise<readonly SeenError[]> {
  for (const work of idle.splice(0)) work();
  await vi.waitUntil(() => reportErrors.mock.calls.length > 0);
  return reportErrors.mock.calls.flatMap(([seen]) => seen);
}

describe('createErrorWatch', () => {
  it('hands on errors and rejections with their place when the browser is idle', async () => {
    const [first, second] = [new Error('first'), new Error('second')];
    fail(first);
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: second }));
    fail(null, '');
    expect([idle.length, reportErrors.mock.calls.length]).toEqual([1, 0]);
    const url = 'https://esim.example/japan';
    expect(await untilReported()).toEqual([
      { error: first, place: 'https://esim.example/a.js:3:4', stack: '', url },
      { error: second, place: '', stack: '', url },
      { error: 'said', place: '', stack: '', url },
    ]);
  });

  it('takes an error of React once, with its component, and leaves it to the browser too', async () => {
    const error = new Error('first');
    reportError.mockImplementation((reported) => fail(reported));
    watch.hooks.onUncaughtError?.(error, { componentStack: 'at Page' });
    watch.hooks.onRecoverableError?.(error, {});
    expect(reportError).toHaveBeenCalledTimes(2);
    expect(await untilReported()).toMatchObject([{ error, stack: 'at Page', place: '' }]);
  });

  it('stops at a hundred', async () => {
    for (let index = 0; index < 300; index += 1) fail(`number ${index}`);
    expect(await untilReported()).toHaveLength(100);
  });

  it('logs that the reporting failed', async () => {
    reportErrors.mockRejectedValue(new Error('no such file'));
    fail(new Error('first'));
    await untilReported();
    await vi.waitUntil(() => warn.mock.calls.length > 0);
    expect(warn).toHaveBeenCalledExactlyOnceWith('An error was not reported: Error: no such file');
  });
});
