/** What to do about plans whose seller nothing names. */
export const noSeller =
  'Nothing names the seller, so these plans appear under a placeholder: name it with --provider, or with "provider" in the feed’s entry.';
