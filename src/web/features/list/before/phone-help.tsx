import { useState } from 'react';
import { phoneModels } from '#domain/trip/phone-models.ts';
import { answerOfRule, lockRules } from '#domain/trip/sim-lock.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** What the name of a phone says, which is never the answer: that is the EID, wherever the phone shows it. */
export function PhoneModel() {
  const { model: texts } = usePage().messages.list.before;
  const [id, setId] = useState('');
  const answer = phoneModels.find((model) => model.id === id)?.answer;
  return (
    <>
      <p>{texts.elsewhere}</p>
      <label>
        {texts.label}
        <select value={id} onChange={({ currentTarget }) => setId(currentTarget.value)}>
          <option value="">{texts.label}</option>
          {phoneModels.map((model) => (
            <option key={model.id} value={model.id}>
              {model.name}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{answer !== undefined && texts[answer]}</p>
    </>
  );
}

/** What place and day of purchase say about a lock; the test on the phone stays the answer. */
export function Purchase() {
  const { shell, messages } = usePage();
  const { purchase: texts } = messages.list.before;
  const [{ where, bought }, setPurchase] = useState({ where: '', bought: '' });
  const names = new Intl.DisplayNames(shell.locale, { type: 'region' });
  const rule = lockRules.get(where);
  return (
    <>
      <label>
        {texts.where}
        <select value={where} onChange={({ currentTarget }) => setPurchase({ where: currentTarget.value, bought })}>
          <option value="">{messages.list.ownSim.choose}</option>
          {[...lockRules.keys()].map((code) => (
            <option key={code} value={code}>
              {names.of(code) ?? code}
            </option>
          ))}
          <option value="other">{texts.other}</option>
        </select>
      </label>
      <label>
        {texts.bought}
        <input
          type="date"
          value={bought}
          onChange={({ currentTarget }) => setPurchase({ where, bought: currentTarget.value })}
        />
      </label>
      <p role="status">{where !== '' && texts[rule === undefined ? 'look' : answerOfRule(rule, bought)]}</p>
    </>
  );
}
