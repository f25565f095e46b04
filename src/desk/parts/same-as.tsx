import { texts } from '#desk/messages/en.ts';

/** The command that does the same, for those who want to see commands. */
export function SameAs({ command, isShown }: { readonly command: string; readonly isShown: boolean }) {
  if (!isShown) return null;
  return (
    <p className="cmdl">
      {texts.shared.equals} <code>{command}</code>
    </p>
  );
}
