import type { Page } from '@playwright/test';
import { shareServer } from './own-server.ts';
import { expect, test } from './visitor.ts';

/** Chromium's own authenticator in software: it stands for a fingerprint, and answers at once. */
const authenticator = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** The desk for the tests of a file. */
export interface DeskVisit {
  /** Address of the public site beside it. */
  readonly siteAddress: string;
  readonly origin: string;
  /** A link for a key. */
  invite(name: string, role: 'owner' | 'moderator'): Promise<string>;
  /** Moves the server's clock on. */
  wait(ms: number): Promise<void>;
  /** Lets what is due take effect. */
  carryOut(): Promise<void>;
  /** Runs `roamchart` on the same site, and resolves to what it prints. */
  run(words: string): Promise<string>;
  /** Lets so many reviews wait, each with a picture; "Review 1" is the oldest of all. */
  sendReviews(count: number): Promise<void>;
  /** Gives the browser an authenticator, makes a key in it by a link, and arrives at Today. */
  enter(page: Page, name: string, role?: 'owner' | 'moderator'): Promise<void>;
}

export function shareDesk(): DeskVisit {
  const server = shareServer(import.meta.resolve('#tests/e2e/servers/desk-server.ts'));
  let origin = '';
  test.beforeAll(async () => {
    ({ origin } = await server.ask<{ readonly origin: string }>('open'));
  });
  const invite: DeskVisit['invite'] = async (name, role) =>
    (await server.ask<{ readonly link: string }>({ invite: name, role })).link;
  return {
    get siteAddress() {
      return server.address;
    },
    get origin() {
      return origin;
    },
    invite,
    carryOut: async () => void (await server.ask('carry out')),
    run: async (words) => {
      const { status, out, err } = await server.ask<{
        readonly status: number;
        readonly out: string;
        readonly err: string;
      }>({ run: words });
      expect([words, status, err]).toEqual([words, 0, '']);
      return out;
    },
    sendReviews: async (count) => void (await server.ask({ reviews: count })),
    wait: async (ms) => void (await server.ask({ waitMs: ms })),
    enter: async (page, name, role = 'owner') => {
      await addAuthenticator(page);
      await page.goto(await invite(name, role));
      await expect(page.getByRole('heading', { name: `Welcome, ${name}.` })).toBeVisible();
      await page.getByRole('button', { name: 'Make a key' }).click();
      await expect(page).toHaveURL(`${origin}/`);
    },
  };
}

export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', { options: authenticator });
}
