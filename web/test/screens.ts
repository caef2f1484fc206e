/** `PICTURES=on`: the tests keep pictures of what they open. */
export const keepsPictures = process.env.PICTURES === 'on'

/**
 * Both languages and both widths between two screens, the longer words on the narrow one. With pictures all four, as CI
 * does in a step of its own; axe.spec.ts opens every public address in all four each time.
 */
export const SCREENS = (
  [
    { language: 'ko', width: 1280 },
    { language: 'en', width: 390 },
    { language: 'en', width: 1280 },
    { language: 'ko', width: 390 },
  ] as const
).slice(0, keepsPictures ? 4 : 2)
