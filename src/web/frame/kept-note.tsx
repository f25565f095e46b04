import { formatKeptTime } from '#i18n/kept-time.ts';
import './kept-note.css';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** Note above an offline copy. The service worker writes the same markup into kept pages. */
export function KeptNote() {
  const { shell, messages } = usePage();
  const { keptAt, locale } = shell;
  if (keptAt === undefined) return null;
  return <aside className="kept-note">{messages.common.offline.kept({ time: formatKeptTime(keptAt, locale) })}</aside>;
}
