import { Icon } from '#ui/icon.tsx';
import type { DeskPerson } from '#runtime/services/desk/desk-service.ts';
import type { Viewer } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionButton } from '#desk/parts/action-button.tsx';
import { keyIcon } from '#desk/parts/icons.ts';
import { ActionForm } from '#desk/parts/action-form.tsx';
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
        <PersonActions name={name} isOwn={isOwn} hasSessions={sessions.length > 0} />
      </div>
      {keys.length > 0 && <KeyTable keys={keys} isOwn={isOwn} viewer={viewer} />}
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

interface PersonActionsProps {
  readonly name: string;
  readonly isOwn: boolean;
  readonly hasSessions: boolean;
}

function PersonActions({ name, isOwn, hasSessions }: PersonActionsProps) {
  return (
    <div className="acts">
      {isOwn && (
        <a className="btn btn--sm" href="/add-key">
          {t.addKey}
        </a>
      )}
      {hasSessions && (
        <ActionButton
          of={isOwn ? 'person/sign-out-own' : 'person/sign-out'}
          subject={name}
          back="/people"
          needsTouch={!isOwn}
          name={t.signOutEverywhere}
        />
      )}
      {!isOwn && (
        <ActionButton
          of="person/remove"
          subject={name}
          back="/people"
          needsTouch
          name={t.remove({ name })}
          className="btn btn--sm btn--bad"
          title={t.stays({ name })}
        />
      )}
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

interface KeyTableProps {
  readonly keys: DeskPerson['keys'];
  readonly isOwn: boolean;
  readonly viewer: Viewer;
}

function KeyTable({ keys, isOwn, viewer }: KeyTableProps) {
  return (
    <div className="tw">
      <table>
        <thead>
          <tr>
            <th className="wide">{t.key}</th>
            <th>{t.added}</th>
            <th>{t.used}</th>
            <th>
              <span className="vh">{t.revoke}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} of={key} isOwn={isOwn} isCurrent={key.id === viewer.keyId} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface KeyRowProps {
  readonly of: DeskPerson['keys'][number];
  readonly isOwn: boolean;
  readonly isCurrent: boolean;
}

function KeyRow({ of: key, isOwn, isCurrent }: KeyRowProps) {
  return (
    <tr>
      <td>
        <span className="who">
          <Icon of={keyIcon} size={18} />
          <b>{key.name}</b>
        </span>
        {!key.worksHere && <span className="mut s13">{t.otherHost({ host: key.relyingParty })}</span>}
      </td>
      <td className="mut">
        <When at={key.addedAt} as="day" />
      </td>
      <td className="mut">
        {isCurrent ? t.thisOne : key.lastUsedAt !== null && <When at={key.lastUsedAt} as="day" />}
      </td>
      <td className="r">
        <ActionForm
          of={isOwn ? 'person/revoke-own' : 'person/revoke'}
          subject={key.id}
          back="/people"
          needsTouch={!isOwn}
        >
          <button type="submit" className="btn btn--sm" aria-label={t.revokeKey({ key: key.name })}>
            {t.revoke}
          </button>
        </ActionForm>
      </td>
    </tr>
  );
}
