import { setImmediate as turn } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openStandardOutput } from './standard-output.ts';

/** A stream that cannot be written, for this reason. */
function brokenStream(code: string): Writable {
  const write: Writable['_write'] = (_chunk, _encoding, done) => done(Object.assign(new Error('broken'), { code }));
  // Like the standard streams.
  return new Writable({ write, autoDestroy: false });
}

describe('standard output', () => {
  it('writes the next chunk when the reader has consumed the last', async () => {
    let takeIt = (): void => undefined;
    const stream = new Writable({ write: (_chunk, _encoding, done) => (takeIt = done) });
    const { outPiece } = openStandardOutput(stream, () => undefined);
    let isTaken = false;
    const writing = outPiece('piece').then(() => (isTaken = true));
    await turn();
    expect(isTaken).toBe(false);
    takeIt();
    await writing;
    expect(isTaken).toBe(true);
  });

  it('ignores a closed pipe', async () => {
    const failures: string[] = [];
    const { out, outPiece } = openStandardOutput(brokenStream('EPIPE'), (code) => failures.push(code));
    out('answer');
    await outPiece('piece');
    await turn();
    expect(failures).toEqual([]);
  });

  it('reports a failed write once', async () => {
    const failures: string[] = [];
    const { out, outPiece } = openStandardOutput(brokenStream('ENOSPC'), (code) => failures.push(code));
    for (const piece of ['one', 'two']) await outPiece(piece);
    out('answer');
    await turn();
    expect(failures).toEqual(['ENOSPC']);
  });
});
