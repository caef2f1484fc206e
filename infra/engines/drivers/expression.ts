import { findAll, type Target } from '../page/find.ts'

/** An expression for the first matching element. */
export const handleOf = (target: Target): string => `(${findAll})(${JSON.stringify(target)})[0]`
