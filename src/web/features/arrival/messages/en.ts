import type { StepId } from '#domain/arrival/esim-steps.ts';
import type { SayStep } from '#web/features/arrival/step-words.ts';

/** What to reach in each step, and where. */
const steps: Readonly<Record<StepId, SayStep>> = {
  eid: () => ['Dial *#06#: an EID shows', 'No EID: this phone takes no eSIM. Do not install; ask for your money back.'],
  lock: ({ where }) => [
    'The phone is not locked',
    `${where.unlocked}. Locked: ask your operator to unlock it before you install.`,
  ],
  identify: () => ['Send the seller your ID', 'This plan asks for it. The seller’s account must say accepted.'],
  install: ({ quoted, where }) => [
    `Install, and call the line ${quoted}`,
    `${where.lines} › ${where.add}: scan the seller’s code from another screen or paper, or type its details. Do not delete it.`,
  ],
  'keep-off': ({ quoted }) => [`then turn ${quoted} off`, 'Its days may start when it connects.'],
  'home-data-off': ({ where }) => [
    `Your own line: ${where.roaming} off`,
    `${where.lines}. No data costs on it any more; a call you answer may still cost.`,
  ],
  'flight-mode-off': () => ['Flight mode off', ''],
  'switch-on': ({ quoted, line, where }) => [`${quoted}: on`, `${where.lines} › ${line} › ${where.lineOn}.`],
  'roaming-on': ({ where }) => [`${where.roaming} on`, 'For this line only.'],
  apn: ({ apn, line, where }) => [
    apn === '' ? 'APN: automatic, type nothing' : `APN: ${apn}`,
    `${where.lines} › ${line} › ${where.apn}.`,
  ],
  'data-line': ({ quoted, where }) => [
    `${where.data}: ${quoted}`,
    `${where.lines} › ${where.data}. ${where.switching}: off.`,
  ],
  network: ({ networks }) => [
    networks === '' ? 'Wait a few minutes for a network' : `Wait a few minutes: ${networks}`,
    'Its name stands at the top. Open a page with Wi-Fi off.',
  ],
  'border-same': ({ networks }) => [
    'Nothing to change',
    networks === '' ? 'The network changes by itself.' : `You see ${networks}.`,
  ],
  'border-uncovered': ({ country }) => [`No data in ${country}`, 'No plan of this list works there. Save maps before.'],
  'old-line-off': ({ quoted }) => [`${quoted}: off`, 'Once the new line has data.'],
  'check-line': ({ quoted, where, canReinstall }) => [
    `${quoted} is on and carries the data`,
    `Flight mode off. ${where.lines} › ${where.data}. ${canReinstall ? 'Line missing: on Wi-Fi, scan the code again, then its settings as after landing.' : 'Line missing: only the seller can help.'}`,
  ],
  'check-roaming': ({ quoted, line, where }) => [`${where.roaming} is on for ${quoted}`, `${where.lines} › ${line}.`],
  'check-network': ({ networks, line, where }) => [
    'The network has a name',
    `${where.lines} › ${line} › ${where.network}: ${networks === '' ? 'try each by hand' : `by hand, try ${networks}`}.`,
  ],
  'check-apn': ({ apn, quoted, line, where }) => [
    apn === '' ? `${quoted}: the APN field is empty` : `${quoted}: the APN is ${apn}`,
    `${where.lines} › ${line} › ${where.apn}. Then restart the phone.`,
  ],
  'check-plan': () => [
    'The plan is active',
    'On Wi-Fi, in the seller’s account: started, not ended, data left, ID accepted. Do there what is missing. If only a shared device has no data, the plan may not allow sharing.',
  ],
  write: () => ['All right and still no data: the seller must act', ''],
  'home-data-back': ({ where }) => ['Give data back to your own line', `${where.lines} › ${where.data}.`],
  remove: ({ date }) => [date === '' ? 'delete the eSIM only after its end' : `delete the eSIM only after ${date}`, ''],
};

/** The steps after a purchase. Names of lines and places, dates and words of the phone's settings arrive written. */
export const arrival = {
  name: 'eSIM steps',
  withdrawn: ({ seller }: { seller: string }) =>
    `This plan of ${seller} is no longer sold. What you bought still works. These are the facts it last stated.`,
  ended: ({ date }: { date: string }) => `Ended ${date}: you may delete it.`,
  landing: 'When do you land?',
  submit: 'Show dates',
  calendar: 'Add the dates to a calendar',
  copy: 'Copy these words',
  copied: 'Copied',
  print: 'Print',
  kept: 'Kept on this phone: it opens without a connection.',
  dates: { installBy: 'Install by', starts: 'Starts', ends: 'Ends', refundUntil: 'Refund until' },
  limit: ({ date }: { date: string }) => `seller’s limit: ${date}`,
  rules: {
    'before-landing': 'the day before landing',
    never: 'never',
    'not-stated': 'not stated',
    install: 'until installed',
    'first-use': 'until first used',
  },
  after: {
    purchase: ({ days }: { days: number }) => `${days} days after the purchase`,
    install: ({ days }: { days: number }) => `${days} days after installing`,
    'first-use': ({ days }: { days: number }) => `${days} days after the first connection`,
    start: ({ days }: { days: number }) => `${days} days after the start`,
  },
  with: {
    purchase: 'at the purchase',
    install: 'when installed',
    'first-use': 'at the first connection',
    start: 'not stated',
  },
  stages: {
    home: 'At home, on Wi-Fi',
    plane: 'In the plane',
    landed: 'After landing',
    trouble: 'No data?',
    leave: 'When you leave',
  },
  border: ({ country }: { country: string }) => `Into ${country}`,
  write: ({ seller }: { seller: string }) => `Write to ${seller}`,
  quote: ({ name }: { name: string }) => `“${name}”`,
  steps,
  /** Added at borders, where the network changes. */
  byHand: 'A network chosen by hand: back to automatic.',
  mail: ({ line, apn, roams }: { line: string; apn: string; roams: boolean }) =>
    `My eSIM “${line}” has no data. Order ______. ${roams ? 'Line and data roaming on' : 'Line on'}, ${apn === '' ? 'APN empty' : `APN ${apn}`}, networks tried by hand, restarted. Please make it work, or refund it.`,
  ask: 'Not stated. Ask:',
  questions: {
    apn: 'Which APN do I type?',
    roaming: 'Must data roaming be on?',
    reinstall: 'If I delete this eSIM, can I install it again?',
    'install-window': 'By when must I install it?',
    networks: 'Which networks does it use?',
    refund: 'Until when do you pay back?',
    support: 'How do I reach you on the way?',
  },
  source: ({ seller, date }: { seller: string; date: string }) =>
    `From what ${seller} states, read ${date}, and from the usual words of phone settings; makers name some differently.`,
};
