import '#desk/styles/desk.css';
import { startConnection } from './connection.ts';
import { startCopying } from './copy.ts';
import { startKeys } from './keys.ts';
import { startLeaving } from './leaving.ts';
import { startLock } from './lock.ts';
import { startPasskeys } from './passkey-buttons.ts';
import { startRefreshing } from './refresh.ts';
import { startTimes } from './times.ts';
import { startTouchForms } from './touch-forms.ts';
import { startUndoClock } from './undo-clock.ts';

// Every screen works as pages and forms without this script; signing in alone needs it.
startTimes();
startPasskeys();
startLeaving();
startTouchForms();
startLock();
startConnection();
startUndoClock();
startKeys();
startCopying();
startRefreshing();
