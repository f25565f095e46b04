import type { DeskPages } from '#desk/desk-contract.ts';
import type { DeskService } from '#runtime/services/desk/desk-service.ts';
import type { ClientLimits } from '#runtime/services/site/open-client-limits.ts';
import type { Log } from '#runtime/services/log.ts';
import type { ProxySettings } from '#runtime/settings/visitor-settings.ts';
import type { PolicyAdditions } from '#server/http/security-headers.ts';

export interface DeskServerParts {
  readonly open: DeskService;
  /** Those of the time of the call: a development server reloads them. */
  readonly pages: () => Promise<DeskPages>;
  readonly limits: ClientLimits;
  readonly log: Log;
  /** The desk's client build, `dist/desk`; null: another server (Vite's) answers for it. */
  readonly clientDir: string | null;
  readonly policyAdditions?: PolicyAdditions;
  /** Default: only a proxy on the same machine is trusted. */
  readonly proxy?: ProxySettings | undefined;
}
