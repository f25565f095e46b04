import type { ProposedValidation } from '#runtime/services/feeds/validate-feed.ts';
import { printable } from '#cli/terminal/printable.ts';
import { validationText } from './validation-text.ts';

/** What a file is taken for and why, the mapping to copy, and what it would import. */
export function proposalText({ proposal, validation }: ProposedValidation): string {
  const { mapping, text, why, open } = proposal;
  const lines = [
    ...(text === null
      ? []
      : [
          `${mapping === null ? 'Beginning of a mapping' : 'Proposed mapping'}, for "mapping" in the feed’s entry or a file for --mapping:`,
          json(text),
          '',
        ]),
    ...why.map(printable),
    ...open.map((sentence) => `To decide: ${printable(sentence)}`),
    '',
  ];
  if (validation === null)
    return `${[...lines, text === null ? 'Nothing of it can be imported as it is.' : 'Decide this and complete the mapping; docs/feeds.md describes its properties.'].join('\n').trimStart()}\n`;
  const plans = validation.examples.map(({ provider, id, places, data, days, price }) =>
    printable(
      `  ${provider} ${JSON.stringify(id)}: ${places}, ${data}, ${days === null ? 'no expiry' : `${days} days`}, ${price}`,
    ),
  );
  const examples = plans.length === 0 ? [] : ['It would import plans such as', ...plans, ''];
  return `${[...lines, ...examples].join('\n')}\n${validationText(validation)}`;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2).split('\n').map(printable).join('\n');
}
