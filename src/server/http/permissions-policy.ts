/**
 * Browser features that the site does not use, denied so that an injected script cannot use them either
 * (https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md). Omitted: names that current browsers
 * warn about in the console, and clipboard and share, which pages use.
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

/** @param own features that the server's own pages use all the same */
export function writePermissionsPolicy(own: readonly string[] = []): string {
  return unusedFeatures.map((feature) => `${feature}=${own.includes(feature) ? '(self)' : '()'}`).join(', ');
}
