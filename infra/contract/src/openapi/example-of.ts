import { z } from 'zod'

type Json = z.core.JSONSchema.JSONSchema

const FORMATS: Record<string, string> = {
  uuid: 'feedbeef-1234-4abc-8def-000000000041',
  'date-time': '2026-11-29T14:00:00+09:00',
}

/** The example of a shape: its own `.meta({ examples })`, else one made of those of its parts. */
export const exampleOf = (shape: z.ZodType, io: 'input' | 'output'): unknown =>
  exampleIn(z.toJSONSchema(shape, { io, unrepresentable: 'any', override: keepExamples }), io)

/** Zod leaves out the examples of inputs that it transforms. */
function keepExamples({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Json }): void {
  const { examples } = z.globalRegistry.get(zodSchema) ?? {}
  if (examples) jsonSchema.examples = examples as Json['examples']
}

function exampleIn(schema: Json, where: string): unknown {
  if (schema.examples) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return exampleIn(schema.anyOf[0] as Json, where)
  if (schema.format && schema.format in FORMATS) return FORMATS[schema.format]
  switch ([schema.type].flat()[0]) {
    case 'object':
      return ofObject(schema, where)
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => exampleIn(schema.items as Json, `${where}[]`))
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
  }
  throw new Error(`${where} needs an example: .meta({ examples: [ … ] })`)
}

/** An optional field is in it only with an example of its own. */
function ofObject({ properties = {}, required = [] }: Json, where: string): Record<string, unknown> {
  const shown = Object.entries(properties as Record<string, Json>).filter(
    ([name, { examples }]) => required.includes(name) || examples,
  )
  return Object.fromEntries(shown.map(([name, inner]) => [name, exampleIn(inner, `${where}.${name}`)]))
}
