import { byRole, ROLES, type Role } from '@recruit/contract/calls/roles'
import type { Text } from '@recruit/contract/text'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The roles as words of their own, in a table or a form; inside a sentence they are as `ROLES` has them. */
export const roleNames: Record<Role, Text> = byRole((role) => {
  const { ko, en } = ROLES[role].name
  return { ko, en: capital(en) }
})
