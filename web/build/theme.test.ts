import { readFileSync } from 'node:fs'
import { coloursOf } from '@recruit/contract/theme/colours'
import { expect, test } from 'vitest'
import { manifest } from './home-screen.ts'
import { shareDrawing } from './share.ts'
import { coloursCss, icon, themeColour } from './theme.ts'

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

test.each([
  ['page', ['manifest', 'bar', 'picture']],
  ['text', ['icon', 'picture']],
  ['team-web', ['icon', 'picture']],
  ['highlight', []],
])('a changed colour %s is in the generated files that show it', (role, files) => {
  const colour = coloursOf(coloursCss.replace(new RegExp(`(?<=--${role}: )[^;]+`), '#123456'))
  const made = {
    manifest: manifest('ko', colour).source,
    bar: themeColour(html, colour),
    icon: icon(colour),
    picture: shareDrawing('en', colour),
  }
  const changed = Object.entries(made).filter(([, text]) => text.includes('#123456'))
  expect(changed.map(([name]) => name)).toEqual(files)
})

test('a colour that the style sheet lacks is a mistake', () => {
  expect(() => coloursOf(':root { --page: red; }')('pages')).toThrow('--pages')
})
