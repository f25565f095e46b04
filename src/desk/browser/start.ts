import '#desk/styles/desk.css';
import { showConnection, startConnection } from './connection.ts';
import { startCopying } from './copy.ts';
import { quietKeys, startKeys } from './keys.ts';
import { startLeaving } from './leaving.ts';
import { putLockOff, startLock } from './lock.ts';
import { startPasskeys } from './passkey-buttons.ts';
import { startQuickPages } from './quick-pages.ts';
import { startRefreshing } from './refresh.ts';
import { startTimes } from './times.ts';
import { startTouchForms } from './touch-forms.ts';
import { startUndoClock } from './undo-clock.ts';

// Every screen works as pages and forms without this script; signing in alone needs it.
startPage(document);
startLeaving();
startLock();
startConnection();
startKeys();
startQuickPages((main) => {
  startPage(main);
  putLockOff();
  showConnection();
  quietKeys();
});

function startPage(page: ParentNode): void {
  startTimes(page);
  startPasskeys(page);
  startTouchForms(page);
  startUndoClock(page);
  startCopying(page);
  startRefreshing(page);
}
