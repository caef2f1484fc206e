import { z } from 'zod'
import { text } from './shapes.ts'

/** Who changed something: staff by role, an operator at the machine, an applicant, or the product by itself. */
export const AUTHORS = ['admin', 'manager', 'operator', 'applicant', 'system'] as const
export type Author = (typeof AUTHORS)[number]

/** `before`: the `next` of the reply before this one. */
export const historyShape = { before: z.coerce.number().int().min(1).optional() }

const entry = z.object({
  /** Grows with time; names the entry among those of its service. */
  entry: z.int(),
  at: text,
  role: z.enum(AUTHORS),
  /** The first characters of the session's hash, '' where there was none. */
  session: text,
  /** The field or the deed: `pass`, `date`, `team`, `masterName`, `adminKey`, `export`, … */
  what: text,
  from: z.string(),
  to: z.string(),
  /** Of an application: its id, and its name while there is one. */
  id: text.optional(),
  name: text.optional(),
})
export type HistoryEntry = z.output<typeof entry>

/** The newest first; `next` is null where nothing older is left. */
export const historyReply = z.object({ history: z.array(entry), next: z.int().nullable() })
