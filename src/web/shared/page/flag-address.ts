/** Address of a country's flag. @param code ISO 3166-1 alpha-2, any case */
export function flagAddress(code: string): string {
  return `/assets/flags/${code.toLowerCase()}.svg`;
}

/** Address of a seller's logo; null: none. @param image base path without extension */
export function logoAddress(image: string | null): string | null {
  return image === null ? null : `${image}.jpg`;
}
