/** The operator's choice of image store. Secret keys appear in no log, response or message. */
export type ImageStoreSettings =
  | { readonly kind: 'database' }
  | { readonly kind: 'folder' }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly region: string;
      /** Endpoint of a compatible service; null: Amazon. */
      readonly endpoint: string | null;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };
