import { Mark } from '#ui/mark.tsx';
import { texts } from '#desk/messages/en.ts';

/** The site's mark and name, and which page of it this is. */
export function Brand({ siteName }: { readonly siteName: string }) {
  return (
    <>
      <Mark size={26} />
      {siteName}
      <small>{texts.frame.desk}</small>
    </>
  );
}
