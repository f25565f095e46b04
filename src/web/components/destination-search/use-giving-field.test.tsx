// @vitest-environment happy-dom
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useGivingField } from './use-giving-field.ts';

let told: boolean[] = [];

function Taker({ takeFocus }: { readonly takeFocus: () => boolean }) {
  useLayoutEffect(() => void told.push(takeFocus()), [takeFocus]);
  return <input id="taker" />;
}

function Exchanged() {
  const [isTaken, setIsTaken] = useState(false);
  const { field, takeFocus } = useGivingField();
  return (
    <>
      {isTaken ? <Taker takeFocus={takeFocus} /> : <input id="plain" ref={field} />}
      <button id="exchange" onClick={() => setIsTaken(true)}>
        Exchange
      </button>
    </>
  );
}

function open(): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <>
        <Exchanged />
        <input id="next" />
      </>,
    ),
  );
  close = () => {
    root.unmount();
    place.remove();
  };
}

let close: () => void;

describe('useGivingField', () => {
  beforeEach(() => {
    told = [];
    open();
  });
  afterEach(() => close());

  const focus = (id: string): void => document.getElementById(id)?.focus();
  const exchange = (): void => flushSync(() => document.getElementById('exchange')?.click());

  it('tells the field that takes the place that this one had the focus', () => {
    focus('plain');
    exchange();
    expect(told).toEqual([true]);
  });

  it('does not when the visitor has gone on to another field', () => {
    focus('plain');
    focus('next');
    exchange();
    expect(told).toEqual([false]);
  });
});
