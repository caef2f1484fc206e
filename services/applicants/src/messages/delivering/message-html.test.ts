import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { KIND_NAMES } from '@recruit/contract/mail/kinds'
import { filledIn, sampleValues } from '@recruit/contract/mail/template'
import { expect, test } from 'vitest'
import { htmlOf } from './message-html.ts'

const html = (text: string) => htmlOf(text, 'ko', '제목')
const hrefsIn = (text: string) => [...html(text).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
const SIGNATURE = '\n\n--\n이화이언\nrecruit@example.org\n'

test('nothing that is written becomes markup', () => {
  const written = `<script>alert('a')</script> & "quoted"`
  const said = '&lt;script&gt;alert(&#39;a&#39;)&lt;/script&gt; &amp; &quot;quoted&quot;'
  for (const place of [
    written,
    `이름: ${written}\n팀: ${written}`,
    `가온\n\n둘째 문단\n${written}`,
    `가온${SIGNATURE}${written}`,
  ]) {
    const made = html(place)
    expect(made).toContain(said)
    expect(made).not.toMatch(/<script|'a'|"quoted"/)
  }
  expect(htmlOf('가온', 'en', written)).toContain(`<title>${said}</title>`)
})

test.each([
  ['an address on a line of its own', 'https://recruit.example.org/#/x', ['https://recruit.example.org/#/x']],
  [
    'a quote in an address',
    `https://x.example/"onclick='x'`,
    ['https://x.example/&quot;onclick=&#39;x&#39;'],
  ],
  ['one among words', '여기 https://recruit.example.org/ 입니다', []],
  ['a script', 'javascript:alert(1)', []],
  ['a script that names an address', 'javascript://recruit.example.org/%0aalert(1)', []],
  ['data', 'data:text/html,x', []],
  ['a name that is one', 'javascript: x\njavascript: y', []],
])('%s', (_, line, hrefs) => {
  expect(hrefsIn(`가온 님,\n${line}`)).toEqual(hrefs)
  expect(hrefsIn(line)).toEqual(hrefs)
})

test('two lines or more of a name and a value are a table; anything else is a paragraph', () => {
  const rows = (text: string) => html(text).match(/<th scope="row"/g)?.length ?? 0
  expect(rows('가온 님,\n\n팀: 디자인팀\n면접: 12.6(일) 14:00')).toBe(2)
  expect(rows('팀: 디자인팀\r\n면접: 14:00')).toBe(2)
  expect(rows('알림: 내일은 문이 닫혀 있습니다.')).toBe(0)
  expect(rows('팀: 디자인팀\n내일 뵙겠습니다.')).toBe(0)
  expect(rows(`팀:디자인팀\n${'가'.repeat(21)}: 값`)).toBe(0)
  expect(rows('14:00\n15:00')).toBe(0)
})

test('the last line of two dashes begins the signature, whatever staff drew before', () => {
  const made = html(`가온 님,\n\n--\n둘째 부분${SIGNATURE}`)
  expect(made).toContain('둘째 부분')
  expect(made.indexOf('border-top')).toBeGreaterThan(made.indexOf('둘째 부분'))
  expect(made.indexOf('recruit@example.org')).toBeGreaterThan(made.indexOf('border-top'))
  expect(html('가온 님,')).not.toContain('border-top')
})

test('it has no pictures, no style sheet, and leads nowhere but to the site', () => {
  for (const kind of KIND_NAMES)
    for (const language of ['ko', 'en'] as const) {
      const { subject, text } = filledIn(defaultTemplates[kind][language], sampleValues(language))
      const made = htmlOf(`${text}${SIGNATURE}`, language, subject)
      expect(made).not.toMatch(/<(img|style|link|script|iframe|form)\b|url\(|transparent/)
      expect([...made.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to)).toEqual(
        text.includes('https://') ? ['https://recruit.example.org/'] : [],
      )
    }
})

test.each([
  ['words', '가나다 '.repeat(35_000)],
  ['empty lines', `${'\n'.repeat(100_000)}끝`],
  ['rows', '이름: 값\n'.repeat(15_000)],
  ['rows that are none', `${'가나다라마: '.repeat(15_000)}\n끝`],
  ['dashes', '\n\n--\n'.repeat(20_000)],
  ['addresses', 'https://x.example/\n'.repeat(5_000)],
  ['signs', `<>&"'`.repeat(20_000)],
])('100 KB of %s are made at once', (_, text) => {
  const begun = performance.now()
  html(text)
  expect(performance.now() - begun).toBeLessThan(4_000)
})
