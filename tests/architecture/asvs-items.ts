/**
 * Whether an item of ASVS 5.0 is met, and by what: a file, or the reason why not. `none`: the desk has nothing of the
 * kind.
 */
export interface AsvsItem {
  readonly item: string;
  readonly is: 'met' | 'in part' | 'not met' | 'none';
  readonly by: string;
}

const signIn = 'tests/contract/desk-sign-in-store.test.ts';
const link = 'tests/contract/desk-link-store.test.ts';
const session = 'tests/contract/desk-session-store.test.ts';
const roles = 'tests/contract/desk-roles-store.test.ts';
const answers = 'tests/contract/desk-answers-store.test.ts';
const people = 'tests/contract/desk-people-store.test.ts';
const guide = 'docs/operations/desk.md';
const passkeys = 'docs/decisions/0131-passkeys-alone.md';
const tokens = 'src/operators/one-time-token.ts';
const noPasswords = 'There are no passwords.';
const noProvider = 'There is no identity provider.';
const noOauth = 'The desk is no OAuth client, no resource server and no authorization server.';

const met = (by: string, ...items: readonly string[]): readonly AsvsItem[] =>
  items.map((item) => ({ item, is: 'met', by }));
const none = (by: string, ...items: readonly string[]): readonly AsvsItem[] =>
  items.map((item) => ({ item, is: 'none', by }));
const inPart = (item: string, by: string): AsvsItem => ({ item, is: 'in part', by });
const notMet = (item: string, by: string): AsvsItem => ({ item, is: 'not met', by });

/** Items `6.2.1` to `6.2.12`. */
const section = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `${name}.${place + 1}`);

/** Chapters 6, 7, 8 and 10, which are about the desk alone. */
export const asvsItems: readonly AsvsItem[] = [
  ...met(guide, '6.1.1'),
  ...none(noPasswords, '6.1.2'),
  ...met(passkeys, '6.1.3'),
  ...none(noPasswords, ...section('6.2', 12)),
  ...met(signIn, '6.3.1', '6.3.2'),
  ...met(answers, '6.3.3'),
  notMet('6.3.4', 'Refused sign-ins are rows, and owners see their number; nobody is told.'),
  ...met(passkeys, '6.3.5'),
  notMet('6.3.6', 'A new or revoked key is a row of the trail; its person is not told.'),
  ...met(signIn, '6.3.7', '6.3.8'),
  ...met(link, '6.4.1'),
  ...met(passkeys, '6.4.2'),
  ...none(noPasswords, '6.4.3'),
  ...met(passkeys, '6.4.4'),
  ...none('Keys do not expire.', '6.4.5'),
  ...met(link, '6.4.6'),
  ...met(signIn, '6.5.1', '6.5.2'),
  ...met(tokens, '6.5.3', '6.5.4'),
  inPart('6.5.5', 'Challenges last 5 minutes; a link for a key lasts 15 minutes and not 10.'),
  ...met(people, '6.5.6'),
  ...met(signIn, '6.5.7'),
  ...none('There are no one-time passwords by time.', '6.5.8'),
  ...none('Nothing is sent by phone.', '6.6.1'),
  ...met(session, '6.6.2'),
  ...met(tokens, '6.6.3'),
  ...none('There are no push notifications.', '6.6.4'),
  inPart('6.7.1', 'Public keys are rows: whoever may write the database may change them.'),
  ...met(tokens, '6.7.2'),
  ...none(noProvider, ...section('6.8', 4)),
  ...met(guide, '7.1.1'),
  ...met('docs/decisions/0134-asvs.md', '7.1.2'),
  ...none(noProvider, '7.1.3'),
  ...met(session, '7.2.1', '7.2.2'),
  ...met(tokens, '7.2.3'),
  inPart('7.2.4', 'A sign-in has a new token; a touch keeps the token of its session.'),
  ...met(session, '7.3.1', '7.3.2', '7.4.1', '7.4.2'),
  ...met('src/desk/screens/people/person-card.tsx', '7.4.3'),
  ...met('src/desk/frame/frame.tsx', '7.4.4'),
  ...met(people, '7.4.5'),
  inPart('7.5.1', 'A new key needs a touch; revoking one’s own key needs none.'),
  inPart('7.5.2', 'Places are listed, and end all at once or with their key; that needs no touch.'),
  ...met(roles, '7.5.3'),
  ...none(noProvider, ...section('7.6', 2)),
  ...met(guide, ...section('8.1', 4)),
  ...met(roles, '8.2.1', '8.2.2'),
  ...met(answers, '8.2.3'),
  inPart('8.2.4', 'Only the age of a touch, an idle session and the number of tries count; no place, device or hour.'),
  ...met(roles, '8.3.1'),
  inPart(
    '8.3.2',
    'A role or removal counts from the next request; a decision made before takes effect after its 15 seconds.',
  ),
  ...met('tests/contract/due-decisions-store.test.ts', '8.3.3'),
  ...none('A site has one operator.', '8.4.1'),
  inPart('8.4.2', 'Own origin, passkey and touch; no posture of devices and no analysis of risk.'),
  // Feeds fetch tokens from sellers, which never leave the server.
  ...met('tests/contract/api-source-store.test.ts', '10.1.1'),
  ...none(noOauth, '10.1.2', ...section('10.2', 3), ...section('10.3', 5), ...section('10.4', 16)),
  ...none(noOauth, ...section('10.5', 5), ...section('10.6', 2), ...section('10.7', 3)),
];
