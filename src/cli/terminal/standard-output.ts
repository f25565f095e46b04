import type { Writable } from 'node:stream';
import type { Terminal } from './terminal.ts';

/**
 * Writes to a stream of the process. When a reader such as `head` closes it, the command still completes, and further
 * output is discarded.
 * @param onFailure called once with the reason for a failed write, such as `ENOSPC`
 */
export function openStandardOutput(
  stream: Writable,
  onFailure: (code: string) => void,
): Pick<Terminal, 'out' | 'outPiece'> {
  let isOpen = true;
  const close = ({ code, message }: NodeJS.ErrnoException): void => {
    if (isOpen && code !== 'EPIPE') onFailure(code ?? message);
    isOpen = false;
  };
  stream.on('error', close);
  const outPiece = async (text: string): Promise<void> => {
    if (!isOpen) return;
    const error = await new Promise<Error | null | undefined>((resolve) => void stream.write(text, resolve));
    // Handle the error in the callback, before the stream's event: the next write must not wait for a broken stream.
    if (error) close(error);
  };
  return { out: (text) => void outPiece(text), outPiece };
}
