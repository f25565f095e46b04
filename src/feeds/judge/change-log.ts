import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { DiffWatch, FeedChanges } from './feed-diff.ts';
import type { RowWatch, SkipSample, SuspiciousRow } from './import-report.ts';
import { UnnamedFile } from '#feeds/read/unnamed-file.ts';

const kinds = ['added', 'changed', 'withdrawn', 'unseen', 'suspicious', 'skipped'] as const;
type Kind = (typeof kinds)[number];

/** Characters of one kind buffered in memory before they are written. */
const partLength = 1 << 16;

/** Position of compressed changes in the file. */
interface WrittenPart {
  readonly file: UnnamedFile;
  readonly position: number;
  readonly length: number;
}

/** Changes of one kind, in the order in which they were found. */
interface ChangeList {
  readonly written: WrittenPart[];
  /** JSON of those not written yet. */
  texts: string[];
  textLength: number;
}

/**
 * Log of every change of an import. A million of them take as much memory as the rest of an import, so they are
 * buffered in a temporary file once they are many. Dispose of it after reading. Adding throws a `BufferFailure` if
 * the file cannot be written.
 */
export class ChangeLog implements DiffWatch, RowWatch, Disposable {
  #lists = emptyLists();
  #file: UnnamedFile | null = null;

  change<Found extends keyof FeedChanges>(kind: Found, change: FeedChanges[Found][number]): void {
    this.#add(kind, change);
  }

  suspicious(row: SuspiciousRow): void {
    this.#add('suspicious', row);
  }

  skipped(row: SkipSample): void {
    this.#add('skipped', row);
  }

  /** The whole log as one JSON object with a list per kind, in chunks of some ten thousand characters. */
  *json(): Generator<string> {
    let opening = '{';
    for (const kind of kinds) {
      yield `${opening}"${kind}":[`;
      yield* this.#elementsOf(kind);
      yield ']';
      opening = ',';
    }
    yield '}';
  }

  clear(): void {
    this.#lists = emptyLists();
    this.#file?.[Symbol.dispose]();
    this.#file = null;
  }

  [Symbol.dispose](): void {
    this.clear();
  }

  #add(kind: Kind, change: object): void {
    const list = this.#lists[kind];
    const text = JSON.stringify(change);
    list.texts.push(text);
    list.textLength += text.length;
    if (list.textLength >= partLength) this.#write(list);
  }

  #write(list: ChangeList): void {
    this.#file ??= new UnnamedFile();
    // The folder for temporary files may lie in memory.
    const packed = zstdCompressSync(list.texts.join(','));
    list.written.push({ file: this.#file, position: this.#file.size, length: packed.length });
    this.#file.append(packed);
    list.texts = [];
    list.textLength = 0;
  }

  *#elementsOf(kind: Kind): Generator<string> {
    const { written, texts } = this.#lists[kind];
    let separator = '';
    for (const { file, position, length } of written) {
      yield separator + zstdDecompressSync(file.read(position, length)).toString();
      separator = ',';
    }
    if (texts.length > 0) yield separator + texts.join(',');
  }
}

function emptyLists(): Readonly<Record<Kind, ChangeList>> {
  const empty = (): ChangeList => ({ written: [], texts: [], textLength: 0 });
  return {
    added: empty(),
    changed: empty(),
    withdrawn: empty(),
    unseen: empty(),
    suspicious: empty(),
    skipped: empty(),
  };
}
