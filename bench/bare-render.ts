import { readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { compress } from '#server/http/content-coding.ts';
import { workInTurns } from './work-in-turns.ts';

// What React alone needs for the markup of a page: the same elements, attributes and texts, without components, queries and
// payload. Each render creates its elements again, as every render of a page does; what they are is read from the markup once.
// Renders on request: bench/bare-render.ts FILE. To be run with NODE_ENV=production, as the site is.
const [, , file = ''] = process.argv;

/** React writes every attribute in double quotes, so that a tag ends at the next `>` outside of them. */
const token = /<!--.*?-->|<\/([a-z0-9-]+)>|<([a-z0-9-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gis;
const withoutEnd = new Set('area base br circle col hr img input line link meta path rect source wbr'.split(' '));
const reactNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', value: 'defaultValue' };

/** Arguments of `createElement`. */
interface Description {
  readonly name: string;
  readonly properties: Record<string, unknown>;
  readonly children: (Description | string)[];
}

/** One element around all of the markup. */
function parse(html: string): Description {
  const root: Description = { name: 'div', properties: {}, children: [] };
  const open = [root];
  const close = (): void => {
    const element = open.pop();
    if (element !== undefined) open.at(-1)?.children.push(element);
  };
  for (const [text, closed, opened, attributes = ''] of html.matchAll(token)) {
    if (opened !== undefined) {
      open.push({ name: opened, properties: readAttributes(attributes), children: [] });
      if (withoutEnd.has(opened) && !html.includes(`</${opened}>`)) close();
    } else if (closed !== undefined) close();
    else if (!text.startsWith('<!--')) open.at(-1)?.children.push(text);
  }
  return root;
}

function create({ name, properties, children }: Description): ReactNode {
  return createElement(
    name,
    properties,
    ...children.map((child) => (typeof child === 'string' ? child : create(child))),
  );
}

function readAttributes(text: string): Record<string, unknown> {
  const found = [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)];
  // A style as text is no style to React; the pages have hardly any.
  return Object.fromEntries(
    found
      .filter(([, name]) => name !== 'style')
      .map(([, name = '', value = '']) => [reactNames[name] ?? name, value === '' ? true : value]),
  );
}

const html = readFileSync(file, 'utf8');
const [, body = ''] = /<div id="root">(.*)<\/div><script type="application\/json"/s.exec(html) ?? [];
const description = parse(body);
const rendered = (): string => renderToString(create(description));
// Less would be no baseline; omitted styles and comments are about 1 %.
if (body === '' || rendered().length < 0.98 * body.length)
  throw new Error(`React does not render the markup of ${file}.`);

workInTurns({ rendered, sent: () => compress(Buffer.from(rendered()), 'br') });
