import { startTestProcess, type TestProcess } from '#tests/support/child-process.ts';
import { test } from './visitor.ts';

type OwnServer = Pick<TestProcess, 'address' | 'ask'>;

interface Suite {
  readonly beforeAll: (start: () => Promise<void>) => void;
  readonly afterAll: (end: () => Promise<unknown>) => void;
  readonly setTimeout: (milliseconds: number) => void;
}

/** A server that the tests of this file or group share. @param module address of its file @param tests that use it */
export function shareServer(module: string, tests: Suite = test): OwnServer {
  let started: TestProcess | null = null;
  const server = (): TestProcess => {
    if (started === null) throw new Error(`${module} is started before the first test.`);
    return started;
  };
  tests.beforeAll(async () => {
    // It may have to build the site first.
    tests.setTimeout(0);
    started = await startTestProcess(module);
  });
  tests.afterAll(async () => started?.end('SIGTERM'));
  return {
    get address() {
      return server().address;
    },
    ask: (message) => server().ask(message),
  };
}
