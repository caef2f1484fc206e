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
  // An operation shows them together.
  delete schema.examples
  // Replies may gain fields, so no client should reject unknown ones.
  delete schema.additionalProperties
  // The format describes a date; zod's pattern spells out leap years.
  if (schema.format === 'date') delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  // Two input forms can have the same output.
  const different = [...new Map(schema.anyOf?.map((one) => [JSON.stringify(one), one])).values()]
  const [only] = different
  if (schema.anyOf && only && different.length === 1) {
    delete schema.anyOf
    Object.assign(schema, only)
  }
}
