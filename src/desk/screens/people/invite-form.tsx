import { texts } from '#desk/messages/en.ts';

const t = texts.people;

/** Makes a link for somebody new, or for somebody who needs another key. */
export function InviteForm() {
  return (
    <form id="invite" className="card card-form" method="post" action="/do/person/invite" data-touch="">
      <h2>{t.invite}</h2>
      <input type="hidden" name="back" value="/people" />
      <div className="invite">
        <label className="f">
          <span>{t.inviteForm.name}</span>
          <input className="in" name="subject" required maxLength={40} autoComplete="off" />
        </label>
        <label className="f">
          <span>{t.inviteForm.role}</span>
          <select className="in" name="role">
            <option value="moderator">{t.may.moderator}</option>
            <option value="owner">{t.may.owner}</option>
          </select>
        </label>
        <button type="submit" className="btn">
          {t.inviteForm.button}
        </button>
      </div>
    </form>
  );
}
