/** A screenshot as it is kept on the device and sent: already made smaller. */
export interface PickedImage {
  readonly id: string;
  readonly blob: Blob;
  /** Data address of a small copy. */
  readonly preview: string;
}
