import { useState } from 'react';
import { answerOfRule, lockRules } from '#domain/trip/sim-lock.ts';
import { Field, Input } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** What place and day of purchase say about a lock; the test on the phone stays the answer. */
export function Purchase() {
  const { shell, messages } = usePage();
  const { purchase: texts } = messages.list.before;
  const [{ where, bought }, setPurchase] = useState({ where: '', bought: '' });
  const names = new Intl.DisplayNames(shell.locale, { type: 'region' });
  const rule = lockRules.get(where);
  return (
    <>
      <Select
        name="where"
        label={texts.where}
        value={where}
        options={[
          { value: '', label: messages.list.ownSim.choose },
          ...[...lockRules.keys()].map((code) => ({ value: code, label: names.of(code) ?? code })),
          { value: 'other', label: texts.other },
        ]}
        onChange={(value) => setPurchase({ where: value, bought })}
      />
      <Field label={texts.bought}>
        {(wiring) => (
          <Input
            {...wiring}
            type="date"
            value={bought}
            onChange={({ currentTarget }) => setPurchase({ where, bought: currentTarget.value })}
          />
        )}
      </Field>
      <p role="status">{where !== '' && texts[rule === undefined ? 'look' : answerOfRule(rule, bought)]}</p>
    </>
  );
}
