/** Address of a published review's screenshot. */
export function reviewPictureAddress(publicId: string): string {
  return `/assets/reviews/${publicId}.jpg`;
}
