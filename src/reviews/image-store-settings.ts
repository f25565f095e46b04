/** A bucket of Amazon S3 or of a compatible service. Secret keys appear in no log, response or message. */
export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** Endpoint of a compatible service; null: Amazon. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The operator's choice of image store. */
export type ImageStoreSettings =
  | { readonly kind: 'database' }
  | { readonly kind: 'folder' }
  | ({ readonly kind: 's3' } & BucketSettings);
