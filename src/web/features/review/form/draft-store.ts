import { isRecord, readDraft, type KeptDraft } from './kept-draft.ts';
import type { PickedImage } from './picked-image.ts';

/** Texts are in local storage, written synchronously even while the page unloads; screenshots are in IndexedDB. */
const storageKey = 'review-draft';
const databaseName = 'review-draft';
const storeName = 'images';

/** The draft on this device; null: none, or storage is blocked. */
export function loadDraft(now: Date): KeptDraft | null {
  try {
    return readDraft(JSON.parse(localStorage.getItem(storageKey) ?? 'null'), now);
  } catch {
    return null;
  }
}

export function keepDraft(draft: KeptDraft): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage full or blocked: the form still holds everything.
  }
}

/** Deletes a sent or discarded draft from the device. */
export async function forgetDraft(): Promise<void> {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // No storage: nothing to delete.
  }
  await keepImages([]);
}

export async function loadImages(): Promise<readonly PickedImage[]> {
  const found: unknown = await withImageStore('readonly', (store) => store.get(storeName)).catch(() => null);
  return Array.isArray(found) ? found.filter(isPickedImage) : [];
}

export async function keepImages(images: readonly PickedImage[]): Promise<void> {
  // Storage blocked or full: the form still holds them.
  await withImageStore('readwrite', (store) => store.put(images, storeName)).catch(() => undefined);
}

function isPickedImage(value: unknown): value is PickedImage {
  return isRecord(value) && typeof value['id'] === 'string' && value['blob'] instanceof Blob;
}

async function withImageStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
  const database = await answerOf(opening);
  try {
    return await answerOf(ask(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database did not answer')));
  });
}
