import type { Writable } from 'node:stream';
import type { Terminal } from './terminal.ts';

/**
 * What a command writes to a stream of its process. A reader who has seen enough, such as `head`, closes it: the command then does
 * its work to the end all the same, and what it writes goes nowhere.
 *
 * @param onFailure is told once why something could not be written, such as `ENOSPC`
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
    // Heard of here before the stream tells everybody: the next piece must not wait for a stream that is broken.
    if (error) close(error);
  };
  return { out: (text) => void outPiece(text), outPiece };
}
