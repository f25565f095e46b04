/** The used part of the Network Information API; not every browser has it. A type alone: code would be one more request. */
export interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
