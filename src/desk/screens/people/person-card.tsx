import { Icon } from '#ui/icon.tsx';
import type { DeskPerson } from '#runtime/services/desk/desk-service.ts';
import type { Viewer } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { ActionButton } from '#desk/parts/action-form.tsx';
import { DataTable } from '#desk/parts/data-table.tsx';
import { keyIcon } from '#desk/parts/icons.ts';
import { Note } from '#desk/parts/note.tsx';
import { When } from '#desk/parts/when.tsx';

const t = texts.people;

interface PersonCardProps {
  readonly person: DeskPerson;
  readonly viewer: Viewer;
  readonly now: Date;
}

/** One person with role, keys, where they are signed in, and what may be done about it. */
export function PersonCard({ person, viewer, now }: PersonCardProps) {
  const { name, role, keys, sessions, inviteUntil } = person;
  const isOwn = name === viewer.name;
  return (
    <section className="card" aria-label={name}>
      <div className="card-h">
        <div>
          <h2>{name}</h2>
          <p className="mut">{t.roles({ role, isOwn })}</p>
        </div>
        <PersonActions person={person} isOwn={isOwn} />
      </div>
      {keys.length > 0 && <KeyTable person={person} isOwn={isOwn} current={viewer.keyId} />}
      {sessions.length > 0 && (
        <p className="foot">
          {t.inUse} {sessions.map(({ place }) => place).join(', ')}
        </p>
      )}
      {inviteUntil !== null && <OpenLink name={name} until={inviteUntil} now={now} />}
      {keys.length === 0 && inviteUntil === null && <Note kind="warn">{t.noKey}</Note>}
      {keys.length === 1 && <Note kind="warn">{t.oneKey}</Note>}
    </section>
  );
}

interface OwnProps extends Pick<PersonCardProps, 'person'> {
  readonly isOwn: boolean;
}

function PersonActions({ person: { name, sessions }, isOwn }: OwnProps) {
  const about = { subject: name, back: '/people' };
  const signOut = isOwn ? 'person/sign-out-own' : 'person/sign-out';
  const remove = { look: 'btn btn--sm btn--bad', title: t.stays({ name }) };
  return (
    <div className="acts">
      {isOwn && <Link look="btn btn--sm" href="/add-key" name={t.addKey} />}
      {sessions.length > 0 && <ActionButton of={signOut} {...about} needsTouch={!isOwn} name={t.signOutEverywhere} />}
      {!isOwn && <ActionButton of="person/remove" {...about} needsTouch name={t.remove({ name })} button={remove} />}
    </div>
  );
}

function OpenLink({ name, until, now }: { readonly name: string; readonly until: Date; readonly now: Date }) {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  return (
    <div className="card-h">
      <p className="mut">{t.link({ minutes })}</p>
      <ActionButton of="person/cancel-link" subject={name} back="/people" needsTouch name={t.cancelLink} />
    </div>
  );
}

interface KeyTableProps extends OwnProps {
  /** Id of the key that the session began with. */
  readonly current: string;
}

function KeyTable({ person: { name, keys }, isOwn, current }: KeyTableProps) {
  return (
    <DataTable
      label={t.keysOf({ name })}
      columns={[
        { head: t.key, render: (key) => <KeyName of={key} /> },
        { head: t.added, className: 'mut', render: ({ addedAt }) => <When at={addedAt} as="day" /> },
        {
          head: t.used,
          className: 'mut',
          render: ({ id, lastUsedAt }) =>
            id === current ? t.thisOne : lastUsedAt !== null && <When at={lastUsedAt} as="day" />,
        },
        {
          head: t.revoke,
          isHeadHidden: true,
          isRight: true,
          render: (key) => <RevokeKey of={key} isOwn={isOwn} />,
        },
      ]}
      rows={keys}
      keyOf={({ id }) => id}
    />
  );
}

type ShownKey = DeskPerson['keys'][number];

function KeyName({ of: { name, worksHere, relyingParty } }: { readonly of: ShownKey }) {
  return (
    <>
      <span className="who">
        <Icon of={keyIcon} size={18} />
        <b>{name}</b>
      </span>
      {!worksHere && <span className="mut s13">{t.otherHost({ host: relyingParty })}</span>}
    </>
  );
}

function RevokeKey({ of: { id, name }, isOwn }: { readonly of: ShownKey; readonly isOwn: boolean }) {
  const action = isOwn ? 'person/revoke-own' : 'person/revoke';
  const button = { look: 'btn btn--sm', 'aria-label': t.revokeKey({ key: name }) };
  return <ActionButton of={action} subject={id} back="/people" needsTouch={!isOwn} name={t.revoke} button={button} />;
}
