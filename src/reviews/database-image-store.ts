import type { ImageStore } from './image-store.ts';

/** Keeps images in their rows: stored with the review or not at all, and part of every backup. */
export const databaseImageStore: ImageStore = {
  put: async (_publicId, { bytes }) => ({ bytes, fileKey: null }),
  read: async ({ bytes }) => bytes,
  remove: async () => undefined,
  sweep: async () => 0,
};
