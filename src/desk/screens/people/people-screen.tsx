import { defineScreen } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { keyIcon } from '#desk/parts/icons.ts';
import { InviteForm } from './invite-form.tsx';
import { LostKeys, RoleTable, YourDesk } from './people-side.tsx';
import { Refusals } from './refusals.tsx';
import { PersonCard } from './person-card.tsx';

const t = texts.people;

const refusalsMs = 30 * 24 * 60 * 60_000;

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
      refusals: isOwner ? await desk.refusals(new Date(desk.now().getTime() - refusalsMs)) : null,
    };
  },
  view: ({ people, refusals }, { viewer, now }) => {
    const keys = people.reduce((sum, person) => sum + person.keys.length, 0);
    return (
      <>
        <div className="top">
          <div>
            <h1>{t.title}</h1>
            <span className="mut">{t.counts({ people: people.length, keys })}</span>
          </div>
          {refusals !== null && (
            <a className="btn btn--p" href="#invite">
              {t.invite}
            </a>
          )}
        </div>
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
