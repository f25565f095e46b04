import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { texts } from '#desk/messages/en.ts';
import { keyIcon } from '#desk/parts/icons.ts';
import { When } from '#desk/parts/when.tsx';

const t = texts.entrance;

/** As the desk stores it. */
const longestKeyName = 40;

/** Asks for any key: nobody is named, so nobody learns who has one. */
export function SignInPage({ endedAt, back }: { readonly endedAt: Date | null; readonly back: string }) {
  return (
    <>
      <div>
        <h1>{t.signIn.title}</h1>
        <p className="mut lead">
          {endedAt === null ? (
            t.signIn.text
          ) : (
            <>
              {t.signIn.ended} <When at={endedAt} as="time" />.
            </>
          )}
        </p>
      </div>
      <PasskeyButton does="sign-in" back={back}>
        {t.signIn.button}
      </PasskeyButton>
      <details open>
        <summary>
          <Icon of={ChevronDown} size={16} />
          {t.signIn.lost}
        </summary>
        <ol className="step mut">
          <li>{t.signIn.ask}</li>
        </ol>
        <code className="box">{t.signIn.command}</code>
        <ol className="step step--on mut">
          <li>{t.signIn.open}</li>
          <li>{t.signIn.make}</li>
        </ol>
      </details>
    </>
  );
}

/** The first key of somebody with a link; the script reads the link's fragment, and asks who it is for. */
export function InvitePage() {
  return (
    <form className="card-form" data-invite="">
      <div>
        <h1 data-welcome={t.invite.welcome}>{t.invite.title}</h1>
        <p className="mut lead">{t.invite.text}</p>
      </div>
      <KeyNameField />
      <PasskeyButton does="new-key" back="/">
        {t.invite.button}
      </PasskeyButton>
    </form>
  );
}

/** Another key of somebody who is signed in. */
export function AddKeyPage({ back }: { readonly back: string }) {
  return (
    <form className="card-form">
      <h1>{texts.people.addKey}</h1>
      <KeyNameField />
      <PasskeyButton does="add-key" back={back}>
        {t.invite.button}
      </PasskeyButton>
    </form>
  );
}

function KeyNameField() {
  return (
    <label className="f">
      <span>{t.invite.name}</span>
      <input
        className="in"
        name="key"
        required
        maxLength={longestKeyName}
        autoComplete="off"
        data-laptop={t.invite.names.laptop}
        data-phone={t.invite.names.phone}
      />
    </label>
  );
}

/** A form that waits for a touch: sent again as it was, so that nothing typed is lost. */
export interface WaitingForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Asks the signed-in user for their key. */
export function ConfirmPage({ why, form }: { readonly why: 'locked' | 'touch'; readonly form: WaitingForm | null }) {
  const says = t[why];
  return (
    <>
      <div>
        <h1>{says.title}</h1>
        <p className="mut lead">{says.text}</p>
      </div>
      {form !== null && (
        <form method="post" action={form.action} data-after="">
          {Object.entries(form.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>
      )}
      <PasskeyButton does="touch" back="">
        {says.button}
      </PasskeyButton>
    </>
  );
}

interface PasskeyButtonProps {
  /** What the script does with the key. */
  readonly does: 'sign-in' | 'touch' | 'new-key' | 'add-key';
  /** Where it leads; empty: here. */
  readonly back: string;
  readonly children: ReactNode;
}

export function PasskeyButton({ does, back, children }: PasskeyButtonProps) {
  return (
    <button
      type="button"
      className="btn btn--p"
      data-passkey={does}
      data-back={back}
      data-failed={t.failed}
      data-wait={t.wait}
      data-used={t.invite.used}
    >
      <Icon of={keyIcon} size={18} />
      {children}
    </button>
  );
}
