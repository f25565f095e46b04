import { createElement, Fragment, type ReactNode } from 'react';
import { splitPhrases } from './split-phrases.ts';

interface HeadingProps {
  readonly as: 'h1' | 'h2' | 'h3';
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A heading with the line breaks that Japanese allows (`料金の|安いプランを|選ぶ`), for engines without `word-break:
 * auto-phrase`. Texts of other languages stay as they are.
 */
export function Heading({ as: Tag, children, ...attributes }: HeadingProps) {
  return <Tag {...attributes}>{breakPhrases(children)}</Tag>;
}

function breakPhrases(children: ReactNode): ReactNode {
  if (typeof children !== 'string') return children;
  const [first, ...others] = splitPhrases(children);
  return createElement(Fragment, null, first, ...others.flatMap((phrase) => [createElement('wbr'), phrase]));
}
