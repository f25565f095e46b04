// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precomputeOnPress } from './precompute-on-press.ts';

let precomputed: string[] = [];
let stop: () => void;

beforeEach(() => {
  precomputed = [];
  document.body.innerHTML = `
    <form id="trip"><input id="elsewhere" type="checkbox" name="hotspot" value="yes"></form>
    <section id="plans">
      <label><input id="box" type="checkbox" name="provider" value="nori"><b id="words">Nori</b></label>
      <input id="off" type="checkbox" name="provider" value="gone" disabled>
      <input id="other" type="checkbox" name="dominated" value="1">
      <input id="text" type="text" name="provider" value="no">
    </section>`;
  stop = precomputeOnPress((facet, value) => precomputed.push(`${facet}=${value}`));
});

afterEach(() => stop());

const press = (id: string, event: Event): void => void document.getElementById(id)?.dispatchEvent(event);
const pointer = (): Event => new Event('pointerdown', { bubbles: true });
const key = (name: string, repeat = false): Event => new KeyboardEvent('keydown', { key: name, repeat, bubbles: true });

describe('precomputeOnPress', () => {
  it.each(['box', 'words'])('precomputes a filter pressed by its %s', (id) => {
    press(id, pointer());
    expect(precomputed).toEqual(['provider=nori']);
  });

  it('precomputes a filter once while the space bar is held', () => {
    press('box', key(' '));
    press('box', key(' ', true));
    press('box', key('Tab'));
    expect(precomputed).toEqual(['provider=nori']);
  });

  it.each(['elsewhere', 'off', 'other', 'text'])('ignores what changes no filter: %s', (id) => {
    press(id, pointer());
    press(id, key(' '));
    expect(precomputed).toEqual([]);
  });

  it('stops', () => {
    stop();
    press('box', pointer());
    press('box', key(' '));
    expect(precomputed).toEqual([]);
  });
});
