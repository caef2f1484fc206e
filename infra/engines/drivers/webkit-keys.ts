import { Key } from 'selenium-webdriver'

const SHIFTED = '~!@#$%^&*()_+{}|:"<>?'
const PLAIN = "`1234567890-=[]\\;',./"

/**
 * The keystrokes of a text. The driver presses a character's key without Shift, so that 'A' becomes 'a': this adds
 * Shift.
 */
export const strokesOf = (text: string): { key: string; isShifted: boolean }[] =>
  [...text].map((letter) => {
    if (letter === '\n') return { key: Key.ENTER, isShifted: false }
    const at = SHIFTED.indexOf(letter)
    if (at >= 0) return { key: PLAIN[at] ?? letter, isShifted: true }
    return { key: letter.toLowerCase(), isShifted: letter !== letter.toLowerCase() }
  })
