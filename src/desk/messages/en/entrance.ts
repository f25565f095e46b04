/** Words of what is in front of the desk: signing in, a first key, a lock. */
export const entrance = {
  signIn: {
    title: 'Sign in',
    text: 'With the key that you made on this device or on your phone. There are no passwords here.',
    button: 'Use your key',
    /** Before the time. */
    ended: 'Your sign-in ended at',
    lost: 'No key yet, or lost it?',
    ask: 'Ask the person who runs the server for a link. They run:',
    command: 'roamchart desk invite NAME --role moderator',
    open: 'Open the link within 15 minutes, once, on the device you will use.',
    make: 'Make a key there. Old keys keep working, unless you were told otherwise.',
  },
  invite: {
    title: 'Welcome',
    /** The script puts the name in place of NAME. */
    welcome: 'Welcome, NAME.',
    text: 'Make a key for this device.',
    button: 'Make a key',
    name: 'Give it a name you will recognise',
    names: { laptop: 'Laptop', phone: 'Phone' },
    used: 'This link has been used or is over 15 minutes old. Ask for a new one.',
  },
  failed: 'That did not work. Try again, or ask for a link.',
  wait: 'Too many attempts. Wait a minute.',
  noScripts: 'Signing in needs JavaScript: without it, browsers offer no keys.',
  locked: { title: 'Locked', text: 'What you typed is kept.', button: 'Continue with your key' },
  touch: {
    title: 'Touch your key',
    text: 'This needs a touch of your key that is at most five minutes old. Nothing has been done yet.',
    button: 'Touch your key and continue',
  },
  foot: 'Every sign-in and every refusal is in the audit trail',
} as const;
