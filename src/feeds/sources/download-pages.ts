import { failure, success, type Result } from '#domain/kernel/result.ts';
import { nameAddress } from '#download/check-target.ts';
import { ApiClient, type ApiWorld } from './api-client.ts';
import type { FeedSource, Paging } from './feed-source.ts';
import { frameAround, parsePage, valueAt, type JsonPage } from './json-page.ts';
import { firstRequest, nextRequest, type PageRequest } from './next-page.ts';

/** More than any list has; a server that never ends is stopped by it. */
const mostPages = 10_000;

type Write = (chunk: Buffer) => Promise<void>;

/**
 * Downloads all pages of an API's answer as one: the first page with the entries of all. A failure on the way is one of
 * the whole, so that a list that breaks off withdraws nothing.
 */
export async function downloadPages(source: FeedSource, world: ApiWorld, write: Write): Promise<Result<null>> {
  const { place, api } = source;
  const paging = api?.paging ?? null;
  const client = new ApiClient(source, world);
  const first = firstRequest(place, api?.post ?? null, paging);
  if (paging !== null) return readPages({ client, paging, first, write });
  const text = await client.ask(first);
  if (!text.ok) return text;
  await write(Buffer.from(text.value));
  return success(null);
}

interface Reading {
  readonly client: ApiClient;
  readonly paging: Paging;
  readonly first: PageRequest;
  readonly write: Write;
}

async function readPages({ client, paging, first, write }: Reading): Promise<Result<null>> {
  const name = nameAddress(new URL(first.url));
  const asked = new Set<string>();
  let request: PageRequest | null = first;
  let [pages, entries, before, after, latest] = [0, 0, '', '', ''];
  let stated: unknown;
  while (request !== null) {
    const key = JSON.stringify(request);
    if (asked.has(key) || pages >= mostPages)
      return failure(`${name} leads to the same pages again and again; correct the feed's paging.`);
    asked.add(key);
    const text = await client.ask(request);
    if (!text.ok) return text;
    const fail = (problem: string) =>
      failure(`${name}: page ${pages} ${problem}, so its list is incomplete; none of it was used.`);
    pages += 1;
    const page = parsePage(text.value, paging.items);
    if (!page.ok) return fail(page.reason);
    const content = page.value.items.join(',');
    if (pages > 1 && content !== '' && content === latest) return fail('is the page before once more');
    latest = content;
    if (pages === 1) {
      ({ before, after } = frameAround(page.value.document, paging.items, singlePage(paging)));
      stated = sizeOf(paging, page.value);
      await write(Buffer.from(before));
    } else if (sizeOf(paging, page.value) !== stated) return fail('states a different size from the first');
    if (content !== '') await write(Buffer.from(entries === 0 ? content : `,${content}`));
    entries += page.value.items.length;
    const next = nextRequest(paging, page.value, { request, pages, entries });
    if (!next.ok) return fail(next.reason);
    request = next.value;
  }
  await write(Buffer.from(after));
  return success(null);
}

/** What a single page states where the first of several states more. */
function singlePage(paging: Paging): Readonly<Record<string, unknown>> {
  if (paging.by === 'page') return paging.last === null ? {} : { [paging.last]: 1 };
  return paging.by === 'offset' ? {} : { [paging.next]: null };
}

/** A list that changes its size while it is read may have moved entries from one page to another. */
function sizeOf(paging: Paging, { document }: JsonPage): unknown {
  if (paging.by === 'page') return paging.last === null ? null : String(valueAt(document, paging.last));
  return paging.by === 'offset' && paging.total !== null ? String(valueAt(document, paging.total)) : null;
}
