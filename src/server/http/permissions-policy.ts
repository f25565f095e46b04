/**
 * What browsers offer to pages and this site has no use for, so that a script that should not be here cannot ask for it
 * either (https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md). Left out is what browsers of today
 * complain about in every visitor's console, and copying and sharing a link, which belong to a page.
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

export const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
