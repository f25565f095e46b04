import { addDays } from '#domain/kernel/durations.ts';
import { defineScreen } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Field } from '#desk/parts/field.tsx';
import { Link } from '#desk/parts/go.tsx';
import { keyIcon } from '#desk/parts/icons.ts';
import { Button } from '#desk/parts/action-form.tsx';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { LostKeys, RoleTable, YourDesk } from './people-side.tsx';
import { PersonCard } from './person-card.tsx';

const t = texts.people;

export const peopleScreen = defineScreen({
  path: '/people',
  title: t.title,
  place: { label: t.title, icon: keyIcon, group: 3, order: 2, chord: 'k' },
  load: async (desk, { viewer }) => {
    const people = await desk.people();
    const isOwner = viewer.role === 'owner';
    return {
      people: isOwner ? people : people.filter(({ name }) => name === viewer.name),
      // Others are for owners.
      refusals: isOwner ? await desk.refusals(addDays(desk.now(), -30)) : null,
    };
  },
  view: ({ people, refusals }, { viewer, now }) => {
    const keys = people.reduce((sum, person) => sum + person.keys.length, 0);
    return (
      <>
        <ScreenHead title={t.title} facts={<span className="mut">{t.counts({ people: people.length, keys })}</span>}>
          {refusals !== null && <Link look="btn btn--p" href="#invite" name={t.invite} />}
        </ScreenHead>
        <div className="side">
          <div className="cards">
            {people.map((person) => (
              <PersonCard key={person.name} person={person} viewer={viewer} now={now} />
            ))}
            {refusals !== null && <InviteForm />}
            {refusals !== null && <Refusals counts={refusals} />}
          </div>
          <div className="cards">
            <YourDesk choices={viewer.choices} />
            <LostKeys name={viewer.name} />
            <RoleTable />
          </div>
        </div>
      </>
    );
  },
});

/** Makes a link for somebody new, or for somebody who needs another key. */
function InviteForm() {
  const { name, role, button } = t.inviteForm;
  const roles = (['moderator', 'owner'] as const).map((each) => [each, t.may[each]] as const);
  return (
    <form id="invite" className="card card-form" method="post" action="/do/person/invite" data-touch="">
      <h2>{t.invite}</h2>
      <input type="hidden" name="back" value="/people" />
      <div className="invite">
        <Field label={name} name="subject" required maxLength={40} autoComplete="off" />
        <Field label={role} name="role" options={roles} />
        <Button name={button} />
      </div>
    </form>
  );
}

/** Tries that did not lead in. @param counts by reason */
function Refusals({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  const { 'used-link': links = 0, role: _role, 'other-origin': _foreign, ...others } = counts;
  const keys = Object.values(others).reduce((sum, count) => sum + count, 0);
  if (keys + links === 0) return null;
  return (
    <p className="foot">
      {t.refused({ keys, links })} <Link href="/audit?kind=sign-in" name={t.showRefused} />
    </p>
  );
}
