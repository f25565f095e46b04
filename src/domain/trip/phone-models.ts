import record from '#data/phones.json' with { type: 'json' };

/** `ask`: only the EID tells. */
export type ModelAnswer = 'yes' | 'no' | 'ask';

interface ModelRecord {
  readonly esim: string;
  readonly evidence: string;
  readonly exceptions: readonly unknown[];
}

/**
 * Whether a model takes an eSIM. General knowledge only asks, and so does a model that is sold without one somewhere: its
 * name does not say where it was bought.
 */
export function answerOfModel({ esim, evidence, exceptions }: ModelRecord): ModelAnswer {
  if (evidence === 'general-knowledge' || exceptions.length > 0) return 'ask';
  return esim === 'yes' || esim === 'no' ? esim : 'ask';
}

export const phoneModels = record.models.map(({ id, maker, model, ...facts }) => ({
  id,
  name: `${maker} ${model}`,
  answer: answerOfModel(facts),
}));
