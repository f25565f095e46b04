import { beforeHydration } from '#web/shared/page/lazy-component.tsx';
import { takeEarlyChanges } from './early-changes.ts';

interface Translation {
  readonly element: Element;
  /** The text as React wrote it. */
  readonly original: string;
}

const translations = new WeakMap<Node, Translation>();
/** The text of a translation's element. */
const textOf = new WeakMap<Node, Text>();

let observer: MutationObserver | null = null;

/**
 * Keeps React's text nodes in the document when a browser's translation puts elements in their place. React cannot remove a
 * text node that has left the document, and what it writes into one is never seen
 * (https://github.com/facebook/react/issues/11538). So the node is put back, empty, before its translation, which is removed
 * as soon as React changes, moves or removes the node.
 */
export function keepTranslatedTexts(root: Node): void {
  if (observer === null) {
    observer = new MutationObserver(follow);
    follow(takeEarlyChanges());
    globalThis.earlyChanges?.stop();
    beforeHydration(setTranslationsAside);
  }
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}

/** @returns restores the translations whose text is unchanged */
function setTranslationsAside(): () => void {
  follow(observer?.takeRecords() ?? []);
  const aside: [Text, Translation][] = [];
  for (const element of document.querySelectorAll('font')) {
    const text = textOf.get(element);
    const dropped = text === undefined ? null : drop(text);
    if (text === undefined || dropped === null) continue;
    text.data = dropped.original;
    aside.push([text, dropped]);
  }
  observer?.takeRecords();
  return () => {
    for (const [text, translation] of aside) {
      if (!text.isConnected || text.data !== translation.original) continue;
      text.after(translation.element);
      hide(text, translation);
    }
    observer?.takeRecords();
  };
}

function follow(records: readonly MutationRecord[]): void {
  // First: a translation may also have written into the text that it removes.
  for (const { type, target } of records) if (type === 'characterData') drop(target);
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const record of records) {
    for (const node of record.removedNodes) {
      if (node instanceof Text) onTextRemoved(node, findReplacement(node, record, added));
      else onElementRemoved(node, findReplacement(node, record, added));
    }
  }
  // Discard the records of our own changes.
  observer?.takeRecords();
}

/** The element in a node's place: translations insert it before removing the node, or around it. */
function findReplacement(node: Node, record: MutationRecord, added: ReadonlySet<Node>): Node | null {
  const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
  if (removedNodes.length > 1) return null;
  const candidates = [...addedNodes, previousSibling, nextSibling, topFont(node)];
  return candidates.find((each) => each !== null && added.has(each) && each.parentNode === target) ?? null;
}

/** The outermost `font` element around a text; React never renders one. */
function topFont(node: Node): Element | null {
  let font: Element | null = node.parentElement?.closest('font') ?? null;
  while (font?.parentElement?.localName === 'font') font = font.parentElement;
  return font;
}

/** Removed by React, which may have moved it, or by a translation. */
function onTextRemoved(text: Text, replacement: Node | null): void {
  const dropped = drop(text);
  if (dropped !== null) return void (text.data ||= dropped.original);
  if (!(replacement instanceof Element) || replacement.localName !== 'font') return;
  // Some translations keep the node inside of their element.
  if (replacement.contains(text)) text.replaceWith(text.cloneNode());
  replacement.before(text);
  hide(text, { element: replacement, original: text.data });
}

/** Removed by a new translation, or replaced by the original text. */
function onElementRemoved(element: Node, replacement: Node | null): void {
  const text = textOf.get(element);
  if (text === undefined || replacement === null || replacement === element) return;
  const original = drop(text)?.original ?? '';
  if (replacement instanceof Element) return hide(text, { element: replacement, original });
  text.data = replacement.nodeValue ?? original;
  if (replacement instanceof Text && replacement !== text) replacement.remove();
}

function hide(text: Text, translation: Translation): void {
  text.data = '';
  translations.set(text, translation);
  textOf.set(translation.element, text);
}

/** Removes the translation of a text. @returns null when there is none */
function drop(text: Node): Translation | null {
  const translation = translations.get(text) ?? null;
  if (translation === null) return null;
  translations.delete(text);
  textOf.delete(translation.element);
  translation.element.remove();
  return translation;
}
