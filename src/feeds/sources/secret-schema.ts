import { z } from 'zod';

/** Where a secret is read: a file of the operator's never holds one itself. */
export const secretSchema = z
  .strictObject({
    environment: z
      .string()
      .regex(/^[A-Za-z_]\w*$/, 'must be the name of an environment variable')
      .optional(),
    file: z.string('must be the path of a file').min(1, 'must be the path of a file').optional(),
    before: z
      .string()
      .max(100)
      .regex(/^[\x20-\x7e]*$/, 'must be plain letters')
      .default(''),
  })
  .refine(({ environment, file }) => (environment === undefined) !== (file === undefined), {
    message: 'must name either an environment variable ("environment") or a file ("file") that holds the secret',
  });
