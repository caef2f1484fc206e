import type { Identity } from '@recruit/contract/fields/application-values'
import { memberKeyOf } from '@recruit/contract/text'
import type { Content } from '../application/applicant.ts'

/** A part of a text, in UTF-16 code units as JavaScript counts them. */
export interface Range {
  start: number
  end: number
}
/** By what a text can name its author. */
export type Author = Identity & Pick<Content, 'email' | 'phonenum'>

/**
 * Where a text has its author's whole name, an id, the e-mail or the phone. Case, width, invisible characters and white
 * space do not count; a value that is too short to identify a person is not searched.
 */
export function namesIn(text: string, author: Author): Range[] {
  const letters = lettersOf(text)
  const inLetters = searched(text, letters)
  const inDigits = searched(
    text,
    letters.filter(({ unit }) => !SEPARATOR.test(unit)),
  )
  return merged([
    ...found(inLetters, memberKeyOf(author.name), nameRule),
    ...[author.studentId, author.ewhaianId].map(memberKeyOf).flatMap((id) => {
      if (/^\d+$/.test(id)) return found(inDigits, id, numberRule)
      return found(inLetters, id, SYLLABIC.test(id) ? nameRule : idRule)
    }),
    ...found(inLetters, memberKeyOf(author.email), emailRule),
    ...found(inDigits, folded(author.phonenum).replace(/\D/g, '').replace(NATIONAL, ''), phoneRule),
  ])
}

/** A character as values are compared, and where it was in the text. */
interface Letter extends Range {
  unit: string
  /** White space is before it. */
  isApart: boolean
}

const SPACE = /^\s/
const SEPARATOR = /[\p{Pd}.·()/]/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(INVISIBLE, '')
/** Nearly all of an essay are these and syllables, which are known without asking Unicode. */
const ASCII = Array.from({ length: 128 }, (_, code) => folded(String.fromCharCode(code)))
const foldedChar = (char: string) =>
  char >= '가' && char <= '힣' ? char : (ASCII[char.codePointAt(0) ?? 0] ?? folded(char))

/** The characters of a text without white space and what is invisible. */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = []
  let [start, isApart] = [0, false]
  for (const char of text) {
    const end = start + char.length
    const plain = foldedChar(char)
    if (SPACE.test(plain)) isApart = true
    else
      for (const unit of plain) {
        letters.push({ unit, start, end, isApart })
        isApart = false
      }
    start = end
  }
  return letters
}

interface Searched {
  original: string
  text: string
  letters: Letter[]
}
/** Letters as a text; each of its units has its letter. */
const searched = (original: string, letters: Letter[]): Searched => ({
  original,
  text: letters.map(({ unit }) => unit).join(''),
  letters: letters.flatMap((letter) => (letter.unit.length > 1 ? [letter, letter] : letter)),
})

/** A value that was found: what is directly around it, and at how many of its places something was left out. */
interface Found {
  value: string
  before: string
  after: string
  gaps: number
}
interface Rule {
  /** In characters. */
  shortest: (value: string) => number
  accepts: (found: Found) => boolean
  /** What belongs to it and is before it. */
  prefix?: RegExp
}
/** More than any ending or prefix. */
const AROUND = 40

function found({ original, text, letters }: Searched, value: string, rule: Rule): Range[] {
  if (value === '' || [...value].length < rule.shortest(value)) return []
  const ranges: Range[] = []
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const its = letters.slice(at, at + value.length)
    const [start = 0, end = 0] = [its[0]?.start, its.at(-1)?.end]
    const before = folded(original.slice(Math.max(0, start - AROUND), start))
    const prefix = rule.prefix?.exec(before)?.[0] ?? ''
    const is: Found = {
      value,
      before: before.slice(0, before.length - prefix.length),
      after: folded(original.slice(end, end + AROUND)),
      gaps: [...new Set(its)].slice(1).filter(({ isApart }) => isApart).length,
    }
    if (rule.accepts(is)) ranges.push({ start: Math.max(0, start - prefix.length), end })
  }
  return ranges
}

