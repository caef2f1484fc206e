import { designWorks } from '../../../web/src/content/design-works.ts'
import { paths } from '../../../web/src/paths.ts'
import { uiText } from '../../../web/src/ui/text.ts'
import { button, dialog, main } from '../page/targets.ts'
import type { Chapter, Story } from '../story.ts'

const [first, second] = designWorks.map(({ title }) => button(title.ko, main))
const picture = { css: 'figure', within: dialog }

/** A closed popup removes its history entry a moment later; an address that is opened meanwhile is aborted. */
const closed = async ({ page }: Story) => {
  await page.gone(dialog)
  await page.until('the history without the popup', () => !history.state?.popup)
}

export const popups: Chapter = {
  name: 'popups',
  steps: [
    {
      name: 'a work opens by press, closes by its button',
      async play(story) {
        const { page, url } = story
        await page.open(`${url}/#${paths.team(2)}`)
        if (!first) return
        await page.click(first)
        await page.see(picture)
        await page.click(button(uiText.ko.close, dialog))
        await closed(story)
        await page.hasFocus(first)
      },
    },
    {
      name: 'another opens by Enter, closes by Escape',
      async play(story) {
        const { page } = story
        if (!second) return
        await page.key('Tab')
        await page.hasFocus(second)
        await page.key('Enter')
        await page.see(picture)
        await page.key('Escape')
        await closed(story)
        await page.hasFocus(second)
      },
    },
  ],
}
