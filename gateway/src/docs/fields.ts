import type { Schema } from '@recruit/contract/openapi/types'
import { escaped, inline } from './html.ts'

interface Field {
  name: string
  type: string
  isRequired: boolean
  description: string
}

/**
 * The fields of an object as a table; nested fields follow as `list[].field`. Requests mark required fields, replies
 * mark optional ones.
 */
export function fieldTable(caption: string, schema: Schema, comesBack = false): string {
  const fields = fieldsOf(schema)
  if (fields.length === 0) return `<p class="nothing">${caption}: nothing.</p>`
  const note = comesBack
    ? ' <span class="optional">not always</span>'
    : ' <span class="required">required</span>'
  const rows = fields.map(
    ({ name, type, isRequired, description }) =>
      `<tr><th scope="row"><code>${escaped(name).replace(/([.\]])/g, '$1<wbr>')}</code>${isRequired === comesBack ? '' : note}</th><td><span class="type">${escaped(type)}</span>${description && `<br>${inline(description)}`}</td></tr>`,
  )
  return `<table><caption>${caption}</caption><thead class="unseen"><tr><th scope="col">Field</th><th scope="col">Type and meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function fieldsOf({ properties = {}, required = [] }: Schema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { brackets, inner } = inside(schema)
    return [
      {
        name: prefix + name,
        type: typeOf(schema),
        isRequired: required.includes(name),
        description: schema.description ?? '',
      },
      ...fieldsOf(inner, `${prefix}${name}${brackets}.`),
    ]
  })
}

/** The element type of a list, at any depth. */
function inside(schema: Schema): { brackets: string; inner: Schema } {
  if (!schema.items) return { brackets: '', inner: schema }
  const { brackets, inner } = inside(schema.items)
  return { brackets: `[]${brackets}`, inner }
}

/** A short name of a type: `integer 0–131071`, `"success" | "fail"`, `32 × 0 | 1`. */
function typeOf(schema: Schema): string {
  const { anyOf, enum: values, items, minItems, maxItems, minimum, maximum, pattern } = schema
  const type = [schema.type ?? 'anything'].flat().join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (anyOf) return anyOf.map(typeOf).join(' | ')
  if (items) {
    const one = typeOf(items)
    const each = one.includes(' | ') ? `(${one})` : one
    if (minItems !== undefined && minItems === maxItems) return `${minItems} × ${each}`
    return `list of ${each}${maxItems === undefined ? '' : `, ${minItems ?? 0} to ${maxItems}`}`
  }
  if (minimum !== undefined && maximum !== undefined) return `${type} ${minimum}–${maximum}`
  if (minimum !== undefined) return `${type} ≥ ${minimum}`
  if (pattern) return `${type} like ${pattern}`
  return type
}
