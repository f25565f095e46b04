import { z } from 'zod';
import { parseDownloadUrl, type DownloadRule } from '#download/check-target.ts';
import { secretSchema } from './secret-schema.ts';

const path = (what: string) =>
  z
    .string(`must be the path of ${what}, such as "meta.last_page"`)
    .regex(/^[^.\s]+(\.[^.\s]+)*$/, 'must be names with points between them');
const parameter = z
  .string('must be the name of a parameter')
  .regex(/^[\w.[\]-]{1,80}$/, 'must be the name of a parameter');
const items = path('the list');

/** How pages follow each other. */
export const pagingSchema = z.discriminatedUnion(
  'by',
  [
    z.strictObject({
      by: z.literal('page'),
      items,
      parameter: parameter.default('page'),
      first: z.int('must be 0 or 1').min(0, 'must be 0 or 1').max(1, 'must be 0 or 1').default(1),
      last: path('the number of pages').optional(),
    }),
    z.strictObject({
      by: z.literal('offset'),
      items,
      parameter: parameter.default('offset'),
      total: path('the number of entries').optional(),
    }),
    z.strictObject({
      by: z.literal('cursor'),
      items,
      parameter: parameter.default('cursor'),
      next: path('the cursor'),
    }),
    z.strictObject({ by: z.literal('link'), items, next: path('the link') }),
  ],
  'must say how pages follow each other: "by" must be page, offset, cursor or link',
);

const fields = z.record(z.string(), z.union([z.string(), secretSchema], 'must be a text or a secret'));

/** An exchange of secrets for a bearer token. */
export function loginSchema(rule: DownloadRule) {
  return z
    .strictObject({
      url: z.string('must be an https address').superRefine((address, check) => {
        const url = parseDownloadUrl(address, rule);
        if (!url.ok) check.addIssue({ code: 'custom', message: `is not usable: ${url.reason.replace(/\.$/, '')}` });
      }),
      form: fields.optional(),
      json: fields.optional(),
      token: path('the token').default('access_token'),
    })
    .refine(({ form, json }) => (form === undefined) !== (json === undefined), {
      message: 'must have its fields either in "form" or in "json"',
    });
}

export const postSchema = z.record(z.string(), z.json(), 'must be the JSON object to send');
