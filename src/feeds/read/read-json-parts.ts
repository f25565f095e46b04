import { pipeline } from 'node:stream';
import Assembler from 'stream-json/assembler.js';
import { parser } from 'stream-json/parser.js';
import type { FeedFile } from './feed-file.ts';
import { FeedRefusal } from './feed-refusal.ts';

export type JsonPath = readonly (string | number)[];

/** A value of a JSON file and where it lies, e.g. `['data', 0]`. */
export interface JsonPart {
  readonly path: JsonPath;
  readonly value: unknown;
}

/** Size limit of an entry of a feed; a larger one is not understood. */
const maxTokensOfPart = 500_000;

/**
 * Streams the values of a JSON file that `isPart` accepts, each whole; other containers are entered. Memory holds one
 * part at a time. Throws a `FeedRefusal` when the file is not JSON or is truncated.
 */
export async function* readJsonParts(file: FeedFile, isPart: (path: JsonPath) => boolean): AsyncGenerator<JsonPart> {
  const tokens = parser.asStream({ streamValues: false });
  // The stream's errors reach the loop below; the callback only keeps them from being thrown a second time.
  pipeline(file.stream(), tokens, () => {});
  try {
    yield* collectParts(tokens, { isPart, name: file.name });
  } catch (error) {
    throw isParserError(error) ? new FeedRefusal(describeJsonError(error, file.name)) : error;
  }
}

type Token = parser.Token;

interface Collecting {
  readonly isPart: (path: JsonPath) => boolean;
  readonly name: string;
}

async function* collectParts(tokens: AsyncIterable<Token>, { isPart, name }: Collecting): AsyncGenerator<JsonPart> {
  const path: (string | number)[] = [];
  let part: { readonly assembler: Assembler; tokens: number } | null = null;
  for await (const token of tokens) {
    if (part === null) {
      if (token.name === 'keyValue') {
        path[path.length - 1] = token.value;
        continue;
      }
      if (token.name === 'endObject' || token.name === 'endArray') {
        path.pop();
        continue;
      }
      countElement(path);
      if (!isPart(path)) {
        if (token.name === 'startObject') path.push('');
        if (token.name === 'startArray') path.push(-1);
        continue;
      }
      part = { assembler: new Assembler(), tokens: 0 };
    }
    part.assembler.consume(keepDigits(token));
    part.tokens += 1;
    if (part.assembler.done) {
      yield { path: [...path], value: part.assembler.current };
      part = null;
    } else if (part.tokens > maxTokensOfPart) {
      throw new FeedRefusal(
        `The file ${name} holds a single entry of more than ${maxTokensOfPart} values, which no feed has.`,
      );
    }
  }
}

/** Above 2^53 different ids become the same number, so such whole numbers stay their digits. */
function keepDigits(token: Token): Token {
  if (token.name !== 'numberValue' || token.value.length < 16 || !/^-?\d+$/.test(token.value)) return token;
  return Number.isSafeInteger(Number(token.value)) ? token : { name: 'stringValue', value: token.value };
}

/** The last step of a path inside an array is the index of the current value. */
function countElement(path: (string | number)[]): void {
  const last = path.at(-1);
  if (typeof last === 'number') path[path.length - 1] = last + 1;
}

/** stream-json throws plain errors; those of the file system have a code. */
function isParserError(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof FeedRefusal) && !('code' in error);
}

function describeJsonError(error: Error, name: string): string {
  const detail = error.message.replace(/^Parser (cannot parse input: |has )?/, '').slice(0, 80);
  return `The file ${name} is not complete JSON: it is cut off or damaged (${detail}). Fetch it again and import it whole.`;
}

/** True for a file whose first sign opens an object or a list. */
export function beginsLikeJson(file: FeedFile): boolean {
  return /^\s*[[{]/.test(file.head);
}
