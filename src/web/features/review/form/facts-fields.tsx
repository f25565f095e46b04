import { useEffect, useState } from 'react';
import { workedAnswers, workedThings, type ReviewFacts } from '#domain/review/review-facts.ts';
import { Check } from '#ui/check.tsx';
import { FieldError } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { callApi } from '#web/shared/api/api-client.ts';
import { controlId, useForm } from './form-context.tsx';
import parts from './form-parts.module.css';

/** As `GET /reviews/choices` names them. */
interface Choice {
  readonly kind: (typeof kinds)[number];
  readonly value: string;
  readonly label: string;
}

const kinds = ['month', 'plan', 'phone'] as const;

/** What a review can be weighed by. Loaded with the first look at it; every field may stay as it is. */
export function FactsFields() {
  const { state, dispatch, texts } = useForm();
  const { facts: says, error } = texts;
  const { facts, provider } = state.fields;
  const choices = useChoices(provider);
  const set = (change: Partial<ReviewFacts>): void =>
    dispatch({ kind: 'edit', change: { facts: { ...facts, ...change } } });
  const none = { value: '', label: says.none };
  const chosen = { month: facts.month, plan: facts.planId, phone: facts.phone };
  // A select without its options would take what a draft has for changed.
  if (choices === null) return null;
  return (
    <fieldset className={parts['wide']} id={controlId('facts')}>
      <legend className={parts['hint']}>{says.lead}</legend>
      {kinds.map((kind) => {
        const own = choices.filter((choice) => choice.kind === kind);
        if (own.length === 0) return null;
        return (
          <Select
            key={kind}
            name={kind}
            label={says[kind]}
            value={String(chosen[kind] ?? '')}
            options={[none, ...own]}
            onChange={(value) => set(kind === 'plan' ? { planId: Number(value) || null } : { [kind]: value || null })}
          />
        );
      })}
      {workedThings.map((thing) => (
        <Select
          key={thing}
          name={thing}
          label={says.worked[thing]}
          value={facts.worked[thing] ?? ''}
          options={[none, ...workedAnswers.map((value) => ({ value, label: says.answers[value] }))]}
          onChange={(chosen) => {
            const answer = workedAnswers.find((each) => each === chosen);
            const { [thing]: _before, ...others } = facts.worked;
            set({ worked: answer === undefined ? others : { ...others, [thing]: answer } });
          }}
        />
      ))}
      <Check
        name="given"
        value="yes"
        label={says.given}
        isChecked={facts.isGiven}
        onChange={(isGiven) => set({ isGiven })}
      />
      <Check
        name="related"
        value="yes"
        label={says.related}
        isChecked={facts.isRelated}
        onChange={(isRelated) => set({ isRelated })}
      />
      {facts.isRelated && <FieldError id="facts-error">{error.facts}</FieldError>}
    </fieldset>
  );
}

/** Null: not there yet; empty: they could not be loaded. */
function useChoices(provider: string): readonly Choice[] | null {
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      const list = await callApi<readonly Choice[]>('/reviews/choices', { query: { provider } }).catch(() => []);
      if (!stop.signal.aborted) setChoices(list);
    };
    void ask();
    return () => stop.abort();
  }, [provider]);
  return choices;
}
