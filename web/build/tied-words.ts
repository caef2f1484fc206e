import type { Plugin } from 'vite'

/** Where the sentences of the public pages are. Names of buttons and headings stay as they are written. */
const FILES = /\/src\/(?:content\/[\w-]+|features\/(?:landing|teams|privacy)\/text)\.ts$/
const SENTENCE = /'[^'\n]*[가-힣][^'\n]*\.'/g

/** Spaces at which a Korean line must not end, because both sides are read as one. */
const TIES = [
  // 쓸 수 있습니다: the two words after the verb are nothing without it.
  /(?<=[가-힣]) (?=수(?:는|도|가)? (?:있|없))/g,
  /(?<=[가-힣] 수(?:는|도|가)?|[가-힣]\u00a0수(?:는|도|가)?) (?=있|없)/g,
  // 쓸 때, 볼 것, 줄 만큼, 할 일: nouns that depend on the word before.
  /(?<=[가-힣]) (?=(?:것|건|걸|때|줄|뿐|만큼)[가-힣]{0,2}(?![가-힣]))/g,
  /(?<=할) (?=일)/g,
  // 첫 화면, 세 가지, 그 주: a word of one syllable that says which or how many.
  /(?<=(?<![가-힣])[첫한두세네몇열새이그제못안더맨꼭]) (?=[가-힣])/g,
  // 알려 드립니다, 물어봐 주세요.
  /(?<=[가-힣]) (?=(?:드립니다|주세요|줍니다|보세요)(?![가-힣]))/g,
]

/** Binds short words to their neighbours, so that no line of Korean ends or begins with a stray one. */
export const tied = (sentence: string): string =>
  TIES.reduce((text, gap) => text.replace(gap, '\u00a0'), sentence)

/** Ties words during the build, so that authors need not type invisible spaces. */
export function tiedWords(): Plugin {
  return {
    name: 'tied-words',
    enforce: 'pre',
    transform(code, id) {
      return FILES.test(id) ? { code: code.replace(SENTENCE, tied), map: null } : null
    },
  }
}
