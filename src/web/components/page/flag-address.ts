/** Where the server keeps the flag of a country. @param code ISO 3166-1 alpha-2, any case */
export function flagAddress(code: string): string {
  return `/assets/flags/${code.toLowerCase()}.svg`;
}

/** Where a seller's picture lies; null: it has none. @param image base path without ending */
export function logoAddress(image: string | null): string | null {
  return image === null ? null : `${image}.jpg`;
}
