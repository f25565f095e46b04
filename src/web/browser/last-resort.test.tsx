// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LastResort } from './last-resort.tsx';

const reload = vi.fn<() => void>();

let hasFailed: boolean;

function Page(): ReactNode {
  if (hasFailed) throw new Error('broken');
  return (
    <a href="/japan?page=2" data-live="">
      Next page
    </a>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  vi.stubGlobal('location', { pathname: '/japan', reload });
  return () => vi.unstubAllGlobals();
});

/** The page after an error that no boundary handled. */
function fail(isShown = true): HTMLElement {
  const container = document.createElement('div');
  if (isShown) document.body.replaceChildren(container);
  const root = createRoot(container, { onCaughtError: () => undefined });
  const render = (): void =>
    flushSync(() => root.render(<LastResort container={container}>{[<Page key="page" />]}</LastResort>));
  hasFailed = false;
  render();
  hasFailed = true;
  render();
  return container;
}

describe('LastResort', () => {
  it('loads the address again and keeps the content until it is there', () => {
    expect(fail().textContent).toBe('Next page');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not load another page again for one that is kept', () => {
    expect(fail(false).textContent).toBe('Next page');
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page as it was last where that was of no help', () => {
    fail();
    const container = fail();
    expect(reload).toHaveBeenCalledOnce();
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/japan?page=2');
  });
});
