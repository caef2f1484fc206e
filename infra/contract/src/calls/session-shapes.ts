import { z } from 'zod'
import { flagOf, ROLE_NAMES, ROLES, type SessionFlag, sessionFlags } from './roles.ts'
import { flag, sentence, team, text } from './shapes.ts'

const roles = Object.fromEntries(
  ROLE_NAMES.map((role) => {
    const description = `Signed in as ${ROLES[role].name.en}.`
    return [flagOf(role), flag.meta({ description, examples: [role === 'admin'] })]
  }),
) as Record<SessionFlag, typeof flag>

/** The flags exclude each other; all are false with HTTP 200 while no one is signed in. */
export const session = z.object({
  ...roles,
  member: z
    .object({ id: text, name: text, teams: z.array(team).describe('To which the member belongs.') })
    .nullable()
    .optional()
    .describe(
      'Who it is, where somebody signed in by name; null with a shared key, absent where it was refused.',
    )
    .meta({ examples: [null] }),
})
export const signedIn = session.extend({ message: sentence('signedIn') })
export const notSignedIn = sessionFlags(undefined)
