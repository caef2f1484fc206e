import type { Invariant } from '@recruit/chassis/mysql/invariant'
import { type Service, services } from '@recruit/local/paths'
import { invariants as ofApplicants } from '../../../services/applicants/invariants.ts'
import { invariants as ofAuth } from '../../../services/auth/invariants.ts'
import { facts, invariants as ofSettings } from '../../../services/settings/invariants.ts'
import { type Facts, openReader, type Reader } from './reader.ts'
import type { Schemas } from './sources.ts'

/** The invariants of each schema, as its service declares them. */
export const invariants: Record<Service, Invariant[]> = {
  applicants: ofApplicants,
  settings: ofSettings,
  auth: ofAuth,
}

export interface Finding {
  schema: Service
  name: string
  says: string
  ids: string[]
}

/** Checks the data against every invariant. A finding counts only if a second reading confirms it. */
export async function checkAll(schemas: Schemas, only?: (name: string) => boolean): Promise<Finding[]> {
  const readers: Partial<Record<Service, Reader>> = {}
  try {
    for (const service of services) readers[service] = await openReader(schemas[service])
    const { settings } = readers as Record<Service, Reader>
    const found: Finding[] = []
    const first = await factsOf(settings)
    for (const schema of services)
      for (const invariant of invariants[schema].filter(({ name }) => only?.(name) ?? true)) {
        const { name, says } = invariant
        const reader = (readers as Record<Service, Reader>)[schema]
        const ids = await reader.breaches(invariant, first)
        // A change during the check, such as an announcement between two queries, is no violation.
        const still = new Set(ids.length ? await reader.breaches(invariant, await factsOf(settings)) : [])
        found.push({ schema, name, says, ids: ids.filter((id) => still.has(id)) })
      }
    return found
  } finally {
    for (const reader of Object.values(readers)) await reader.close()
  }
}

async function factsOf(settings: Reader): Promise<Facts> {
  const read: Facts = {}
  for (const [name, sql] of Object.entries(facts)) read[name] = await settings.fact(sql)
  return read
}
