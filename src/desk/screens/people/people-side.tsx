import type { DeskChoices } from '#runtime/services/desk/desk-service.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionForm, Button } from '#desk/parts/action-form.tsx';
import { DataTable } from '#desk/parts/data-table.tsx';
import { Field, Tick } from '#desk/parts/field.tsx';

const t = texts.people;

/** What a person chooses for themselves. */
export function YourDesk({ choices }: { readonly choices: DeskChoices }) {
  const themes = (['system', 'light', 'dark'] as const).map((theme) => [theme, texts.frame.theme[theme]] as const);
  return (
    <section className="card card--sim">
      <h2>{t.desk.title}</h2>
      <ActionForm of="person/choose" subject="" back="/people" className="card-form">
        <div>
          {(['singleKeys', 'commands'] as const).map((name) => (
            <Tick key={name} name={name} isTicked={choices[name]} text={t.desk[name]} />
          ))}
        </div>
        <Field label={t.desk.theme} name="theme" options={themes} defaultValue={choices.theme} />
        <Button name={t.desk.save} />
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
  const { title, work, moderator, owner, rows } = t.may;
  return (
    <section>
      <h3>{title}</h3>
      <DataTable
        label={title}
        columns={[
          { head: work, isHeadHidden: true, render: ([each]) => each },
          { head: moderator, isRight: true, className: 'mut', render: ([, may]) => may },
          { head: owner, isRight: true, render: ([, , may]) => may },
        ]}
        rows={rows}
        keyOf={([each]) => each}
      />
    </section>
  );
}
