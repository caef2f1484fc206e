/** Readable JSON: lists of numbers stay on one line. */
export const asText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /\[\s+(-?\d[\d,\s]*)\s+\]/g,
    (_, numbers: string) => `[${numbers.trim().replace(/\s+/g, ' ')}]`,
  )