/** Of values within each other, such as the id in an e-mail, the whole. */
function merged(ranges: Range[]): Range[] {
  const all: Range[] = []
  for (const { start, end } of ranges.sort((one, other) => one.start - other.start)) {
    const last = all.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else all.push({ start, end })
  }
  return all
}

/** Scripts that write a word and its particle together, so that a letter after a name does not change it. */
const SYLLABIC = /^[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const ENDS_SYLLABIC = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u
const WORD_BEFORE = /[[\p{L}\p{N}_]--[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]$/v
const WORD_AFTER = /^[[\p{L}\p{N}_]--[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]/v
const LETTER_BEFORE = /[\p{L}\p{N}]$/u
const isWord = ({ before, after }: Found) => !WORD_BEFORE.test(before) && !WORD_AFTER.test(after)

const PARTICLES = [
  '은 는 이 가 을 를 의 에 에게 에게서 께 께서 와 과 랑 이랑 하고 도 만 로 으로 부터 까지 처럼 보다 라고 이라고 라는 이라는',
  '란 이란 라 이라 인 이다 이고 이며 입니다 합니다 예요 이에요 였습니다 이었습니다 님 씨 양 올림 드림',
].flatMap((line) => line.split(' '))
const LETTERS = /^[\p{L}\p{N}]*/u
/** Whether the letters are particles, three at most: they could be divided in too many ways. */
const areParticles = (letters: string, most = 3): boolean =>
  letters === '' ||
  (most > 0 &&
    PARTICLES.some((one) => letters.startsWith(one) && areParticles(letters.slice(one.length), most - 1)))

const [SHORTEST_SYLLABIC, SHORTEST_WORD, SHORTEST_NUMBER] = [2, 4, 6]
const shortestOf = (value: string) => (SYLLABIC.test(value) ? SHORTEST_SYLLABIC : SHORTEST_WORD)

/**
 * The whole name alone, because a given name may be a word: '하나'. From three syllables on, written together, it is
 * found anywhere; shorter or with white space inside, as a word of its own, with or without particles.
 */
const nameRule: Rule = {
  shortest: shortestOf,
  accepts: (found) => {
    const { value, before, after, gaps } = found
    if (!SYLLABIC.test(value)) return isWord(found)
    if (!ENDS_SYLLABIC.test(value) && WORD_AFTER.test(after)) return false
    if (gaps === 0 && [...value].length > SHORTEST_SYLLABIC) return true
    return (
      !LETTER_BEFORE.test(before) &&
      (!ENDS_SYLLABIC.test(value) || areParticles(LETTERS.exec(after)?.[0] ?? ''))
    )
  },
}
/** White space is between all characters of an id or between none: 'inthe' is not in 'in the'. */
const idRule: Rule = {
  shortest: shortestOf,
  accepts: (found) => isWord(found) && (found.gaps === 0 || found.gaps === [...found.value].length - 1),
}
const emailRule: Rule = {
  shortest: () => SHORTEST_WORD,
  accepts: ({ before, after }) => !/[a-z0-9_]$/.test(before) && !/^(?:[a-z0-9]|[.-][a-z0-9])/.test(after),
}
const numberRule: Rule = {
  shortest: () => SHORTEST_NUMBER,
  accepts: ({ before, after }) => !/\d$/.test(before) && !/^\d/.test(after),
}
/** '010 …' and '+82 10 …' are one number. */
const NATIONAL = /^(?:(?:00)?82)?0?/
const phoneRule: Rule = {
  ...numberRule,
  prefix:
    /(?<!\d)(?:(?:\+|00[\s\p{Pd}.·()/]*)?82[\s\p{Pd}.·()/]*(?:\(?0\)?[\s\p{Pd}.·()/]*)?|0[\s\p{Pd}.·()/]*)$/u,
}
