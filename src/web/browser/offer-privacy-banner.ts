import { callApi } from '#web/shared/api/api-client.ts';
import { isPrivacyAccepted } from '#web/frame/privacy-banner/acceptance.ts';
import { logFailure } from './log-failure.ts';

/** Loads and shows the privacy banner for visitors in Europe who have not hidden it yet. */
export async function offerPrivacyBanner(show: () => Promise<void>): Promise<void> {
  if (isPrivacyAccepted()) return;
  try {
    const { result } = await callApi<{ readonly result: unknown }>('/utils/is-europe', {
      method: 'POST',
      cache: 'no-store',
    });
    if (result === true) await show();
  } catch (error) {
    logFailure('The location could not be checked', error);
  }
}
