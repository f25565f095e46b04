/** A resized screenshot, as kept on the device and sent. */
export interface PickedImage {
  readonly id: string;
  readonly blob: Blob;
  /** Data URL of a thumbnail. */
  readonly preview: string;
}

/** What happened to a picked file: `tooLong`: five pieces are not enough to keep it readable; `split`: it became several. */
export type ImageNews = 'refused' | 'tooLong' | 'split';
