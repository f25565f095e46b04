/** Where the server keeps a screenshot of a published review. */
export function reviewPictureAddress(publicId: string): string {
  return `/assets/reviews/${publicId}.jpg`;
}
