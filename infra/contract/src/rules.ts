import { ESSAY_MAX, LINK_MAX, NAME_MAX, STUDENT_ID_LENGTH, TEXT_MAX } from './constants.ts'
import { lengthOf } from './text.ts'

/** What an applicant types (specification, section 3). */
export interface ApplicationTexts {
  name: string
  studentId: string
  ewhaianId: string
  major: string
  semester: string
  email: string
  phonenum: string
  applyReason: string
  activityPlan: string
  portfolioLink: string
}
export type FieldName = keyof ApplicationTexts
export type Rule = 'missing' | 'too_long' | 'student_id' | 'email' | 'phone' | 'link'
export interface Problem {
  field: FieldName
  rule: Rule
  limit?: number
}

export const IDENTITY = ['name', 'studentId', 'ewhaianId'] as const satisfies FieldName[]
/** Required by the first submit and, with the rest, by every later one (specification, section 5). */
export const REQUIRED: Record<'draft' | 'apply' | 'edit', readonly FieldName[]> = {
  draft: IDENTITY,
  apply: [...IDENTITY, 'applyReason', 'activityPlan'],
  edit: [...IDENTITY, 'major', 'semester', 'email', 'phonenum', 'applyReason', 'activityPlan'],
}

const LIMITS: Record<FieldName, number> = {
  name: NAME_MAX,
  studentId: STUDENT_ID_LENGTH,
  ewhaianId: NAME_MAX,
  major: TEXT_MAX,
  semester: TEXT_MAX,
  email: TEXT_MAX,
  phonenum: TEXT_MAX,
  applyReason: ESSAY_MAX,
  activityPlan: ESSAY_MAX,
  portfolioLink: LINK_MAX,
}

/**
 * Everything that is wrong with the given fields: the required ones that are blank or absent, and whatever
 * is filled but malformed. Fields that are not given and not required are not looked at.
 */
export function problemsOf(
  fields: Partial<ApplicationTexts>,
  required: readonly FieldName[] = [],
): Problem[] {
  const problems: Problem[] = []
  for (const field of Object.keys(LIMITS) as FieldName[]) {
    const value = fields[field] ?? ''
    const blank = isBlank(value)
    if (blank && required.includes(field)) problems.push({ field, rule: 'missing' })
    const rule = blank ? tooLong(field, value) : malformed(field, value)
    if (rule) problems.push({ field, rule, limit: LIMITS[field] })
  }
  return problems
}

/** Nothing that can be seen: spaces, line breaks, zero-width characters. */
const isBlank = (value: string) => !/[^\s\p{Cf}]/u.test(value)

const tooLong = (field: FieldName, value: string) => (lengthOf(value) > LIMITS[field] ? 'too_long' : null)

function malformed(field: FieldName, value: string): Rule | null {
  if (field === 'studentId') return /^\d{7}$/.test(value.trim()) ? null : 'student_id'
  if (tooLong(field, value)) return 'too_long'
  if (field === 'email') return isEmail(value) ? null : 'email'
  if (field === 'phonenum') return isPhone(value) ? null : 'phone'
  if (field === 'portfolioLink') return isSafeLink(value) ? null : 'link'
  return null
}

const isEmail = (value: string) => /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/.test(value.trim())

/** Digits with the usual separators: Korean numbers with or without hyphens, foreign ones with a plus. */
const isPhone = (value: string) =>
  /^\+?[\d\s().-]+$/.test(value.trim()) && /^\d{8,15}$/.test(value.replace(/\D/g, ''))

/** An http(s) address without user info; checked on write and again before it is shown as a link. */
export function isSafeLink(value: string): boolean {
  const text = value.trim()
  if (!/^https?:\/\//i.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.username === '' && url.password === '' && !/[\s\\]/.test(text)
}
