import { join } from 'node:path';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import { createFileImageStore } from '#reviews/file-image-store.ts';
import { openBucket, openFolder } from '#reviews/image-disks.ts';
import type { ImageStoreSettings } from '#reviews/image-store-settings.ts';
import type { ImageStore } from '#reviews/image-store.ts';

/** The configured store; folders are below the data directory. */
export function openImageStore(settings: ImageStoreSettings, dataDir: string): ImageStore {
  switch (settings.kind) {
    case 'database':
      return databaseImageStore;
    case 'folder':
      return createFileImageStore({
        shownAs: `The folder ${join(dataDir, 'review-images')}`,
        open: async () => openFolder(join(dataDir, 'review-images')),
      });
    case 's3':
      return createFileImageStore({ shownAs: `The bucket ${settings.bucket}`, open: () => openBucket(settings) });
  }
}
