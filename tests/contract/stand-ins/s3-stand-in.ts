import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startStandIn } from '#tests/support/stand-in-server.ts';

/** A service that keeps objects as Amazon's does, as far as images need it (https://docs.aws.amazon.com/AmazonS3/latest/API). */
export interface S3StandIn extends AsyncDisposable {
  readonly endpoint: string;
  /** By bucket and key. */
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string; modified: Date }>;
}

export async function startS3(accessKeyId: string): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const server = await startStandIn((request, response) => {
    // The signature names the key; whether it is right only the real service knows.
    if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`)) {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    } else void answer(request, response, objects);
  });
  return { endpoint: server.origin, objects, [Symbol.asyncDispose]: server[Symbol.asyncDispose] };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: S3StandIn['objects'],
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.invalid');
  const key = pathname.slice(1);
  const found = objects.get(key);
  switch (request.method) {
    case 'PUT':
      objects.set(key, {
        bytes: await buffer(request),
        type: request.headers['content-type'] ?? '',
        modified: new Date(),
      });
      return void response.writeHead(200, { etag: '"e"' }).end();
    case 'DELETE':
      objects.delete(key);
      return void response.writeHead(204).end();
    case 'GET':
      if (searchParams.get('list-type') === '2') return void response.end(listing(key, searchParams, objects));
  }
  if (found === undefined) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  const { bytes, type, modified } = found;
  const head = { etag: '"e"', 'content-type': type, 'content-length': bytes.length };
  response.writeHead(200, { ...head, 'last-modified': modified.toUTCString() });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Two keys a page, so that pages are met. */
function listing(bucket: string, query: URLSearchParams, objects: S3StandIn['objects']): string {
  const prefix = `${bucket.replace(/\/$/, '')}/${query.get('prefix') ?? ''}`;
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const rest = keys.filter((key) => key > (query.get('continuation-token') ?? ''));
  const page = rest.slice(0, 2);
  const isLast = rest.length <= 2;
  const contents = page.map(
    (key) => `<Contents><Key>${key.slice(key.indexOf('/') + 1)}</Key><Size>1</Size></Contents>`,
  );
  const next = isLast ? '' : `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`;
  return `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}
