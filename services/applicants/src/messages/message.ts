import type { Language, Text } from '@recruit/contract/text'

/** What messages tell of, and how they travel. */
export type MessageKind = 'receipt'
export type MessageChannel = 'mail'

/** A message as it is put into the outbox. One for each application, kind, occasion and channel. */
export interface Message {
  application: string
  kind: MessageKind
  /** What of several it tells of: a submission's number. */
  occasion: string
  channel: MessageChannel
  language: Language
  receiver: { name: string; address: string }
  subject: string
  text: string
  html: string
  ics: string | null
}

const PLACEHOLDER = /\{(\w+)\}/g

/** Puts values into a template. Throws where it names one that there is none for, and where one stays unused. */
export function filledIn(template: string, values: Record<string, string>): string {
  const used = new Set<string>()
  const filled = template.replace(PLACEHOLDER, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`The template names ${name}, which there is no value for.`)
    used.add(name)
    return value
  })
  const unused = Object.keys(values).filter((name) => !used.has(name))
  if (unused.length) throw new Error(`The template does not name ${unused.join(', ')}.`)
  return filled
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** Any control character would end a header; what is shown there fits into a line. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const STYLE =
  "font-family:-apple-system,'Apple SD Gothic Neo','Malgun Gothic',sans-serif;font-size:16px;line-height:1.6"

/**
 * The same words as HTML: paragraphs, and lines of `name: value` as a small table. Without pictures, links of other
 * places and styles that a reader of mail would drop.
 */
export function htmlOf(text: string, language: Language, subject: string): string {
  const parts = text.trim().split(/\n{2,}/)
  const body = parts.map((part, at) => (isTable(part) ? tableOf(part) : paragraphOf(part, at === 0)))
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px 16px;color:#1d1d1f;background:#ffffff;${STYLE}"><div style="max-width:560px;margin:0 auto">${body.join('')}</div></body></html>`
}

const ROW = /^([^:\n]{1,20}): (.+)$/
const isTable = (part: string): boolean => part.split('\n').every((line) => ROW.test(line))

function tableOf(part: string): string {
  const rows = part.split('\n').map((line) => {
    const [, name = '', value = ''] = ROW.exec(line) ?? []
    return `<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;font-weight:400;color:#5c5c61;white-space:nowrap;vertical-align:top">${escapeHtml(name)}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`
  })
  return `<table style="margin:0 0 20px;border-collapse:collapse;${STYLE}">${rows.join('')}</table>`
}

const paragraphOf = (part: string, isFirst: boolean): string =>
  `<p style="margin:0 0 20px;${isFirst ? 'font-weight:600' : ''}">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`

export type Template = Readonly<{ subject: Text; text: Text }>
