/** Titles and descriptions of the pages whose text is written in Markdown. */
export const staticPages = {
  about: {
    title: 'About',
    description: 'Who runs this site, how plans are ranked, how reviews are checked and how money is earned.',
  },
  contact: {
    title: 'Contact',
    description: 'How to reach us, how providers correct their data, and how to have a review removed.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What this site stores about you, what it does not, and why it asks for no consent.',
  },
  terms: { title: 'Terms', description: 'The terms under which this site and its reviews are offered.' },
};
