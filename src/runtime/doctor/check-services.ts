import { randomUUID } from 'node:crypto';
import type { Queries } from '#database/schema.ts';
import { createBotCheck } from '#reviews/bot-checks/create-bot-check.ts';
import type { BotRefusal } from '#reviews/bot-check.ts';
import type { BotCheckSettings } from '#reviews/bot-check-settings.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import { verifySmtp, type SmtpSettings } from '#mail/smtp-transport.ts';
import type { NoticeSettings } from '#runtime/settings/notice-settings.ts';
import { fine, problem, warning, type Finding } from './finding.ts';

/**
 * Shapes of the services' keys (https://developers.cloudflare.com/turnstile/,
 * https://www.google.com/recaptcha/admin).
 */
const keyShapes = { recaptcha: /^6L[\w-]{38}$/, turnstile: /^[0-9]x[\w-]{20,40}$/ } as const;

/** Verifies an invalid token: the error code shows whether the service accepts the key. */
export async function checkBotCheck(
  settings: BotCheckSettings,
  { queries, origin, now }: { readonly queries: Queries; readonly origin: string; readonly now: Date },
): Promise<Finding> {
  if (settings.kind === 'altcha') return fine('bot-check', 'ALTCHA needs no service.');
  const answer = await createBotCheck({ queries, settings, origin }).verify('doctor', { address: '127.0.0.1', now });
  return judgeBotCheck(settings, answer.ok ? null : answer.reason);
}

/** @param refusal the service's answer to an invalid token */
export function judgeBotCheck(
  { kind, siteKey, secretKey }: Exclude<BotCheckSettings, { kind: 'altcha' }>,
  refusal: BotRefusal | null,
): Finding {
  const [site, secret] = [`${kind.toUpperCase()}_SITE_KEY`, `${kind.toUpperCase()}_SECRET_KEY`];
  if (siteKey === secretKey)
    return problem('bot-check', `${site} and ${secret} are the same.`, 'Set the two different keys of the service.');
  if (refusal === 'unavailable')
    return problem(
      'bot-check',
      `The service of ${kind} does not answer.`,
      'Check the network: without the service, no review can be sent.',
    );
  if (refusal === 'wrong-secret')
    return problem('bot-check', `The service does not know ${secret}.`, 'Copy it again from the service’s own page.');
  if (![siteKey, secretKey].every((key) => keyShapes[kind].test(key)))
    return warning(
      'bot-check',
      `A key of ${kind} is malformed.`,
      `Compare ${site} and ${secret} with the service’s own page.`,
    );
  return fine('bot-check', `The service of ${kind} answers and knows the key.`);
}

export async function checkMail(settings: SmtpSettings | null): Promise<Finding> {
  if (settings === null) return fine('mail', 'No mail is configured.');
  const verified = await verifySmtp(settings);
  if (verified.ok) return fine('mail', 'The mail server answers and accepts the login.');
  const advice = 'Correct SMTP_URL or check the mail server; mails wait for three days.';
  return problem('mail', `The mail server cannot be used (${verified.reason.code}).`, advice);
}

/** Whether somebody is told when something waits. Sends nothing. */
export function checkNotices({ email, webhook }: NoticeSettings): Finding {
  const ways = [...(email === null ? [] : ['mail']), ...(webhook === null ? [] : ['webhook'])];
  if (ways.length > 0) return fine('notices', `The operator is told by ${ways.join(' and ')} when something waits.`);
  return warning(
    'notices',
    'Nobody is told when reviews, reports or held feeds wait, or when a backup fails.',
    'Set OPERATOR_EMAIL or WEBHOOK_URL, then run "roamchart mail test" or "roamchart webhook test".',
  );
}

const tinyImage = { type: 'image/jpeg' as const, width: 1, height: 1, bytes: new Uint8Array([255, 216, 255, 217]) };

/** Writes, reads and deletes an image, as for each screenshot. */
export async function checkImages(store: ImageStore): Promise<Finding> {
  try {
    const place = await store.put(`doctor-${randomUUID()}`, tinyImage);
    const read = await store.read(place);
    await store.remove([place]);
    if (read?.length === tinyImage.bytes.length)
      return fine('screenshots', 'Screenshots can be stored, read and deleted.');
    return problem(
      'screenshots',
      'A stored screenshot could not be read back.',
      'Check REVIEW_IMAGES and the permissions of its key.',
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return problem(
      'screenshots',
      `Screenshots cannot be stored (${reason}).`,
      'Check REVIEW_IMAGES, the network and the permissions of its key.',
    );
  }
}
