// @vitest-environment happy-dom
import { act, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useFieldHandover } from './use-field-handover.ts';

let told: boolean[] = [];

function Taker({ text, takeFocus }: { readonly text: string; readonly takeFocus: () => boolean }) {
  useLayoutEffect(() => void told.push(takeFocus()), [takeFocus]);
  return <input id="taker" defaultValue={text} />;
}

function Exchanged() {
  const [text, setText] = useState('');
  const { isWanted, field, takeFocus } = useFieldHandover(text, setText);
  if (isWanted) return <Taker text={text} takeFocus={takeFocus} />;
  return <input id="plain" {...field} value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

const page = (
  <>
    <Exchanged />
    <input id="next" />
  </>
);

let close = (): void => undefined;

/** Hydrates the page. @param before what the visitor does to the server's HTML */
async function open(before: (plain: HTMLInputElement) => void): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  told = [];
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  before(input('plain'));
  const root = await act(() => hydrateRoot(place, page));
  close = () => {
    root.unmount();
    place.remove();
  };
}

function input(id: string): HTMLInputElement {
  return document.getElementById(id) as HTMLInputElement;
}

function exists(id: string): boolean {
  return document.getElementById(id) !== null;
}

describe('useFieldHandover', () => {
  afterEach(async () => {
    await act(() => close());
    globalThis.composedIn = null;
  });

  it('is replaced on focus, and hands the focus over', async () => {
    await open(() => undefined);
    expect(exists('taker')).toBe(false);
    await act(() => input('plain').focus());
    expect(exists('taker')).toBe(true);
    expect(told).toEqual([true]);
  });

  it('leaves the focus where the visitor has moved it', async () => {
    await open(() => undefined);
    await act(() => {
      input('plain').focus();
      input('next').focus();
    });
    expect(told).toEqual([false]);
  });

  it('takes along what was written in it before', async () => {
    await open((plain) => {
      plain.focus();
      plain.value = 'Germ';
    });
    expect(input('taker').value).toBe('Germ');
    expect(told).toEqual([true]);
  });

  it('keeps what was typed before the focus moved on', async () => {
    await open((plain) => {
      plain.value = 'Germ';
    });
    expect(input('plain').value).toBe('Germ');
    await act(() => input('plain').focus());
    expect(input('taker').value).toBe('Germ');
  });

  it('stays while a word is composed in it, also one that was begun before', async () => {
    await open((plain) => {
      plain.focus();
      plain.value = 'どい';
      globalThis.composedIn = plain;
    });
    expect(exists('taker')).toBe(false);
    await act(() => input('plain').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
    expect(input('taker').value).toBe('どい');
  });
});
