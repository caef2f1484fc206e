import { findAll, type Target } from '../page/find.ts'

/** An expression whose value is the first element that is meant. */
export const handleOf = (target: Target): string => `(${findAll})(${JSON.stringify(target)})[0]`
