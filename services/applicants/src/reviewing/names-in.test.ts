import { fc } from '@recruit/local/testing/random'
import { expect, test } from 'vitest'
import { type Author, namesIn } from './names-in.ts'

const author: Author = {
  ...{ name: '김하나', studentId: '2400001', ewhaianId: 'Hana_24' },
  ...{ email: 'hana.kim@example.org', phonenum: '010-1234-5678' },
}
/** The text with every found part in brackets. */
function marked(text: string, of: Partial<Author> = {}): string {
  let [said, last] = ['', 0]
  for (const { start, end } of namesIn(text, { ...author, ...of })) {
    said += `${text.slice(last, start)}[${text.slice(start, end)}]`
    last = end
  }
  return said + text.slice(last)
}

test.each([
  ['with a particle', '저 [김하나]는 지원합니다.'],
  ['written without white space', '안녕하세요저는[김하나]입니다.'],
  ['with white space inside', '저는 [김 하나]입니다. [김  하 나]!'],
  ['on two lines', '이름: [김\n하나]'],
  ['with an invisible character', '[김\u200b하나]라고 합니다'],
  ['twice', '[김하나], [김하나]'],
  ['student id', '학번 [2400001]입니다'],
  ['student id, full width and divided', '[２４０ ０００１], [24-00001]'],
  ['community id, any case', '아이디는 [HANA_24]이고 [hana_24]!'],
  ['community id, letter by letter', '[h a n a _ 2 4]'],
  ['community id, full width', '@[ｈａｎａ＿２４]'],
  ['e-mail', '메일은 [Hana.Kim@Example.org]로 주세요. [hana.kim@example.org].'],
  ['e-mail with white space', '[hana.kim @ example . org]'],
  ['phone as it was typed', '[010-1234-5678]'],
  ['phone with other separators', '[01012345678] [010.1234.5678] [010 – 1234 – 5678] ([010) 1234 5678]'],
  ['phone of a country', '[+82 10-1234-5678] [821012345678] [0082 10 1234 5678] [+82-010-1234-5678]'],
  ['phone, full width', '[０１０－１２３４－５６７８]'],
  ['after an emoji', '🎈[김하나]🎈'],
])('a text names its author: %s', (_, text) => {
  expect(marked(text.replace(/[[\]]/g, ''))).toBe(text)
})

test.each([
  ['a given name alone may be a word', '하나의 목표, 하나씩 해내는 김 씨'],
  ['another person', '김하늘과 김한나, 이하나'],
  ['a longer number', '12400001 24000012 1010-1234-5678'],
  ['a longer id', 'hana_24x xhana_24 hana_240'],
  ['another address', 'hana.kim@example.org.kr xhana.kim@example.org'],
  ['white space that makes the name of two words', '유김 하나뿐인'],
])('a text does not: %s', (_, text) => {
  expect(marked(text)).toBe(text)
})

test('a name of two syllables counts as a word of its own, with particles, and one syllable never', () => {
  const of = { name: '이수' }
  expect(marked('저는 [이수]입니다. [이 수], [이수]에게는'.replace(/[[\]]/g, ''), of)).toBe(
    '저는 [이수]입니다. [이 수], [이수]에게는',
  )
  expect(marked('이수하였고 다이수', of)).toBe('이수하였고 다이수')
  expect(marked('수는 수', { name: '수' })).toBe('수는 수')
})

test('names in other letters are found as words, short ones and short ids never', () => {
  expect(marked("I am jane  doe, JANEDOE's [ok]", { name: 'Jane Doe' })).toBe(
    "I am [jane  doe], [JANEDOE]'s [ok]",
  )
  expect(marked('저는 𠮷野花, 𠮷野花', { name: '𠮷野花' })).toBe('저는 [𠮷野花], [𠮷野花]')
  expect(marked('janedoers', { name: 'Jane Doe' })).toBe('janedoers')
  expect(marked('我是王小明，王小明的', { name: '王小明' })).toBe('我是[王小明]，[王小明]的')
  expect(marked('An apple', { name: 'An' })).toBe('An apple')
  expect(marked('I am in the web team', { ewhaianId: 'web' })).toBe('I am in the web team')
  expect(marked('in the', { ewhaianId: 'inthe' })).toBe('in the')
  expect(marked('12345', { studentId: '12345', phonenum: '1234' })).toBe('12345')
})

test('what is in front of a phone never moves its place before the text', () => {
  expect(marked('…0…1234-5678', { phonenum: '0-1234-5678' })).toMatch(/^[[…0]+1234-5678\]$/)
})

test('signs in a value are no patterns, and empty values are not searched', () => {
  expect(marked('a.c* abc*', { ewhaianId: 'a.c*' })).toBe('[a.c*] abc*')
  const none = { name: '', studentId: '', ewhaianId: '', email: '', phonenum: '' }
  expect(marked('아무 글', none)).toBe('아무 글')
})

const WORDS = fc.array(
  fc.constantFrom('저는', '함께', ' ', '\n', '하나', '🎈', 'web', '2024', '.', '이라고'),
  {
    maxLength: 60,
  },
)
const VALUES = fc.constantFrom(
  '김하나',
  '김 하 나',
  '2400001',
  'hana_24',
  'hana.kim@example.org',
  '010 1234 5678',
)

test('between any words a value is found, its place is where it is, and without it nothing is', () => {
  fc.assert(
    fc.property(WORDS, VALUES, WORDS, (before, value, after) => {
      const start = `${before.join('')} `
      expect(namesIn(`${start}${value} ${after.join('')}`, author)).toEqual([
        { start: start.length, end: start.length + value.length },
      ])
      expect(namesIn(start + after.join(''), author)).toEqual([])
    }),
  )
})

test('the longest essays of repeated beginnings take no longer than others', () => {
  const worst = ['이라고', '김 ', '김하', '0', '0 - ', 'hana.', 'h a n a ', '이수이라고'].map((part) =>
    part.repeat(5000 / part.length),
  )
  const begun = performance.now()
  for (const text of worst) namesIn(`이수${text}x`, { ...author, name: '이수' })
  expect(performance.now() - begun).toBeLessThan(2000)
})
