import type { Queries } from '#database/schema.ts';
import type { DeskSettings } from '#runtime/settings/desk-settings.ts';
import { fine, warning, type Finding } from './finding.ts';

/** Whether somebody can sign in at the operators' desk. Settings at which no passkey works are refused already. */
export async function checkDesk(queries: Queries, desk: DeskSettings | null): Promise<Finding> {
  if (desk === null) return fine('desk', 'The desk is off; DESK_ORIGIN opens it.');
  const host = new URL(desk.origin).hostname;
  const keys = await queries
    .selectFrom('desk_key')
    .innerJoin('desk_person', 'desk_person.id', 'desk_key.person_id')
    .select(['desk_key.relying_party', 'desk_person.name', 'desk_person.role'])
    .where('desk_key.revoked_at', 'is', null)
    .where('desk_person.removed_at', 'is', null)
    .execute();
  const foreign = keys.filter((key) => key.relying_party !== host);
  const people = new Set(keys.filter((key) => key.relying_party === host).map(({ name }) => name));
  if (foreign.length > 0)
    return warning(
      'desk',
      `Keys made for ${foreign[0]?.relying_party} open nothing at ${desk.origin}: ${foreign.length}.`,
      'Browsers tie a passkey to its host name: run "roamchart desk invite NAME --replace" for each person.',
    );
  if (people.size === 0 && !desk.isDefault)
    return warning('desk', 'Nobody can sign in at the desk.', 'Run "roamchart desk invite NAME --role owner".');
  return fine('desk', `The desk is at ${desk.origin}; people with a key: ${people.size}.`);
}
