import { parseSync, Visitor, type ESTree } from 'vite';

/** What a reader sees between words, apart from a space: it differs by language, so messages and `#i18n` hold it. */
const sign = /[·・、。，：；（）「」『』×≈–—…～]|[,;:.+=(] | [(+=–]|^\)$/u;

const letter = /[\p{L}\p{N}]/u;

/** Attributes that no reader sees. */
const unseen = /^(?:key|className|viewBox|d|id|style|sizes|srcSet|points|transform|rel|on[A-Z].*)$/;

export interface Punctuation {
  readonly line: number;
  readonly text: string;
}

/** Punctuation, joiners and brackets that a component writes itself, in the order of the file. */
export function findPunctuation(file: string, source: string): readonly Punctuation[] {
  const found: { readonly start: number; readonly text: string }[] = [];
  const skipped: { readonly start: number; readonly end: number }[] = [];
  const report = (start: number, text: string): void => {
    if (!skipped.some((span) => start >= span.start && start < span.end)) found.push({ start, text });
  };
  new Visitor({
    JSXAttribute: (attribute) => {
      if (unseen.test(nameOf(attribute))) skipped.push(attribute);
    },
    // Names of keys are the same in every language.
    JSXElement: (element) => {
      if (element.openingElement.name.type === 'JSXIdentifier' && element.openingElement.name.name === 'kbd')
        skipped.push(element);
    },
    ImportDeclaration: (declaration) => {
      skipped.push(declaration);
    },
    JSXText: ({ start, value }) => {
      if (value.trim() !== '') report(start, value.trim());
    },
    TemplateLiteral: (template) => {
      if (isJoin(template)) report(template.start, source.slice(template.start, template.end));
    },
    CallExpression: ({ start, callee, arguments: [separator] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name === 'join' && isText(separator) && separator.value === ' ') report(start, "join(' ')");
    },
    ConditionalExpression: ({ start, consequent, alternate }) => {
      if ([consequent, alternate].some((branch) => isText(branch) && /^\s+$/.test(branch.value))) report(start, "' '");
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && sign.test(value) && !letter.test(value)) report(start, value);
    },
  }).visit(parseSync(file, source).program);
  return found.map(({ start, text }) => ({ line: source.slice(0, start).split('\n').length, text }));
}

function nameOf({ name }: ESTree.JSXAttribute): string {
  return typeof name.name === 'string' ? name.name : name.name.name;
}

function isText(
  node: ESTree.Expression | { readonly type: string } | undefined,
): node is ESTree.Expression & { value: string } {
  return node?.type === 'Literal' && 'value' in node && typeof node.value === 'string';
}

/** Values with nothing but signs between them; with letters it is an address, a path of a picture or a class. */
function isJoin({ quasis }: ESTree.TemplateLiteral): boolean {
  const texts = quasis.map(({ value }) => value.cooked ?? '');
  return !texts.some((text) => letter.test(text)) && texts.some((text) => sign.test(text) || /^\s+$/.test(text));
}
