import type { Screen } from '#desk/frame/screen.ts';
import { auditFile, auditScreen } from './audit/audit-screen.tsx';
import { peopleScreen } from './people/people-screen.tsx';
import { todayScreen } from './today/today-screen.tsx';

/** Every screen of the desk. */
export const screens: readonly Screen[] = [todayScreen, auditScreen, auditFile, peopleScreen];
