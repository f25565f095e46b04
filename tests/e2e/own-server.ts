import { startTestProcess, type TestProcess } from '#tests/support/child-process.ts';
import { test } from './visitor.ts';

type OwnServer = Pick<TestProcess, 'address' | 'ask'>;

/** A server that the tests of this file or group share. @param module address of its file */
export function shareServer(module: string): OwnServer {
  let started: TestProcess | null = null;
  const server = (): TestProcess => {
    if (started === null) throw new Error(`${module} is started before the first test.`);
    return started;
  };
  test.beforeAll(async () => {
    // It may have to build the site first.
    test.setTimeout(0);
    started = await startTestProcess(module);
  });
  test.afterAll(async () => started?.end('SIGTERM'));
  return {
    get address() {
      return server().address;
    },
    ask: (message) => server().ask(message),
  };
}
