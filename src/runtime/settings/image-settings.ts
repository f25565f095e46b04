import { z } from 'zod';
import type { ImageStoreSettings } from '#reviews/image-store-settings.ts';

const imageStores = ['database', 'folder', 's3'] as const;

/** Settings of the image store: part of the schema. */
export const imageSettingsShape = {
  REVIEW_IMAGES: z.enum(imageStores, `must be one of ${imageStores.join(', ')}`).default('database'),
  BUCKET_NAME: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .nullable()
    .default(null),
  BUCKET_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, e.g. eu-central-1 or auto')
    .nullable()
    .default(null),
  BUCKET_ENDPOINT: z
    .string()
    .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'must be http:// or https:// with a host')
    .nullable()
    .default(null),
  BUCKET_KEY_ID: z.string().nullable().default(null),
  BUCKET_SECRET_KEY: z.string().nullable().default(null),
};

/** Secrets: never repeated in a message, log or answer. */
export const secretImageSettings: readonly string[] = ['BUCKET_KEY_ID', 'BUCKET_SECRET_KEY'];

const neededForS3 = ['BUCKET_NAME', 'BUCKET_REGION', 'BUCKET_KEY_ID', 'BUCKET_SECRET_KEY'];

const imageSettingsSchema = z.object(imageSettingsShape);

/** Missing settings, one sentence each. */
export function missingImageSettings(given: Readonly<Record<string, string>>): readonly string[] {
  if (given['REVIEW_IMAGES'] !== 's3') return [];
  return neededForS3
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} must be set when REVIEW_IMAGES is s3.`);
}

export function buildImageSettings(given: z.output<typeof imageSettingsSchema>): ImageStoreSettings {
  if (given.REVIEW_IMAGES !== 's3') return { kind: given.REVIEW_IMAGES };
  return {
    kind: 's3',
    bucket: given.BUCKET_NAME ?? '',
    region: given.BUCKET_REGION ?? '',
    endpoint: given.BUCKET_ENDPOINT,
    accessKeyId: given.BUCKET_KEY_ID ?? '',
    secretAccessKey: given.BUCKET_SECRET_KEY ?? '',
  };
}
