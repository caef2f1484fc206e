import { readFileSync } from 'node:fs'
import { coloursOf } from '@recruit/contract/theme/colours'

/** Read here, not in the contract, which browsers load. */
export const siteColour = coloursOf(
  readFileSync(new URL('../../../contract/src/theme/colours.css', import.meta.url), 'utf8'),
)
