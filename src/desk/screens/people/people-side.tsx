import type { DeskChoices } from '#runtime/services/desk/desk-service.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionForm } from '#desk/parts/action-form.tsx';

const t = texts.people;

const themes = ['system', 'light', 'dark'] as const;

/** What a person chooses for themselves. */
export function YourDesk({ choices }: { readonly choices: DeskChoices }) {
  return (
    <section className="card card--sim">
      <h2>{t.desk.title}</h2>
      <ActionForm of="person/choose" subject="" back="/people" className="card-form">
        <div>
          {(['singleKeys', 'commands', 'largePictures'] as const).map((name) => (
            <label key={name} className="ck">
              <input type="checkbox" name={name} defaultChecked={choices[name]} />
              {t.desk[name]}
            </label>
          ))}
        </div>
        <label className="f">
          <span>{t.desk.theme}</span>
          <select className="in" name="theme" defaultValue={choices.theme}>
            {themes.map((theme) => (
              <option key={theme} value={theme}>
                {texts.frame.theme[theme]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn">
          {t.desk.save}
        </button>
      </ActionForm>
    </section>
  );
}

export function LostKeys({ name }: { readonly name: string }) {
  return (
    <section>
      <h3>{t.lost.title}</h3>
      <p className="mut lead">{t.lost.text}</p>
      <code className="box">{t.lost.command({ name })}</code>
    </section>
  );
}

export function RoleTable() {
  return (
    <section>
      <h3>{t.may.title}</h3>
      <table>
        <thead>
          <tr>
            <th>
              <span className="vh">{t.may.work}</span>
            </th>
            <th className="r">{t.may.moderator}</th>
            <th className="r">{t.may.owner}</th>
          </tr>
        </thead>
        <tbody>
          {t.may.rows.map(([work, moderator, owner]) => (
            <tr key={work}>
              <td>{work}</td>
              <td className="r mut">{moderator}</td>
              <td className="r">{owner}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
