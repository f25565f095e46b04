interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an image whose longer side is at most `side` pixels; a smaller one stays as it is. At least one pixel. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
