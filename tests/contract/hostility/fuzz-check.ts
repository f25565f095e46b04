import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { naughtyTexts } from '#tests/support/naughty-texts.ts';
import { anyRequest, operationsOf, type FuzzRequest, type Operation } from './fuzz-requests.ts';
import { startFuzzServer, type FuzzAnswer } from './fuzz-server.ts';

/** Common responses before routing to an operation. */
const refusals: readonly number[] = [301, 302, 304, 400, 403, 404, 405, 406, 408, 413, 414, 415, 416, 417, 431];

const markup = naughtyTexts.filter((text) => /<[a-z!/]/i.test(text));

export interface FuzzReport {
  readonly requests: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** Answers that were checked against the schema of their call, by operation and status. */
  readonly checked: ReadonlyMap<string, number>;
  readonly faults: readonly unknown[];
}

/** Sends so many requests, the same for the same seed, and fails with the smallest one that is answered wrongly. */
export async function fuzz({
  requests,
  seed,
}: {
  readonly requests: number;
  readonly seed: number;
}): Promise<FuzzReport> {
  await using server = await startFuzzServer();
  const check = createCheck();
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(anyRequest(operationsOf(server.document)), async (request) => {
      const answer = await server.send(request);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const wrong = check.problemOf(request, answer);
      if (wrong !== null) throw new Error(`${request.method} ${request.address.slice(0, 200)}: ${wrong}`);
    }),
    { numRuns: requests, seed, endOnFailure: false },
  );
  return { requests, statuses, checked: check.checked, faults: [...server.faults] };
}

function createCheck() {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const validators = new Map<object, ValidateFunction>();
  const checked = new Map<string, number>();

  const schemaProblem = (schema: object, body: string): string | null => {
    const validate = validators.get(schema) ?? ajv.compile(schema);
    validators.set(schema, validate);
    return validate(JSON.parse(body)) ? null : ajv.errorsText(validate.errors).slice(0, 300);
  };

  const callProblem = (operation: Operation, { status, type, body }: FuzzAnswer): string | null => {
    const described = operation.responses[String(status)];
    if (described === undefined) return refusals.includes(status) ? null : `${status} is not described`;
    const name = `${operation.method} ${operation.path} ${status}`;
    checked.set(name, (checked.get(name) ?? 0) + 1);
    const schema = described.content?.['application/json']?.schema;
    if (schema === undefined) return body === '' ? null : `${status} has a body`;
    if (type === 'packed') return null;
    if (!type.startsWith('application/json')) return `${status} is ${type}`;
    return schemaProblem(schema, body);
  };

  const problemOf = ({ operation }: FuzzRequest, answer: FuzzAnswer): string | null => {
    const { status, type, body } = answer;
    if (status >= 500 || status < 200) return `answered ${status}: ${body.slice(0, 200)}`;
    const repeated = type.startsWith('text/html') ? markup.find((text) => body.includes(text)) : undefined;
    if (repeated !== undefined) return `repeats ${repeated} as markup`;
    return operation === null ? null : callProblem(operation, answer);
  };
  return { checked, problemOf };
}
