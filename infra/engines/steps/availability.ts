import { paths } from '../../../web/src/paths.ts'
import { SCREENS } from '../engine.ts'
import { type Page, pathBetween } from '../page/page.ts'
import { middleOf } from '../page/questions.ts'
import { button, cell, chosenCells, field, saving, title } from '../page/targets.ts'
import { assert, type Chapter, needs } from '../story.ts'
import { form, WRITTEN } from './applying.ts'

const at = (day: number, hour: number) => cell(`${day}, ${hour}:00`)
const areChosen = (page: Page, count: number) =>
  page.until(
    `${count} chosen hours`,
    (css, wanted) => document.querySelectorAll(css).length === wanted,
    chosenCells.css,
    count,
  )

export const availability: Chapter = {
  name: 'availability',
  after: 'applying',
  steps: {
    'a press chooses an hour': async ({ page }) => {
      await page.click(at(3, 18))
      await areChosen(page, 1)
    },
    'a drag chooses all that it passes': async ({ page }) => {
      await page.drag(at(2, 9), at(2, 16))
      await areChosen(page, 9)
    },
    'keys choose, Shift goes on, Escape takes back': async ({ page }) => {
      await page.click(at(3, 18))
      await areChosen(page, 8)
      await page.key('ArrowRight')
      await page.hasFocus(at(4, 18))
      await page.key('Space')
      await areChosen(page, 9)
      await page.key('ArrowDown', 'Shift')
      await areChosen(page, 10)
      await page.key('Escape')
      await areChosen(page, 9)
    },
    'a finger that rests paints': needs('touch', async ({ page }) => {
      const before = await page.count(chosenCells)
      const start = await page.pointOf(at(3, 20))
      const path = pathBetween(start, await page.eval(middleOf, at(3, 22)))
      const painting = () => page.see({ css: '[data-painting="touch"]' })
      await page.driver.paint?.(path, painting)
      await areChosen(page, before + 3)
    }),
    'the draft is saved': async ({ page }) => {
      await page.see(saving('saved'))
      await page.click(button(form.saveDraft))
      await page.see(title(form.savedTitle))
    },
    'a reload brings everything back': async ({ page, screen, url, id }) => {
      await page.open(`${url}/#${paths.application('register', 1, id)}`)
      await page.reload()
      await page.see(title(form.write))
      for (const [name, value] of WRITTEN) await page.holds(field(form[name]), value)
      await page.see(chosenCells)
      const scrolled = await page.eval(() => document.documentElement.scrollWidth)
      assert(scrolled <= SCREENS[screen].width, `The form is ${scrolled} px wide`)
    },
  },
}
