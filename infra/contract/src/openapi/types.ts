/** The part of OpenAPI 3.1 that the document uses. */

/** JSON Schema 2020-12, as zod writes it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  default?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}
export interface Parameter {
  name: string
  in: 'query' | 'header'
  description?: string
  required?: boolean
  schema: Schema
  example?: unknown
}
export interface Header {
  description: string
  schema: Schema
}
export interface Reference {
  $ref: string
}
export interface Media {
  schema: Schema
  example?: unknown
  examples?: Record<string, { summary?: string; value: unknown }>
}
export interface Response {
  description: string
  headers?: Record<string, Reference>
  content: { 'application/json': Media }
}
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  'x-who-may-call': string
  security: Record<string, []>[]
  parameters: (Parameter | Reference)[]
  requestBody?: { required: boolean; content: { 'application/json': Media } }
  responses: Record<string, Response | Reference>
}
interface SecurityScheme {
  type: 'apiKey'
  in: 'cookie' | 'header'
  name: string
  description: string
}
export interface Document {
  openapi: '3.1.1'
  info: {
    title: string
    version: string
    summary: string
    description: string
    contact: object
    license: object
  }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Response>
    parameters: Record<string, Parameter>
    headers: Record<string, Header>
    securitySchemes: Record<string, SecurityScheme>
  }
}

/** Parts of the document that calls share by reference. */
export type Part = keyof Document['components']
export const refTo = (part: Part, name: string): Reference => ({ $ref: `#/components/${part}/${name}` })
