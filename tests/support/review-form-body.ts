import type { FastifyInstance } from 'fastify';

/** A review that is fine, field by field. */
export const validFields = {
  recaptchaToken: 'token',
  name: 'Aiko',
  email: 'aiko@example.org',
  text: 'Worked on the train.\nAnd in the mountains.',
  countries: 'JP,KR',
  provider: 'p1',
  rating: '4',
};

/** Bytes of a part with their field; a name makes it a file. */
export interface BodyPart {
  readonly name: string;
  readonly value: string | Uint8Array;
  readonly fileName?: string;
  readonly type?: string;
}

export const boundary = '----roamchart-test-boundary';

export function partsOf(
  fields: Readonly<Record<string, string>> = validFields,
  images: readonly Uint8Array[] = [],
): BodyPart[] {
  return [
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    ...images.map((value, index) => ({ name: 'images', value, fileName: `${index}.png`, type: 'image/png' })),
  ];
}

/** A multipart body as a browser writes it. */
export function multipart(parts: readonly BodyPart[]): Buffer {
  const written = parts.map(({ name, value, fileName, type }) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`),
      Buffer.from(fileName === undefined ? '' : `; filename="${fileName}"`),
      Buffer.from(type === undefined ? '\r\n\r\n' : `\r\ncontent-type: ${type}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
  );
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}

export interface SentBody {
  readonly body: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly locale?: string;
}

/** Sends a body to `POST /api/reviews`; without a body of its own, a review that is fine. */
export function postReview(
  app: FastifyInstance,
  { body = multipart(partsOf()), headers, locale }: Partial<SentBody> = {},
) {
  return app.inject({
    method: 'POST',
    url: `/api/reviews${locale === undefined ? '' : `?locale=${locale}`}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, host: 'localhost:3000', ...headers },
    payload: body,
  });
}
