import { isSingular } from '#i18n/plural.ts';

/** `dans la journée`, `dans les 7 jours`. @param days formatted */
export function withinDays(days: string): string {
  return isSingular(days, 'fr') ? 'dans la journée' : `dans les ${days}`;
}
