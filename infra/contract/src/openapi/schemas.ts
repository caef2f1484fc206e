import { z } from 'zod'
import type { Schema } from './types.ts'

/**
 * A shape as JSON Schema, of requests (`input`) or replies (`output`). Rules that JSON Schema cannot express, such as
 * refinements, are in the descriptions.
 */
export const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema as Schema & { additionalProperties?: unknown }),
  })
  return schema as Schema
}

function simplify(schema: Schema & { additionalProperties?: unknown }): void {
  // Fields may be added to a reply: no client should refuse one for that.
  delete schema.additionalProperties
  // What a date looks like is in its format; the pattern that zod adds knows leap years by heart.
  if (schema.format === 'date') delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  // Two ways of sending a value come back as one.
  const different = [...new Map(schema.anyOf?.map((one) => [JSON.stringify(one), one])).values()]
  const [only] = different
  if (schema.anyOf && only && different.length === 1) {
    delete schema.anyOf
    Object.assign(schema, only)
  }
}
