/** Where an operator wants the images of reviews. Secret keys appear in no log, answer or message. */
export type ImageStoreSettings =
  | { readonly kind: 'database' }
  | { readonly kind: 'folder' }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly region: string;
      /** Of a service that is not Amazon's; null: Amazon. */
      readonly endpoint: string | null;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };
