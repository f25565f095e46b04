import { InvalidArgumentError } from 'commander';
import type { Result } from '#domain/kernel/result.ts';

/** Turns a parse function's failure into the complaint of the command line. */
export function orWrongUse<Value>(parse: (text: string) => Result<Value>): (text: string) => Value {
  return (text) => {
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    throw new InvalidArgumentError(`${parsed.reason}.`);
  };
}
