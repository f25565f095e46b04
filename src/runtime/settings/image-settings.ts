import { z } from 'zod';
import type { BucketSettings, ImageStoreSettings } from '#reviews/image-store-settings.ts';
import type { SettingsOf } from './setting-values.ts';

const imageStores = ['database', 'folder', 's3'] as const;

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

const neededForBucket = ['BUCKET_NAME', 'BUCKET_REGION', 'BUCKET_KEY_ID', 'BUCKET_SECRET_KEY'];

/** Missing settings, one sentence each. */
export function missingImageSettings(given: Readonly<Record<string, string>>): readonly string[] {
  return given['REVIEW_IMAGES'] === 's3' ? missingBucketSettings(given, 'REVIEW_IMAGES is s3') : [];
}

/** Missing settings of the bucket, one sentence each. @param when why they are needed */
export function missingBucketSettings(given: Readonly<Record<string, string>>, when: string): readonly string[] {
  return neededForBucket.filter((name) => given[name] === undefined).map((name) => `${name} must be set when ${when}.`);
}

export function buildImageSettings(given: SettingsOf<typeof imageSettingsShape>): ImageStoreSettings {
  if (given.REVIEW_IMAGES !== 's3') return { kind: given.REVIEW_IMAGES };
  const bucket = buildBucketSettings(given);
  // `missingImageSettings` has refused an incomplete one.
  return bucket === null ? { kind: 'database' } : { kind: 's3', ...bucket };
}

export function buildBucketSettings(given: SettingsOf<typeof imageSettingsShape>): BucketSettings | null {
  const { BUCKET_NAME: bucket, BUCKET_REGION: region, BUCKET_ENDPOINT: endpoint } = given;
  const { BUCKET_KEY_ID: accessKeyId, BUCKET_SECRET_KEY: secretAccessKey } = given;
  if (bucket === null || region === null || accessKeyId === null || secretAccessKey === null) return null;
  return { bucket, region, endpoint, accessKeyId, secretAccessKey };
}
