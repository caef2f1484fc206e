import { expect, test } from 'vitest'
import { escapeHtml, filledIn, htmlOf, oneLine } from './message.ts'
import { receiptOf, receiptTemplate } from './receipt.ts'

const submitted = {
  ...{ id: 'a', name: '김, "가온" <b>', email: 'gaon@recruit.test', team: 1 as const },
  ...{ submittedAt: new Date('2026-11-22T03:04:05Z'), submissions: 2 },
}

test('a template is filled with exactly what it names', () => {
  expect(filledIn('{a} and {b}, {a}', { a: '1', b: '{a}' })).toBe('1 and {a}, 1')
  expect(() => filledIn('{a} {c}', { a: '1' })).toThrow('names c')
  expect(() => filledIn('{a}', { a: '1', b: '2' })).toThrow('does not name b')
  expect(() => filledIn('{constructor}', {})).toThrow('names constructor')
})

test('both languages of the receipt name the same', () => {
  const namesIn = (text: string) => new Set(text.match(/\{\w+\}/g))
  for (const part of ['subject', 'text'] as const)
    expect(namesIn(receiptTemplate[part].ko)).toEqual(namesIn(receiptTemplate[part].en))
})

test('a receipt says when and of what, in plain words and in HTML', () => {
  const receipt = receiptOf(submitted, 'en')
  expect(receipt).toMatchObject({
    occasion: '2',
    subject: 'We have your application (submitted 2026-11-22 12:04)',
  })
  expect(receipt?.text).toContain(
    'Team: marketing\nSubmitted: 2026-11-22 12:04 (Korean time)\nSubmission: no. 2',
  )
  expect(receipt?.html).toContain('김, &quot;가온&quot; &lt;b&gt;, we have your application.')
  expect(receipt?.html).toMatch(/<th [^>]*>Team<\/th><td [^>]*>marketing<\/td>/)
  expect(receipt?.html).not.toContain('<b>')
})

test('without an address there is no receipt', () => {
  expect(receiptOf({ ...submitted, email: '' }, 'ko')).toBeNull()
  expect(receiptOf({ ...submitted, submittedAt: null }, 'ko')).toBeNull()
})

test('a name of many lines is one line in a header', () => {
  expect(oneLine('Gaon\r\nBcc: x@y.kr\u2028z\u0000')).toBe('Gaon Bcc: x@y.kr z')
  expect(receiptOf({ ...submitted, name: 'Gaon\r\nBcc: x@y.kr' }, 'ko')?.receiver.name).toBe(
    'Gaon Bcc: x@y.kr',
  )
})

test('nothing in a text becomes a tag', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;')
  expect(htmlOf('<script>1</script>\n\nName: <i>', 'en', '</title><b>')).not.toMatch(/<(script|i|b)>/)
})
