import { Key } from 'lucide';
import { defineScreen } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { InviteForm } from './invite-form.tsx';
import { LostKeys, RoleTable, YourDesk } from './people-side.tsx';
import { PersonCard } from './person-card.tsx';

const t = texts.people;

export const peopleScreen = defineScreen({
  path: '/people',
  title: t.title,
  role: 'moderator',
  place: { label: t.title, icon: Key, group: 3, order: 2, chord: 'k', tab: null, count: null },
  load: async (desk, { viewer }) => {
    const people = await desk.people();
    // Others are for owners.
    return { people: viewer.role === 'owner' ? people : people.filter(({ name }) => name === viewer.name) };
  },
  view: ({ people }, { viewer, now }) => {
    const keys = people.reduce((sum, person) => sum + person.keys.length, 0);
    return (
      <>
        <div className="top">
          <div>
            <h1>{t.title}</h1>
            <span className="mut">{t.counts({ people: people.length, keys })}</span>
          </div>
        </div>
        <div className="side">
          <div className="cards">
            {people.map((person) => (
              <PersonCard key={person.name} person={person} viewer={viewer} now={now} />
            ))}
            {viewer.role === 'owner' && <InviteForm />}
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
