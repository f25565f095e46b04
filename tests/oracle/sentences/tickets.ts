import { plain, section, texts } from '#tests/oracle/page-text.ts';

/** The words of a ticket; empty: it says nothing of it. */
export interface Ticket {
  readonly id: number;
  /** What it is the best in, and what that means. */
  readonly label: string;
  readonly price: string;
  readonly struck: string;
  /** What is bought. */
  readonly bought: string;
  /** How often, and what of its days is left. */
  readonly note: string;
  readonly lasts: string;
  /** What follows the data. */
  readonly end: string;
  readonly facts: string;
  readonly warning: string;
  readonly notes: string;
}

/** By the names of the answers. */
export function readTickets(html: string): ReadonlyMap<string, Ticket> {
  const [, ...parts] = section(html, 'trip').split('data-pick="');
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('"')), readTicket(part)]));
}

function readTicket(html: string): Ticket {
  const ticket = html.slice(html.indexOf('<h3>'));
  const paragraph = (name: string): string =>
    new RegExp(`<p class="_${name}_[^"]*">(.*?)</p>`, 's').exec(ticket)?.[1] ?? '';
  const label = /<h3>(.*?)<\/h3>/s.exec(ticket)?.[1] ?? '';
  const line = paragraph('line');
  const caption = texts(/<figcaption[^>]*>(.*?)<\/figcaption>/s.exec(ticket)?.[1] ?? '', 'span');
  return {
    id: Number(/\/compare\?add=(\d+)/.exec(ticket)?.[1]),
    label: plain(label.replace('<small>', ': ')).replace(' : ', ': '),
    price: texts(paragraph('price'), 'b').join(),
    struck: texts(paragraph('price'), 's').join(),
    bought: texts(line, 'b').join(),
    note: texts(line, 'span').join(),
    lasts: caption[0] ?? '',
    // Said once where both are the same.
    end: caption.at(-1) ?? '',
    facts: texts(/<ul class="_facts_[^"]*">(.*?)<\/ul>/s.exec(ticket)?.[1] ?? '', 'li').join(' · '),
    warning: plain(paragraph('warning')),
    notes: plain(paragraph('notes')),
  };
}
