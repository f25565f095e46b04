import { createRoot } from 'react-dom/client';
import type { Messages } from '#i18n/messages/en.ts';
import { Toast } from '#ui/toast.tsx';
import { keepAboveDocks } from '#web/browser/above-docks.ts';

/** Offers a reload to a newer build. */
export function showUpdateToast({ newVersion }: Messages['common']): void {
  const place = document.createElement('div');
  document.body.append(place);
  keepAboveDocks(place);
  const root = createRoot(place);
  const action = { label: newVersion.reload, onAct: () => location.reload() };
  // Live regions announce only later changes.
  root.render(<Toast message={null} onEnd={() => undefined} />);
  setTimeout(() => {
    root.render(<Toast message={{ id: 'update', text: newVersion.text, action }} onEnd={() => root.unmount()} />);
  });
}
