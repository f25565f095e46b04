import { plural } from '#i18n/plural.ts';

/** Words of People and keys. */
export const people = {
  title: 'People and keys',
  counts: ({ people, keys }: { people: number; keys: number }) =>
    `${people} ${plural('en', people, { one: 'person', other: 'people' })}, ${keys} ${plural('en', keys, { one: 'key', other: 'keys' })}`,
  invite: 'Invite someone',
  inviteForm: { name: 'Name', role: 'Role', button: 'Make a link' },
  roles: ({ role, isOwn }: { role: 'owner' | 'moderator'; isOwn: boolean }) =>
    `${role === 'owner' ? 'Owner' : 'Moderator'}: ${isOwn ? 'you, ' : ''}${role === 'owner' ? 'everything' : 'reviews and wrong prices'}`,
  key: 'Key',
  keysOf: ({ name }: { name: string }) => `Keys of ${name}`,
  added: 'Added',
  used: 'Last used',
  thisOne: 'now, this one',
  otherHost: ({ host }: { host: string }) => `made for ${host}: it opens nothing here`,
  addKey: 'Add a key',
  revoke: 'Revoke',
  revokeKey: ({ key }: { key: string }) => `Revoke ${key}`,
  signOutEverywhere: 'Sign out everywhere',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  stays: ({ name }: { name: string }) => `${name}’s rows stay in the trail.`,
  oneKey: 'One key only. If it is lost, a new link is the way back in.',
  noKey: 'No key yet.',
  inUse: 'In use:',
  link: ({ minutes }: { minutes: number }) =>
    `A link is open for ${minutes} more ${plural('en', minutes, { one: 'minute', other: 'minutes' })}, not used yet`,
  cancelLink: 'Cancel link',
  made: {
    title: ({ name }: { name: string }) => `A link for ${name}`,
    text: 'Copy it now: it is not shown again. It works once, for 15 minutes.',
    back: 'Back to people and keys',
  },
  refused: ({ keys, links }: { keys: number; links: number }) =>
    `Refused in the last 30 days: ${keys} ${plural('en', keys, { one: 'sign-in', other: 'sign-ins' })}, ${links} used or old ${plural('en', links, { one: 'link', other: 'links' })}.`,
  showRefused: 'Show',
  desk: {
    title: 'Your desk',
    singleKeys: 'Single-key shortcuts (F, D, J, K …)',
    commands: 'Show the command of each action',
    theme: 'Light or dark',
    save: 'Save',
  },
  lost: {
    title: 'Lost every key?',
    text: 'A person who can run commands on the server prints a new link. That person’s old keys stop working at once.',
    command: ({ name }: { name: string }) => `roamchart desk invite ${name} --replace`,
  },
  may: {
    title: 'What the roles may do',
    work: 'Work',
    moderator: 'Moderator',
    owner: 'Owner',
    rows: [
      ['Reviews, replies', 'yes', 'yes'],
      ['Wrong prices, pins up to 30 days', 'yes', 'yes'],
      ['Feeds: look / decide', 'look', 'decide'],
      ['Providers, hiding, links', 'look', 'change'],
      ['Corrections', 'look', 'publish'],
      ['People and keys', 'own keys', 'everyone'],
    ],
  },
} as const;
