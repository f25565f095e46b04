import { Window, type Element, type Node } from 'happy-dom';

/** What turns its neighbours around: letters and marks from right to left, and characters that control the direction. */
const turning = /[\p{Script=Hebrew}\p{Script=Arabic}\u200f\u202a-\u202e\u2066-\u2069]/u;

/** An isolate that ends where it should, with nothing in it that could end it before. */
const isolate = /\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069/gu;

/** Elements that keep the direction of their text to themselves. */
const isolating = 'bdi, [dir=auto]';

/** Attributes that people read or hear. */
const saidAttributes = [
  'title',
  'aria-valuetext',
  'alt',
  'aria-label',
  'aria-description',
  'content',
  'placeholder',
  'label',
  'data-tip',
];

/** Whether a plain text could be turned around by a part of it that stands in no isolate. */
export function isLoose(text: string): boolean {
  return turning.test(text.replace(isolate, ''));
}

/** Texts and attributes of a page that could reorder their neighbours; data in scripts is ignored. */
export function findLooseTexts(html: string): string[] {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  document.write(html);
  const loose: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    if (element.tagName === 'SCRIPT' || element.tagName === 'STYLE') continue;
    for (const name of saidAttributes) {
      const value = element.getAttribute(name);
      if (value !== null && isLoose(value)) loose.push(`${pathTo(element)}[${name}]: ${value}`);
    }
    if (element.closest(isolating) !== null) continue;
    for (const node of element.childNodes)
      if (isText(node) && isLoose(node.data)) loose.push(`${pathTo(element)}: ${node.data}`);
  }
  return loose;
}

function isText(node: Node): node is Node & { readonly data: string } {
  return node.nodeType === 3;
}

function pathTo(element: Element): string {
  const names: string[] = [];
  for (let at: Element | null = element; at !== null && names.length < 4; at = at.parentElement)
    names.unshift(`${at.tagName.toLowerCase()}${at.className === '' ? '' : `.${at.className.split(' ')[0]}`}`);
  return names.join(' > ');
}
