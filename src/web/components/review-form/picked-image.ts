/** A resized screenshot, as kept on the device and sent. */
export interface PickedImage {
  readonly id: string;
  readonly blob: Blob;
  /** Data URL of a thumbnail. */
  readonly preview: string;
}
