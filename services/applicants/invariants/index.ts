import type { Invariant } from '@recruit/chassis/mysql/invariant'
import { counts } from './counts.ts'
import { decisions } from './decisions.ts'
import { identities } from './identities.ts'
import { links } from './links.ts'
import { messages } from './messages.ts'
import { removals } from './removals.ts'
import { submissions } from './submissions.ts'
import { timetable } from './timetable.ts'

export const invariants: Invariant[] = [
  ...identities,
  ...submissions,
  ...decisions,
  ...timetable,
  ...messages,
  ...removals,
  ...counts,
  ...links,
]
