import type { StepId } from '#domain/arrival/esim-steps.ts';
import type { SayStep } from '#web/features/arrival/step-words.ts';

/** What to reach in each step, and where. */
const steps: Readonly<Record<StepId, SayStep>> = {
  eid: () => [
    'Dial *#06#: an EID shows',
    'No EID: this phone doesn’t support eSIM. Don’t install it; ask for a refund.',
  ],
  lock: ({ where }) => [
    'The phone is not locked',
    `${where.unlocked}. Locked: ask your operator to unlock it before you install.`,
  ],
  identify: () => ['Send the seller your ID', 'This plan asks for it. The seller’s account must say accepted.'],
  install: ({ quoted, where }) => [
    `Install it and name the line ${quoted}`,
    `${where.lines} › ${where.add}: scan the seller’s code from another screen or paper, or type its details. Don’t delete it.`,
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
    'Its name appears at the top. Open a page with Wi-Fi off.',
  ],
  'border-same': ({ networks }) => [
    'Nothing to change',
    networks === '' ? 'The network changes by itself.' : `You’ll see ${networks}.`,
  ],
  'border-uncovered': ({ country }) => [`No data in ${country}`, 'No plan on this list works there. Save maps first.'],
  'old-line-off': ({ quoted }) => [`${quoted}: off`, 'Once the new line has data.'],
  'check-line': ({ quoted, where, canReinstall }) => [
    `${quoted} is on and carries the data`,
    `Flight mode off. ${where.lines} › ${where.data}. ${canReinstall ? 'Line missing: on Wi-Fi, scan the code again, then set it up as after landing.' : 'Line missing: only the seller can help.'}`,
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
    'On Wi-Fi, in the seller’s account: started, not ended, data left, ID accepted. Do whatever is missing there. If only a shared device has no data, the plan may not allow sharing.',
  ],
  write: () => ['All fine and still no data: it’s up to the seller', ''],
  'home-data-back': ({ where }) => ['Switch data back to your own line', `${where.lines} › ${where.data}.`],
  remove: ({ date }) => [date === '' ? 'delete the eSIM only after its end' : `delete the eSIM only after ${date}`, ''],
};

/** The steps after a purchase. Names of lines and places, dates and words of the phone's settings arrive written. */
export const arrival = {
  name: 'eSIM steps',
  withdrawn: ({ seller }: { seller: string }) =>
    `${seller} no longer sells this plan. If you bought it, it still works. These are the last facts stated.`,
  ended: ({ date }: { date: string }) => `Ended ${date}: you may delete it.`,
  phone: 'On which phone?',
  guessed: 'Guessed from this browser: choose the other if it’s wrong.',
  landing: 'When do you land?',
  submit: 'Show dates',
  calendar: 'Add the dates to a calendar',
  copy: 'Copy this text',
  copied: 'Copied',
  print: 'Print',
  kept: 'Saved on this phone: it opens offline.',
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
    purchase: 'when bought',
    install: 'when installed',
    'first-use': 'on first connection',
    start: 'not stated',
  },
  stages: {
    home: 'At home, on Wi-Fi',
    plane: 'On the plane',
    landed: 'After landing',
    trouble: 'No data?',
    leave: 'When you leave',
  },
  border: ({ country }: { country: string }) => `Into ${country}`,
  write: ({ seller }: { seller: string }) => `Write to ${seller}`,
  quote: ({ name }: { name: string }) => `“${name}”`,
  steps,
  /** Added at borders, where the network changes. */
  byHand: 'If you chose a network by hand, go back to automatic.',
  mail: ({ line, apn, roams }: { line: string; apn: string; roams: boolean }) =>
    `My eSIM “${line}” has no data. Order ______. ${roams ? 'Line and data roaming on' : 'Line on'}, ${apn === '' ? 'APN empty' : `APN ${apn}`}, networks tried by hand, restarted. Please make it work, or refund it.`,
  ask: 'Not stated. Ask:',
  questions: {
    apn: 'Which APN do I type?',
    roaming: 'Must data roaming be on?',
    reinstall: 'If I delete this eSIM, can I install it again?',
    'install-window': 'By when must I install it?',
    networks: 'Which networks does it use?',
    refund: 'Until when can I get a refund?',
    support: 'How do I reach you while travelling?',
  },
  source: ({ seller, date }: { seller: string; date: string }) =>
    `From what ${seller} states, read ${date}, and the usual names of phone settings; some manufacturers use others.`,
};
