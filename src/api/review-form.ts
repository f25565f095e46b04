import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { reviewLimits } from '#domain/review/review-limits.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { recordOf } from '#domain/kernel/records.ts';

/** Text fields of a review; `website` is the hidden honeypot. */
const reviewFormFields = [
  'recaptchaToken',
  'name',
  'email',
  'text',
  'countries',
  'provider',
  'rating',
  'facts',
  'website',
] as const;

type ReviewFormField = (typeof reviewFormFields)[number];

/** A parsed body; missing fields are empty. */
export interface ReviewForm {
  readonly fields: Readonly<Record<ReviewFormField, string>>;
  readonly images: readonly { readonly bytes: Uint8Array }[];
}

/** HTTP status of a refused body. */
export type FormFault = 400 | 413 | 429;

/** Allowance for part headers and boundaries, in bytes. */
const wrapping = 500_000;

/** Upper bound of a body within the other limits, in bytes. */
export const reviewFormBytes = reviewLimits.allImageBytes + wrapping;

/** Longest valid field: 10,000 characters of text take at most 30,000 bytes, with line breaks 40,000. */
const fieldBytes = 64_000;

const limits = {
  fields: reviewFormFields.length,
  fieldSize: fieldBytes,
  files: reviewLimits.images,
  fileSize: reviewLimits.imageBytes,
  parts: reviewFormFields.length + reviewLimits.images,
  headerPairs: 10,
  headerSize: 4_000,
};

interface FormSource {
  readonly headers: IncomingHttpHeaders;
  /** Called for each chunk; false: no capacity now. */
  readonly hasCapacity: (bytes: number) => boolean;
}

/** Parses a multipart body as a stream; the rest of a refused body is discarded. Never rejects. */
export function readReviewForm(
  body: Readable,
  { headers, hasCapacity }: FormSource,
): Promise<Result<ReviewForm, FormFault>> {
  const parser = openParser(headers);
  if (parser === null) {
    body.resume();
    return Promise.resolve(failure(400));
  }
  const { promise, resolve } = Promise.withResolvers<Result<ReviewForm, FormFault>>();
  let size = 0;
  const count = (piece: Uint8Array): void => {
    size += piece.length;
    if (size > reviewFormBytes) refuse(413);
    else if (!hasCapacity(piece.length)) refuse(429);
  };
  const close = (): void => {
    // `close` after the whole body arrived is no abort: parsing may still be going on.
    if (!body.readableEnded) refuse(400);
  };
  const refuse = (status: FormFault): void => {
    // Stop buffering and free what was read.
    body.off('data', count).off('close', close).unpipe(parser).resume();
    resolve(failure(status));
  };
  body.on('data', count).on('close', close);
  collect(parser, refuse, (form) => resolve(success(form)));
  body.pipe(parser);
  return promise;
}

/** Null: no boundary in the content type. */
function openParser(headers: IncomingHttpHeaders): BusboyInstance | null {
  const { 'content-type': type = '' } = headers;
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits, isPartAFile });
  } catch {
    return null;
  }
}

/** The field name decides: some clients send images without a file name, and the declared type proves nothing. */
function isPartAFile(name: string | undefined, _type?: string, fileName?: string): boolean {
  return name === 'images' || fileName !== undefined;
}

function collect(
  parser: BusboyInstance,
  refuse: (status: FormFault) => void,
  finish: (form: ReviewForm) => void,
): void {
  const fields = new Map<string, string>();
  const images: { readonly bytes: Uint8Array }[] = [];
  parser.on('field', (name, value) => {
    // A repeated or unknown field.
    if (!isField(name) || fields.has(name)) refuse(400);
    else fields.set(name, value);
  });
  parser.on('file', (name, stream, fileName) => {
    if (name !== 'images') refuse(400);
    readFile(stream, refuse, (bytes) => {
      // Browsers send an empty unnamed file for an empty file input.
      if (bytes.length > 0 || (fileName ?? '') !== '') images.push({ bytes });
    });
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit']) parser.on(event, () => refuse(413));
  parser.on('error', () => refuse(400));
  parser.on('finish', () => {
    finish({ fields: recordOf(reviewFormFields, (name) => fields.get(name) ?? ''), images });
  });
}

function readFile(
  stream: BusboyFileStream,
  refuse: (status: FormFault) => void,
  finish: (bytes: Uint8Array) => void,
): void {
  const pieces: Uint8Array[] = [];
  stream.on('data', (piece: Uint8Array) => pieces.push(piece));
  stream.on('limit', () => refuse(413));
  stream.on('error', () => refuse(400));
  stream.on('end', () => finish(Buffer.concat(pieces)));
}

function isField(name: string): name is ReviewFormField {
  return reviewFormFields.some((field) => field === name);
}
