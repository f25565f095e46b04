// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { undoChanges } from './undo-changes.ts';

const html = '<h2>Plans from 3 November</h2><p>One <b>two</b> three</p>';

/** The mutation records of a change. */
function recordsOf(page: HTMLElement, change: () => void): readonly MutationRecord[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(page, { childList: true, characterData: true, characterDataOldValue: true, subtree: true });
  change();
  return observer.takeRecords();
}

const changes: Readonly<Record<string, (page: HTMLElement) => void>> = {
  'a word': (page) => {
    page.querySelector('b')?.replaceChildren('zwei');
  },
  'a word in its node': (page) => {
    const word = page.querySelector('b')?.firstChild;
    if (word instanceof Text) word.data = 'zwei';
  },
  'a panel': (page) => page.insertAdjacentHTML('beforeend', '<div>Panel</div>'),
  'a date that became a link': (page) => {
    const text = page.querySelector('h2')?.firstChild;
    if (!(text instanceof Text)) return;
    const date = text.splitText('Plans from '.length);
    const link = document.createElement('a');
    date.replaceWith(link);
    link.append(date);
  },
  'a translation, twice': (page) => {
    for (const element of page.querySelectorAll('h2, b')) {
      for (const tag of ['font', 'span']) {
        const wrapper = document.createElement(tag);
        const { childNodes } = element;
        wrapper.append(...childNodes);
        element.append(wrapper);
      }
    }
  },
  'another order': (page) => page.append(...page.querySelectorAll('h2')),
  nothing: () => undefined,
};

describe('undoChanges', () => {
  it.each(Object.entries(changes))('restores what was there before %s', (_, change) => {
    const page = document.createElement('div');
    page.innerHTML = html;
    const nodes = [...page.querySelectorAll('*')];
    const records = recordsOf(page, () => change(page));
    undoChanges(records);
    expect(page.innerHTML).toBe(html);
    expect([...page.querySelectorAll('*')]).toEqual(nodes);
  });
});
