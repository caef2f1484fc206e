import { type Call, calls } from '@recruit/contract'
import { REASONS, type Reason } from '@recruit/contract/calls/reasons'
import { documentedPath, openApi } from '@recruit/contract/openapi/openapi'
import type { Media, Reference, Response, Schema } from '@recruit/contract/openapi/types'
import { z } from 'zod'

const document = openApi()

/** The target of a reference; undefined if there is none. */
export const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((where, step) => (where as Record<string, unknown> | undefined)?.[step], document)

/** A part of the document with all its references resolved. */
export function whole(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(whole)
  if ('$ref' in part) return whole(at(String(part.$ref)))
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, whole(inner)]))
}

export const shapeOf = (schema: Schema | Reference): z.ZodType =>
  z.fromJSONSchema(whole(schema) as z.core.JSONSchema.JSONSchema)

/** Whether a call declares the reason itself; the others follow from its method, its callers, or an outage. */
export const isOwn = (reason: Reason): boolean =>
  ['refused', 'not_found', 'conflict'].includes(REASONS[reason])

const declared = new Map(
  Object.values<Call>(calls).map((call) => [`${call.method} ${documentedPath(call)}`, call]),
)
const shapes = new Map<string, z.ZodType>()

/** How an answer differs from the document; null if it is as described, or of no call. */
export function undocumented(method: string, path: string, status: number, body: unknown): string | null {
  const address = `${method} ${path.replace(/\/?(\?.*)?$/, '')}`
  const call = declared.get(address)
  if (!call) return null
  const response = document.paths[documentedPath(call)]?.[method.toLowerCase()]?.responses[status]
  if (!response) return `${address} answered ${status}, which the document does not describe`
  const { content } = ('$ref' in response ? at(response.$ref) : response) as Response
  const known = `${address} ${status}`
  const shape = shapes.get(known) ?? shapeOf((content['application/json'] as Media).schema)
  shapes.set(known, shape)
  const { error } = shape.safeParse(body)
  if (error) return `${address} answered ${status} in another shape: ${JSON.stringify(error.issues)}`
  const reason = (body as { reason?: Reason } | undefined)?.reason
  const isNamed = !reason || !isOwn(reason) || call.reasons?.some((one) => one === reason)
  return isNamed ? null : `${address} answered ${status} for a reason that it does not name: ${reason}`
}
