import { following } from '../config/rotating-keys.ts'
import { type Caller, tokenChecker, tokenMinter } from './internal-token.ts'

/** Mints with the current key, which may be replaced while the process runs. */
export function liveMinter(issuer: string, key: () => string) {
  const minter = following(key, (now) => tokenMinter(issuer, now))
  return (audience: string, caller?: Caller): string => minter()(audience, caller)
}

/** Checks against each issuer's current keys. */
export function liveChecker(audience: string, issuers: Record<string, () => string[]>) {
  const checkers = Object.entries(issuers).map(([issuer, keys]) =>
    following(keys, (now) => tokenChecker(audience, { [issuer]: now })),
  )
  return (token: string | undefined): ReturnType<ReturnType<typeof tokenChecker>> => {
    for (const checker of checkers) {
      const identified = checker()(token)
      if (identified) return identified
    }
    return null
  }
}
