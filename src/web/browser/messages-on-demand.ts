import { use } from 'react';
import type { Messages } from '#i18n/messages/en.ts';
import type { LoadedMessages } from './load-messages.ts';

/** All texts as components read them. Where one reads an area that is not here, React waits with that part of the page. */
export function messagesOnDemand({ areas, read, load }: LoadedMessages): Messages {
  const messages = {};
  for (const area of areas) {
    const get = (): unknown => {
      if (read(area) === null) use(load([area]));
      return read(area);
    };
    Object.defineProperty(messages, area, { get });
  }
  return messages as Messages;
}
