import type { Language } from '@recruit/contract/text'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

const STYLE =
  "font-family:-apple-system,'Apple SD Gothic Neo','Malgun Gothic',sans-serif;font-size:16px;line-height:1.6;word-break:keep-all;overflow-wrap:anywhere"

/**
 * The words of a message as HTML: paragraphs, lines of `name: value` as a small table, addresses of pages as links.
 * Without pictures and styles that a reader of mail would drop.
 */
export function htmlOf(text: string, language: Language, subject: string): string {
  const [words = '', signature] = text.split(/\n\n--\n/)
  const parts = words.trim().split(/\n{2,}/)
  const body = parts.map((part, at) => (isTable(part) ? tableOf(part) : paragraphOf(part, at === 0)))
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px 16px;color:#211c33;background:#ffffff;${STYLE}"><div style="max-width:560px;margin:0 auto">${body.join('')}${signature ? signatureOf(signature) : ''}</div></body></html>`
}

const ROW = /^([^:\n]{1,20}): (.+)$/
const isTable = (part: string): boolean => part.split('\n').every((line) => ROW.test(line))

function tableOf(part: string): string {
  const rows = part.split('\n').map((line) => {
    const [, name = '', value = ''] = ROW.exec(line) ?? []
    return `<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;font-weight:400;color:#5f5970;white-space:nowrap;vertical-align:top">${escapeHtml(name)}</th><td style="padding:4px 0;font-weight:600">${escapeHtml(value)}</td></tr>`
  })
  return `<table style="margin:0 0 20px;border-collapse:collapse;${STYLE}">${rows.join('')}</table>`
}

const ADDRESS = /^https?:\/\/\S+$/
const lineOf = (line: string): string =>
  ADDRESS.test(line)
    ? `<a href="${escapeHtml(line)}" style="color:#2a3c8f">${escapeHtml(line)}</a>`
    : escapeHtml(line)
const linesOf = (part: string): string => part.split('\n').map(lineOf).join('<br>')

const paragraphOf = (part: string, isFirst: boolean): string =>
  `<p style="margin:0 0 20px;${isFirst ? 'font-weight:600' : ''}">${linesOf(part)}</p>`

const signatureOf = (signature: string): string =>
  `<p style="margin:32px 0 0;padding-top:16px;border-top:1px dashed #8c8599;color:#5f5970;font-size:14px">${linesOf(signature.trim())}</p>`
