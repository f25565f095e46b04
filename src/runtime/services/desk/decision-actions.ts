import type { Database } from '#database/database.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { sellerFacts } from '#domain/plan/seller-facts.ts';
import { makeProviderLogo } from '#pictures/provider-logo.ts';
import { correctionDecisions } from './correction-decisions.ts';
import { decide } from './decide.ts';
import type { DecisionSettings, EveryDecisionKind } from './decision-kind.ts';
import type { DeskAction } from './desk-action.ts';
import { feedDecisions } from './feed-decisions.ts';
import { linesOf, priceOf, textOf, textsOf, tickedOf, type FormFields } from './form-fields.ts';
import { planDecisions } from './plan-decisions.ts';
import { providerDecisions } from './provider-decisions.ts';
import { rateDecisions } from './rate-decisions.ts';
import { reportDecisions } from './report-decisions.ts';
import { decisionDelayMs, reviewDecisions } from './review-decisions.ts';
import { reviewReportDecisions } from './review-report-decisions.ts';

/** A decision that a form of the desk makes, and how its fields are read. */
interface FormDecision {
  readonly kind: EveryDecisionKind<unknown, unknown>;
  readonly read: (fields: FormFields) => Result<unknown> | Promise<Result<unknown>>;
}

const nothing = (): Result<unknown> => success({});

const pin = (fields: FormFields): Result<unknown> => {
  const price = priceOf(fields);
  if (!price.ok) return price;
  const { reason = '', until = '' } = fields;
  return success({ price: price.value, reason, until, isSure: fields['sure'] !== undefined });
};

const words = ({ words: said = '' }: FormFields): Result<unknown> => success({ words: said });

const because = ({ reason = '' }: FormFields): Result<unknown> => success({ reason });

/** Pictures and words that are left out with the decision. */
const leftOut = (fields: FormFields) => ({
  pictures: tickedOf(fields, 'picture').map(Number),
  words: tickedOf(fields, 'words').map((range) => {
    const [begins, ends] = range.split('-').map(Number);
    return { begins, ends };
  }),
});

const move = (fields: FormFields): Result<unknown> =>
  success({ reason: textOf(fields, 'reason'), note: textOf(fields, 'note'), ...leftOut(fields) });

const lineFacts = ['name', 'url', 'legalName', 'seat', 'register'] as const;

/** The facts that the form has; a fact that it lacks stays. */
const providerFacts = (fields: FormFields): Result<unknown> => {
  const lines = lineFacts.flatMap((name) => (name in fields ? [[name, textOf(fields, name)]] : []));
  return success({
    ...Object.fromEntries(lines),
    ...('support' in fields && { support: linesOf(fields, 'support') }),
    ...(fields['fact'] === 'payment' && { payment: tickedOf(fields, 'payment') }),
    ...(fields['fact'] === 'refundRule' && { refundRule: textsOf(fields, 'refund') }),
    ...(fields['fact'] === 'afterPurchase' && { afterPurchase: textsOf(fields, 'after', sellerFacts) }),
  });
};

const emptyFacts: Readonly<Record<string, unknown>> = { support: [], payment: [], refundRule: {}, afterPurchase: {} };

const clearedFact = ({ fact = '' }: FormFields): Result<unknown> => success({ [fact]: emptyFacts[fact] ?? null });

const paid: Readonly<Record<string, boolean>> = { yes: true, no: false };

const links = (fields: FormFields): Result<unknown> =>
  success({ linkTemplate: textOf(fields, 'linkTemplate'), paidLinks: paid[fields['paidLinks'] ?? ''] ?? null });

/** The bytes of a picture in base64; `remove`: that of the feeds again. */
const logo = async (fields: FormFields): Promise<Result<unknown>> => {
  if ('remove' in fields) return success({ logo: null });
  const file = Buffer.from(fields['logo'] ?? '', 'base64');
  if (file.length === 0) return failure('Choose a picture first.');
  const made = await makeProviderLogo(file);
  return made.ok ? success({ logo: { hash: made.value.hash, base64: made.value.bytes.toString('base64') } }) : made;
};

const correction = (fields: FormFields): Result<unknown> => {
  const [wrong, done] = [textsOf(fields, 'wrong'), textsOf(fields, 'done')];
  const languages = new Set([...Object.keys(wrong), ...Object.keys(done)]);
  const said = [...languages].map((locale) => [locale, { wrong: wrong[locale] ?? '', done: done[locale] ?? '' }]);
  const plan = textOf(fields, 'plan');
  if (plan !== null && !/^\d{1,15}$/.test(plan)) return failure('Write the number of the plan, or nothing.');
  const planId = plan === null ? null : Number(plan);
  return success({ day: fields['day'] ?? '', said: Object.fromEntries(said), planId });
};

const review = reviewDecisions;
const forms: readonly FormDecision[] = [
  { kind: review.approve, read: move },
  { kind: review.reject, read: move },
  { kind: review.remove, read: move },
  { kind: review.restore, read: move },
  { kind: review.omit, read: (fields) => success({ pictures: leftOut(fields).pictures }) },
  { kind: review.blackOut, read: (fields) => success({ words: leftOut(fields).words }) },
  { kind: review.note, read: (fields) => success({ note: textOf(fields, 'note') }) },
  { kind: review.later, read: nothing },
  { kind: review.reply, read: (fields) => success({ text: textOf(fields, 'text') }) },
  ...Object.values(reviewReportDecisions).map((kind) => ({ kind, read: words })),
  { kind: reportDecisions.close, read: nothing },
  { kind: reportDecisions.pin, read: pin },
  { kind: reportDecisions.hide, read: because },
  { kind: planDecisions.pin, read: pin },
  { kind: planDecisions.unpin, read: nothing },
  { kind: planDecisions.hide, read: because },
  { kind: planDecisions.unhide, read: nothing },
  { kind: planDecisions.uncorrect, read: nothing },
  { kind: providerDecisions.set, read: providerFacts },
  { kind: providerDecisions.clear, read: clearedFact },
  { kind: providerDecisions.link, read: links },
  { kind: providerDecisions.logo, read: logo },
  { kind: providerDecisions.hide, read: nothing },
  { kind: providerDecisions.unhide, read: nothing },
  { kind: feedDecisions.release, read: (fields) => success({ providers: tickedOf(fields, 'provider') }) },
  { kind: feedDecisions.discard, read: nothing },
  { kind: feedDecisions.revert, read: nothing },
  { kind: feedDecisions.retire, read: nothing },
  { kind: feedDecisions.run, read: nothing },
  { kind: correctionDecisions.add, read: correction },
  { kind: rateDecisions.update, read: (fields) => success({ accept: tickedOf(fields, 'accept') }) },
];

/** The forms of the desk: each decides, and takes effect after fifteen seconds unless waiting would harm. */
export function decisionActions(config: DecisionSettings, now: () => Date): readonly DeskAction[] {
  return forms.map(({ kind, read }) => ({
    kind: kind.kind,
    action: kind.action,
    role: kind.role,
    needsTouch: kind.needsTouch,
    run: async (database: Database, { by, subject, fields }) => {
      const parameters = await read(fields);
      if (!parameters.ok) return parameters;
      const decider = { database, config, by: { operator: by.name, via: 'desk' }, role: by.role, now } as const;
      const delayMs = kind.isImmediate ? 0 : decisionDelayMs;
      const answer = await decide(decider, kind, { subject, parameters: parameters.value, delayMs });
      return answer.ok ? success({}) : answer;
    },
  }));
}
