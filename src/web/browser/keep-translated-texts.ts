import { takeEarlyChanges } from './early-changes.ts';

interface Translation {
  /** The element that stands for the text. */
  readonly element: Element;
  /** The text as React wrote it. */
  readonly original: string;
}

const translations = new WeakMap<Node, Translation>();
/** Back from the element of a translation to its text. */
const textOf = new WeakMap<Node, Text>();

let observer: MutationObserver | null = null;

/**
 * Keeps React's text nodes in the document when a browser's translation puts elements in their place. React cannot remove a
 * text node that has left the document, and what it writes into one is never seen
 * (https://github.com/facebook/react/issues/11538). So the node goes back, empty, in front of its translation, which leaves
 * as soon as React changes, moves or removes the node.
 */
export function keepTranslatedTexts(root: Node): void {
  if (observer === null) {
    observer = new MutationObserver(follow);
    follow(takeEarlyChanges());
    globalThis.earlyChanges?.stop();
  }
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}

function follow(records: readonly MutationRecord[]): void {
  for (const record of records) {
    if (record.type === 'characterData') drop(record.target);
    for (const node of record.removedNodes) {
      if (node instanceof Text) onTextRemoved(node, record);
      else onElementRemoved(node, record);
    }
  }
  // What it has changed itself.
  observer?.takeRecords();
}

function onTextRemoved(text: Text, record: MutationRecord): void {
  const dropped = drop(text);
  if (dropped !== null) text.data ||= dropped.original;
  else keep(text, record);
}

function keep(text: Text, record: MutationRecord): void {
  const element = findTranslation(text, record);
  if (element === null) return;
  // Some translations keep the node inside of their element.
  if (element.contains(text)) text.replaceWith(text.cloneNode());
  link(text, { element, original: text.data });
  text.data = '';
  element.before(text);
}

/** The translation is replaced by another one or, when the visitor wants to read the original, by a text. */
function onElementRemoved(element: Node, { target, addedNodes, removedNodes }: MutationRecord): void {
  const text = textOf.get(element);
  const isReplaced = removedNodes.length === 1 && text?.parentNode === target && element.parentNode !== target;
  if (text === undefined || !isReplaced) return;
  const [added] = addedNodes;
  const original = drop(text)?.original ?? '';
  if (added instanceof Element) return link(text, { element: added, original });
  text.data = added?.nodeValue ?? original;
  if (added !== text && added instanceof Text) added.remove();
}

function link(text: Text, translation: Translation): void {
  translations.set(text, translation);
  textOf.set(translation.element, text);
}

/** Takes the translation of a text away. @returns null when there is none */
function drop(text: Node): Translation | null {
  const translation = translations.get(text) ?? null;
  if (translation === null) return null;
  translations.delete(text);
  textOf.delete(translation.element);
  translation.element.remove();
  return translation;
}

function findTranslation(
  text: Text,
  { target, addedNodes, previousSibling, nextSibling }: MutationRecord,
): Element | null {
  const [added] = addedNodes;
  // Only others replace a text by an element in one step.
  if (added instanceof Element) return added.parentNode === target ? added : null;
  for (const node of [topFont(text), previousSibling, nextSibling])
    if (node instanceof Element && node.localName === 'font' && node.parentNode === target && !textOf.has(node))
      return node;
  return null;
}

/** Around a text: React itself never writes this element. */
function topFont(text: Text): Element | null {
  let font = text.parentElement?.closest('font') ?? null;
  while (font?.parentElement?.localName === 'font') font = font.parentElement as HTMLElement;
  return font;
}
