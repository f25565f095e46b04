// @vitest-environment happy-dom
import { useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Boundary } from './boundary.tsx';

const onCaughtError = vi.fn<(error: unknown) => void>();
const onUncaughtError = vi.fn<(error: unknown) => void>();
/** A page change that may throw. */
const change = vi.fn<() => void>();

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.resetAllMocks();
  container = document.createElement('div');
  root = createRoot(container, { onCaughtError, onUncaughtError });
  render();
  return () => vi.restoreAllMocks();
});

function Plans(): ReactNode {
  useLayoutEffect(change);
  return <p>Plans</p>;
}

function render(): void {
  flushSync(() =>
    root.render(
      <Boundary>
        <header>Head</header>
        <Boundary>
          <Plans />
        </Boundary>
      </Boundary>,
    ),
  );
}

function fail(): never {
  throw new Error('moved');
}

const elements = (): readonly Element[] => [...container.children];

describe('Boundary', () => {
  it('mounts its children again after an error, and nothing else', () => {
    const [head, plans] = elements();
    change.mockImplementationOnce(fail);
    render();
    expect(container.innerHTML).toBe('<header>Head</header><p>Plans</p>');
    expect(elements()[0]).toBe(head);
    expect(elements()[1]).not.toBe(plans);
    expect(onCaughtError).toHaveBeenCalledOnce();
  });

  it('hands an error that comes again to the next boundary above', () => {
    const [head] = elements();
    change.mockImplementationOnce(fail).mockImplementationOnce(fail);
    render();
    expect(container.innerHTML).toBe('<header>Head</header><p>Plans</p>');
    expect(elements()[0]).not.toBe(head);
  });

  it('answers each of two errors that lie apart', () => {
    const now = vi.spyOn(performance, 'now');
    const [head] = elements();
    for (const minute of [1, 2]) {
      now.mockReturnValue(minute * 60_000);
      change.mockImplementationOnce(fail);
      render();
      expect(elements()[0]).toBe(head);
    }
    expect(onCaughtError).toHaveBeenCalledTimes(2);
  });

  it('gives up where no boundary helps', () => {
    change.mockImplementation(fail);
    render();
    expect(onUncaughtError).toHaveBeenCalledOnce();
  });

  it('goes on where an element that React removes is gone already', () => {
    const list = (items: readonly string[]): ReactNode => (
      <Boundary>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Boundary>
    );
    flushSync(() => root.render(list(['one', 'two'])));
    container.querySelector('li')?.remove();
    flushSync(() => root.render(list(['two', 'three'])));
    expect(container.innerHTML).toBe('<ul><li>two</li><li>three</li></ul>');
    expect(onCaughtError).toHaveBeenCalledOnce();
  });
});
