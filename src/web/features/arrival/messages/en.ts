import type { StepTexts } from '#web/features/arrival/step-texts.ts';

/** The steps after a purchase. Names of lines and places, dates and words of the phone's settings arrive written. */
export const arrival = {
  name: 'eSIM steps',
  withdrawn: 'This plan is no longer sold. What was bought still works.',
  ended: ({ date }) => `Ended ${date}: you may delete it.`,
  landing: 'When do you land?',
  submit: 'Show dates',
  calendar: 'Add the dates to a calendar',
  dates: { installBy: 'Install by', starts: 'Starts', ends: 'Ends', refundUntil: 'Refund until' },
  limit: ({ date }) => `seller’s limit: ${date}`,
  rules: {
    'before-landing': 'the day before landing',
    never: 'never',
    'not-stated': 'not stated',
    install: 'until installed',
    'first-use': 'until first used',
  },
  after: {
    purchase: ({ days }) => `${days} days after the purchase`,
    install: ({ days }) => `${days} days after installing`,
    'first-use': ({ days }) => `${days} days after the first connection`,
    start: ({ days }) => `${days} days after the start`,
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
  border: ({ country }) => `Into ${country}`,
  write: ({ seller }) => `Write to ${seller}`,
  steps: {
    eid: () => [
      'Dial *#06#: an EID shows',
      'No EID: this phone takes no eSIM. Do not install; ask for your money back.',
    ],
    lock: ({ where }) => [
      'The phone is not locked',
      `${where.about}. Locked: ask your operator to unlock it before you install.`,
    ],
    identify: () => ['Send the seller your ID', 'This plan asks for it. The seller’s account must say accepted.'],
    install: ({ line, where }) => [
      `Install, and call the line “${line}”`,
      `${where.lines} › ${where.add}, scan the seller’s code. Do not delete it.`,
    ],
    'keep-off': ({ line }) => [`then turn “${line}” off`, 'Its days may start when it connects.'],
    'home-data-off': ({ where }) => [
      `Your own line: ${where.roaming} off`,
      `${where.lines}. No data costs on it any more; a call you answer may still cost.`,
    ],
    'flight-mode-off': () => ['Flight mode off', ''],
    'switch-on': ({ line, where }) => [`“${line}”: on`, `${where.lines} › ${line} › ${where.lineOn}.`],
    'roaming-on': ({ where }) => [`${where.roaming} on`, 'For this line only.'],
    apn: ({ apn, where }) => [apn === '' ? 'APN: automatic, type nothing' : `APN: ${apn}`, where.apn],
    'data-line': ({ line, where }) => [`${where.data}: “${line}”`, `${where.switching}: off.`],
    network: ({ networks }) => [
      networks === '' ? 'Wait a few minutes for a network' : `Wait a few minutes: ${networks}`,
      'Its name stands at the top. Open a page with Wi-Fi off.',
    ],
    'border-same': ({ networks }) => [
      'Nothing to change',
      networks === '' ? 'The network changes by itself.' : `You see ${networks}.`,
    ],
    'border-uncovered': ({ country }) => [
      `No data in ${country}`,
      'No plan of this list works there. Save maps before.',
    ],
    'old-line-off': ({ line }) => [`“${line}”: off`, 'Once the new line has data.'],
    'check-line': ({ line, where, canReinstall }) => [
      `“${line}” is on and carries the data`,
      `Flight mode off. ${where.lines} › ${where.data}. ${canReinstall ? 'Line missing: scan the code again, then its settings as after landing.' : 'Line missing: only the seller can help.'}`,
    ],
    'check-roaming': ({ line, where }) => [`${where.roaming} is on for “${line}”`, `${where.lines} › ${line}.`],
    'check-network': ({ networks, where }) => [
      'The network has a name',
      `${where.network}: ${networks === '' ? 'try each by hand' : `by hand, try ${networks}`}.`,
    ],
    'check-apn': ({ apn, line, where }) => [
      apn === '' ? `“${line}”: the APN field is empty` : `“${line}”: the APN is ${apn}`,
      `${where.apn}. Then restart the phone.`,
    ],
    'check-plan': () => [
      'The plan is active',
      'On Wi-Fi, in the seller’s account: active, data left, ID accepted. If only a shared device has no data, the plan may not allow sharing.',
    ],
    write: () => ['All right and still no data: the seller must act', ''],
    'home-data-back': ({ where }) => ['Give data back to your own line', `${where.lines} › ${where.data}.`],
    remove: ({ date }) => [
      date === '' ? 'delete the eSIM only after its end' : `delete the eSIM only after ${date}`,
      '',
    ],
  },
  byHand: 'A network chosen by hand: back to automatic.',
  mail: ({ line, apn, roams }) =>
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
  source: ({ seller, date }) =>
    `From what ${seller} states, read ${date}, and from the usual words of phone settings; makers name some differently.`,
} satisfies StepTexts;
