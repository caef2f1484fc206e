import { readFileSync } from 'node:fs'
import type { Language } from '@recruit/contract/text'
import { coloursOf } from '@recruit/contract/theme/colours'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

const COLOURS = new URL(import.meta.resolve('@recruit/contract/theme/colours.css'))
const siteColour = coloursOf(readFileSync(COLOURS, 'utf8'))
const [TEXT, MUTED, PAGE, SURFACE] = ['text', 'text-muted', 'page', 'surface'].map(siteColour)
const [LINE, LINE_SOFT, ACCENT] = ['line', 'line-soft', 'accent'].map(siteColour)
const FONT = "font-family:-apple-system,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif"
const WORDS = `${FONT};font-size:16px;line-height:1.7;word-break:keep-all;overflow-wrap:anywhere;color:${TEXT}`
/** The teams' colours as uneven patches, as on the site. */
const PATCHES = [
  ['46%', siteColour('fabric-0')],
  ['16%', siteColour('fabric-2')],
  ['26%', siteColour('fabric-4')],
  ['12%', siteColour('fabric-3')],
] as const
const MARK = '\n\n--\n'

/**
 * A message's text as HTML: paragraphs, lines of `name: value` as a small table, page addresses as links. Without
 * pictures and styles that mail programs drop; every part sets its own colours, because some programs drop the body's
 * and would put dark text on dark.
 */
export function htmlOf(text: string, language: Language, subject: string): string {
  const lines = text.replace(/\r\n?/g, '\n')
  // The last one is ours: staff may have typed the same line.
  const end = lines.lastIndexOf(MARK)
  const [words, signature] =
    end < 0 ? [lines, ''] : [lines.slice(0, end), lines.slice(end + MARK.length).trim()]
  const body = words
    .trim()
    .split(/\n{2,}/)
    .map((part, at) => (isTable(part) ? tableOf(part) : paragraphOf(part, at === 0)))
  return page(language, subject, `${body.join('')}${signature && signatureOf(signature)}`)
}

const page = (language: Language, subject: string, content: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:0;background:${PAGE}"><div style="padding:24px 12px;background:${PAGE}"><div style="max-width:576px;margin:0 auto;border:1px solid ${LINE};background:${SURFACE}">${BAND}<div style="padding:28px 24px;background:${SURFACE};${WORDS}">${content}</div></div></div></body></html>`

const BAND = `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse"><tr>${PATCHES.map(([width, colour]) => `<td width="${width}" height="8" style="padding:0;background:${colour};font-size:0;line-height:0">&nbsp;</td>`).join('')}</tr></table>`

const ROW = /^([^:\n]{1,20}): (.+)$/
/** A single such line is a sentence with a colon. */
const isTable = (part: string): boolean => {
  const lines = part.split('\n')
  return lines.length > 1 && lines.every((line) => ROW.test(line))
}
/** A longer name may take two lines: its value needs the room on a phone. */
const SHORT_NAME = 12

function tableOf(part: string): string {
  const rows = part.split('\n').map((line) => {
    const [, name = '', value = ''] = ROW.exec(line) ?? []
    const wrap = name.length > SHORT_NAME ? 'normal' : 'nowrap'
    return `<tr><th scope="row" style="padding:6px 20px 6px 0;text-align:left;font-weight:400;font-size:14px;color:${MUTED};white-space:${wrap};vertical-align:baseline">${escapeHtml(name)}</th><td style="padding:6px 0;font-weight:600;vertical-align:baseline">${lineOf(value)}</td></tr>`
  })
  return `<table style="margin:0 0 24px;border-collapse:collapse;background:${SURFACE};${WORDS}">${rows.join('')}</table>`
}

const ADDRESS = /^https?:\/\/\S+$/
const lineOf = (line: string): string =>
  ADDRESS.test(line)
    ? `<a href="${escapeHtml(line)}" style="color:${ACCENT};word-break:break-all">${escapeHtml(line)}</a>`
    : escapeHtml(line)
const linesOf = (part: string): string => part.split('\n').map(lineOf).join('<br>')

/** A first paragraph of one line is the topic. */
const paragraphOf = (part: string, isFirst: boolean): string =>
  isFirst && !part.includes('\n')
    ? `<p style="margin:0 0 20px;font-size:18px;line-height:1.5;font-weight:600">${linesOf(part)}</p>`
    : `<p style="margin:0 0 20px">${linesOf(part)}</p>`

const signatureOf = (signature: string): string =>
  `<p style="margin:32px 0 0;padding-top:16px;border-top:1px dashed ${LINE_SOFT};color:${MUTED};font-size:14px">${linesOf(signature)}</p>`
