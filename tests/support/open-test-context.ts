import { openContext, type ContextSettings, type OpenContext } from '#runtime/open-context.ts';

const site = { name: 'Roamchart', origin: 'https://esim.example', contactEmail: null, operatorName: null };

/** What a process of an invented site opens. Fails when it does not. */
export async function openTestContext(
  settings: Omit<ContextSettings, 'site'> & Partial<ContextSettings>,
): Promise<OpenContext> {
  const opened = await openContext({ site, ...settings });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}
