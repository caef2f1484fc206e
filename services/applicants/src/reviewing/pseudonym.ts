import { createHash } from 'node:crypto'

/**
 * What stands for an application before a reviewer: its id would open the public view, which names the applicant.
 * Each member has others, and their order has nothing to do with names or times.
 */
export const pseudonymOf = (term: number, application: string, member: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['review', term, application, member]))
    .digest('base64url')
    .slice(0, 22)
