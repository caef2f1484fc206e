import { fieldTitles } from '@recruit/local/testing/field-titles'
import { fieldText } from '../../../web/src/features/application/fields/text.ts'
import { applicationText } from '../../../web/src/features/application/text.ts'
import { paths } from '../../../web/src/paths.ts'
import { SCREENS } from '../engine.ts'
import { pathBetween } from '../page/page.ts'
import { middleOf } from '../page/questions.ts'
import { button, cell, chosenCells, field, saving, title } from '../page/targets.ts'
import { assert, type Chapter, type Story } from '../story.ts'
import { WRITTEN } from './applying.ts'

const form = { ...fieldText.ko, ...applicationText.ko, ...fieldTitles('ko') }
const at = (day: number, hour: number) => cell(`${day}, ${hour}:00`)
const isChosen =
  (count: number) =>
  ({ page }: Story) =>
    page.until(
      `${count} chosen hours`,
      (css, wanted) => document.querySelectorAll(css).length === wanted,
      chosenCells.css,
      count,
    )

export const availability: Chapter = {
  name: 'availability',
  after: 'applying',
  steps: [
    {
      name: 'a press chooses an hour',
      async play(story) {
        await story.page.click(at(3, 18))
        await isChosen(1)(story)
      },
    },
    {
      name: 'a drag chooses all that it passes',
      async play(story) {
        await story.page.drag(at(2, 9), at(2, 16))
        await isChosen(9)(story)
      },
    },
    {
      name: 'keys choose, Shift goes on, Escape takes back',
      async play(story) {
        const { page } = story
        await page.click(at(3, 18))
        await isChosen(8)(story)
        await page.key('ArrowRight')
        await page.hasFocus(at(4, 18))
        await page.key('Space')
        await isChosen(9)(story)
        await page.key('ArrowDown', 'Shift')
        await isChosen(10)(story)
        await page.key('Escape')
        await isChosen(9)(story)
      },
    },
    {
      name: 'a finger that rests paints',
      needs: 'touch',
      async play(story) {
        const { page } = story
        const before = await page.count(chosenCells)
        const start = await page.pointOf(at(3, 20))
        const path = pathBetween(start, await page.eval(middleOf, at(3, 22)))
        const painting = () => page.see({ css: '[data-painting="touch"]' })
        await page.driver.paint?.(path, painting)
        await isChosen(before + 3)(story)
      },
    },
    {
      name: 'the draft is saved',
      async play({ page }) {
        await page.see(saving('saved'))
        await page.click(button(form.saveDraft))
        await page.see(title(form.savedTitle))
      },
    },
    {
      name: 'a reload brings everything back',
      async play({ page, screen, url, id }) {
        await page.open(`${url}/#${paths.application('register', 1, id)}`)
        await page.reload()
        await page.see(title(form.write))
        for (const name of ['major', 'semester', 'email', 'phonenum'] as const)
          await page.holds(field(form[name]), WRITTEN[name])
        await page.see(chosenCells)
        const scrolled = await page.eval(() => document.documentElement.scrollWidth)
        assert(scrolled <= SCREENS[screen].width, `The form is ${scrolled} px wide`)
      },
    },
  ],
}
