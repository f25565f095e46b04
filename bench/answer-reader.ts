/** State of a response at its last byte. */
export interface ReadAnswer {
  readonly status: number;
  /** With its headers. */
  readonly bytes: number;
}

const headEnd = Buffer.from('\r\n\r\n');
const nothing = Buffer.alloc(0);

/** Content-Length is enough to find the end of a response; other kinds cannot be measured. */
const lengthPattern = /\r\ncontent-length: *(\d+)/i;

/**
 * Finds the ends of answers in what a connection receives, one under way at a time. Bodies are counted and not looked at, so
 * that reading costs as little as it can.
 */
export class AnswerReader {
  /** The beginning of an incomplete head. */
  #head = nothing;
  #answer: ReadAnswer | null = null;
  #missing = 0;

  /** Null: the response is incomplete. Throws on a response without a length, and on bytes after its end. */
  read(piece: Buffer): ReadAnswer | null {
    const ofBody = this.#answer === null ? this.#readHead(piece) : piece.length;
    this.#missing -= ofBody;
    if (this.#missing < 0) throw new Error('More came than was asked for.');
    const answer = this.#answer;
    if (answer === null || this.#missing > 0) return null;
    this.#answer = null;
    return answer;
  }

  /** Returns how many bytes of the body have come with the head. */
  #readHead(piece: Buffer): number {
    const bytes = this.#head.length === 0 ? piece : Buffer.concat([this.#head, piece]);
    const end = bytes.indexOf(headEnd);
    // The receive buffer is reused, so the rest is copied.
    this.#head = end < 0 ? Buffer.from(bytes) : nothing;
    if (end < 0) return 0;
    const head = bytes.toString('latin1', 0, end);
    const headBytes = end + headEnd.length;
    const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    this.#missing = bodyLength(head, status);
    this.#answer = { status, bytes: headBytes + this.#missing };
    return bytes.length - headBytes;
  }
}

function bodyLength(head: string, status: number): number {
  if (status === 304 || status === 204) return 0;
  const [, length] = lengthPattern.exec(head) ?? [];
  if (length === undefined) throw new Error(`An answer does not tell its length:\n${head}`);
  return Number(length);
}
