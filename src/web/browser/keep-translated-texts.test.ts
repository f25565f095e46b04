// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepTranslatedTexts } from './keep-translated-texts.ts';

keepTranslatedTexts(document.body);

let line: HTMLElement;
let text: Text;

beforeEach(() => {
  document.body.innerHTML = '<p>12 plans<b>!</b></p>';
  line = document.querySelector('p') as HTMLElement;
  text = line.firstChild as Text;
});

/** Waits for mutation observers. */
async function told(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

function translation(words: string): HTMLElement {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild?.append(words);
  return font;
}

const ways: Readonly<Record<string, (words: string) => void>> = {
  'in one step': (words) => text.replaceWith(translation(words)),
  'in two steps': (words) => {
    text.before(translation(words));
    text.remove();
  },
  'around the text': (words) => {
    const font = translation('');
    text.replaceWith(font);
    font.firstElementChild?.append(text);
    text.data = words;
  },
};

describe.each(Object.entries(ways))('a text that is translated %s', (_, translate) => {
  beforeEach(async () => {
    await told();
    translate('12 Tarife');
    await told();
  });

  it('shows its translation', () => {
    expect(line.textContent).toBe('12 Tarife!');
  });

  it('shows what React writes later, and nothing of before', async () => {
    text.nodeValue = '13 plans';
    await told();
    expect(line.innerHTML).toBe('13 plans<b>!</b>');
  });

  it('may be removed by React', async () => {
    line.removeChild(text);
    await told();
    expect(line.innerHTML).toBe('<b>!</b>');
  });

  it('may be moved by React', async () => {
    line.append(text);
    await told();
    expect(line.lastChild).toBe(text);
    expect(line.querySelector('font')).toBeNull();
    expect(text.data).not.toBe('');
  });

  it('gives React a place to insert at', () => {
    line.insertBefore(document.createElement('i'), text);
    expect(line.innerHTML).toMatch(/^<i><\/i><font>/);
  });

  it('may be translated again', async () => {
    line.querySelector('font')?.replaceWith(translation('12 forfaits'));
    await told();
    expect(line.textContent).toBe('12 forfaits!');
    text.nodeValue = '13 plans';
    await told();
    expect(line.innerHTML).toBe('13 plans<b>!</b>');
  });

  it.each([
    ['the same node', () => text],
    ['another node', () => new Text('12 plans')],
  ])('shows the original again, put back as %s', async (_name, original) => {
    const node = original();
    node.data = node === text ? text.data : '12 plans';
    line.querySelector('font')?.replaceWith(node);
    await told();
    text.nodeValue = '13 plans';
    await told();
    expect(line.innerHTML).toBe('13 plans<b>!</b>');
  });
});

describe('everything else', () => {
  it('stays away when React removes it', async () => {
    await told();
    line.removeChild(text);
    await told();
    expect(line.innerHTML).toBe('<b>!</b>');
  });

  it('stays away when React writes another text into the element', async () => {
    await told();
    text.replaceWith(translation('12 Tarife'));
    await told();
    line.textContent = 'none';
    await told();
    expect(line.innerHTML).toBe('none');
  });
});
