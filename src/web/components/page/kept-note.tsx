import { keptNote } from '#i18n/offline-texts.ts';
import './kept-note.css';
import { usePage } from './page-environment.tsx';

/** Note above an offline copy. The service worker writes the same markup into kept pages. */
export function KeptNote() {
  const { keptAt, locale } = usePage().shell;
  return keptAt === undefined ? null : <aside className="kept-note">{keptNote(keptAt, locale)}</aside>;
}
