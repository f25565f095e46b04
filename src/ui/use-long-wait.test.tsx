// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLongWait } from './use-long-wait.ts';

let root: Root;

function Wait({ isWaiting }: { readonly isWaiting: boolean }) {
  return <p>{useLongWait(isWaiting) ? 'still waiting' : 'quiet'}</p>;
}

const wait = async (isWaiting: boolean): Promise<void> => act(() => root.render(<Wait isWaiting={isWaiting} />));
const pass = async (ms: number): Promise<void> => act(() => void vi.advanceTimersByTime(ms));
const said = (): string | null => document.body.textContent;

describe('useLongWait', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    vi.useFakeTimers();
    root = createRoot(document.body.appendChild(document.createElement('div')));
  });
  afterEach(async () => {
    await act(() => root.unmount());
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  it('is true after 300 ms and not before, until the wait is over', async () => {
    await wait(true);
    await pass(299);
    expect(said()).toBe('quiet');
    await pass(1);
    expect(said()).toBe('still waiting');
    await wait(false);
    expect(said()).toBe('quiet');
  });

  it('starts again with each wait', async () => {
    await wait(true);
    await pass(200);
    await wait(false);
    await wait(true);
    await pass(299);
    expect(said()).toBe('quiet');
    await pass(1);
    expect(said()).toBe('still waiting');
    await wait(false);
    await wait(true);
    expect(said()).toBe('quiet');
  });
});
