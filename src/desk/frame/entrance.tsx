import type { ReactNode } from 'react';
import { texts } from '#desk/messages/en.ts';
import { Brand } from '#desk/parts/brand.tsx';
import { EntranceSea } from './entrance-sea.tsx';

interface EntranceProps {
  readonly siteName: string;
  readonly host: string;
  readonly children: ReactNode;
}

/** The page in front of the desk: one card on the sea. */
export function Entrance({ siteName, host, children }: EntranceProps) {
  return (
    <>
      <EntranceSea />
      <main className="si-c">
        <span className="brand">
          <Brand siteName={siteName} />
        </span>
        {children}
        <noscript>
          <p className="note">{texts.entrance.noScripts}</p>
        </noscript>
        <p className="note note--bad" role="alert" data-says="" hidden />
      </main>
      <footer className="foot">
        {host}
        {'\u2002·\u2002'}
        {texts.entrance.foot}
      </footer>
    </>
  );
}
