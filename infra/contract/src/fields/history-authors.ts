import { z } from 'zod'
import { ROLE_NAMES } from '../calls/roles.ts'
import { id, team, text, time } from '../calls/shapes.ts'

/** The authors of changes: staff by role, an operator at the machine, an applicant, or the product itself. */
const AUTHORS = [...ROLE_NAMES, 'operator', 'applicant', 'system'] as const
export type Author = (typeof AUTHORS)[number]

export const historyShape = {
  before: z.coerce.number().int().min(1).optional().describe('The `next` of the reply before this one.'),
}

const entry = z.object({
  entry: z.int().describe('Grows with time; names the entry among those of its service.'),
  at: time,
  role: z.enum(AUTHORS),
  session: text.meta({
    description: "The first characters of the session's hash, '' where there was none.",
    examples: ['5f2c9a'],
  }),
  member: text.optional().describe('The name of whoever signed in by name.'),
  what: text.meta({
    description: 'The field or the deed: `pass`, `date`, `team`, `masterName`, `adminKey`, `export`, …',
    examples: ['pass'],
  }),
  from: z.string().meta({ description: 'What stood there before.', examples: ['default'] }),
  to: z.string().meta({ description: 'What stands there now.', examples: ['1stPass'] }),
  id: id.optional().describe('Of the application or the member that it is about.'),
  team: team.optional().describe('Of the application, while there is one.'),
  name: text.optional().describe('Of an application or a member, while there is one.'),
})
export type HistoryEntry = z.output<typeof entry>

export const historyReply = z.object({
  history: z.array(entry).describe('The newest first.'),
  next: z.int().nullable().describe('Null where nothing older is left.'),
})
