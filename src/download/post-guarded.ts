import { failure, success, type Result } from '#domain/kernel/result.ts';
import { checkTarget } from './check-target.ts';
import type { Network } from './network.ts';
import { beforeAbort, sendGuarded } from './send-guarded.ts';

export interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly type: string; readonly text: string };
  readonly timeoutMs: number;
  readonly network: Network;
}

/**
 * Posts to an operator's URL under the rules of `fetchGuarded`, without following redirects, and returns the status. The
 * body of the response is not read. A failure is a code, which repeats nothing of the URL: `EADDRESS` (no such host, or
 * an address that the network does not allow), `ETIMEDOUT`, or that of the connection.
 */
export async function postGuarded({ url, headers, body, timeoutMs, network }: PostRequest): Promise<Result<number>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const target = await beforeAbort(checkTarget(url, network), signal);
  if (target === null) return failure('ETIMEDOUT');
  if (!target.ok) return failure('EADDRESS');
  const sent = await sendGuarded(target.value, { network, signal, headers, body });
  if (!sent.ok) return failure(signal.aborted ? 'ETIMEDOUT' : sent.reason);
  sent.value.destroy();
  return success(sent.value.statusCode ?? 0);
}
