import { useState } from 'react';
import { phoneModels } from '#domain/trip/phone-models.ts';
import { Select } from '#ui/select.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** What the name of a phone says, which is never the answer: that is the EID, wherever the phone shows it. */
export function PhoneModel() {
  const { model: texts } = usePage().messages.list.before;
  const [id, setId] = useState('');
  const answer = phoneModels.find((model) => model.id === id)?.answer;
  return (
    <>
      <p>{texts.elsewhere}</p>
      <Select
        name="model"
        label={texts.label}
        value={id}
        options={[
          { value: '', label: texts.label },
          ...phoneModels.map((model) => ({ value: model.id, label: model.name })),
        ]}
        onChange={setId}
      />
      <p role="status">{answer !== undefined && texts[answer]}</p>
    </>
  );
}
