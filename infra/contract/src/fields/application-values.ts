import type { Language, Text } from '../text.ts'
import { applicationFields } from './application.ts'
import {
  emptyValue,
  type FieldDeclaration,
  type Kind,
  type KindValues,
  LINE_KINDS,
  type LineField,
  type LineKind,
  type SwitchField,
  type TextField,
  type TextKind,
} from './field-kinds.ts'
import { pick } from './pick.ts'

/** Names, types and values, derived from the table of the application's fields. */
type Table = typeof applicationFields
export type ApplicationField = keyof Table
export type FieldOf<K extends Kind> = {
  [Name in ApplicationField]: Table[Name]['kind'] extends K ? Name : never
}[ApplicationField]
export type FieldName = FieldOf<TextKind>
export type LineName = FieldOf<LineKind>
export type EssayName = FieldOf<'essay'>
type SwitchName = FieldOf<'switch'>

export type ApplicationValues = { [Name in ApplicationField]: KindValues[Table[Name]['kind']] }
/** The identity: a unique index allows one application of each per term. */
export const IDENTITY = ['name', 'studentId', 'ewhaianId'] as const satisfies FieldName[]
export type Identity = Pick<ApplicationValues, (typeof IDENTITY)[number]>
type ContentName = Exclude<ApplicationField, keyof Identity>
/** What an applicant writes in addition to the identity. */
export type Content = Pick<ApplicationValues, ContentName>

export const FIELDS = Object.keys(applicationFields) as ApplicationField[]
export const declared: Record<ApplicationField, FieldDeclaration> = applicationFields
export const declaredText: Record<LineName, LineField> & Record<EssayName, TextField> = applicationFields
export const declaredSwitch: Record<SwitchName, SwitchField> = applicationFields

export const fieldsOf = <K extends Kind>(...kinds: readonly K[]): FieldOf<K>[] =>
  FIELDS.filter((field): field is FieldOf<K> => kinds.some((kind) => kind === declared[field].kind))
export const TEXTS = fieldsOf(...LINE_KINDS, 'essay')
export const LINES = fieldsOf(...LINE_KINDS)
export const ESSAYS = fieldsOf('essay')
export const SWITCHES = fieldsOf('switch')
export const CONTENT = FIELDS.filter(
  (field): field is ContentName => !IDENTITY.some((name) => name === field),
)
/** What reviewers read of an application, in addition to its hours in words. */
export type ScoredName = {
  [Name in ContentName]: Table[Name] extends { hiddenWhileScoring: true } ? never : Name
}[Exclude<ContentName, FieldOf<'hours' | 'days'>>]
export const SCORED = CONTENT.filter(
  (field): field is ScoredName =>
    !declared[field].hiddenWhileScoring &&
    declared[field].kind !== 'hours' &&
    declared[field].kind !== 'days',
)

export const emptyValues = () =>
  Object.fromEntries(FIELDS.map((field) => [field, emptyValue(declared[field].kind)])) as ApplicationValues
export const emptyContent = (): Content => pick(emptyValues(), CONTENT)

type ExampleName = FieldName | SwitchName
const examplesOf = <Name extends ExampleName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, applicationFields[name].example])) as Pick<
    ApplicationValues,
    Name
  >
export const exampleIdentity = (): Identity => examplesOf(IDENTITY)
/** The content of an invented person, without the interview hours. */
export const exampleContent = () =>
  examplesOf(CONTENT.filter((name): name is ContentName & ExampleName => 'example' in declared[name]))

/** A field's name at the beginning of a heading or sentence. */
export const titleOf = (field: ApplicationField, language: Language): string =>
  capitalised(declared[field].label[language])
/** The same for staff. */
export const reviewTitleOf = (field: ApplicationField, language: Language): string =>
  capitalised((declared[field].reviewLabel ?? declared[field].label)[language])
export const exportLabelOf = (field: ApplicationField): Text =>
  declared[field].exportLabel ?? declared[field].label

const capitalised = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
