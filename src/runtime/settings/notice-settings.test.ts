import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';

it('reads how the operator is told', () => {
  const webhook = { url: 'https://hooks.example/?key=1', secret: `whsec_${'A'.repeat(32)}` };
  const config = loadConfig({
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'site@esim.example',
    OPERATOR_EMAIL: 'operator@esim.example',
    OPERATOR_DIGEST_AT: '06:30',
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: webhook.secret,
    WEBHOOK_NETWORKS: '10.0.0.0/8, ::1',
  });
  expect(config.ok && config.value.notices).toEqual({
    email: 'operator@esim.example',
    digestMinutes: 390,
    webhook: { ...webhook, networks: ['10.0.0.0/8', '::1'] },
  });
});
