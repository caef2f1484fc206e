import { designWorks } from '../../../web/src/content/design-works.ts'
import { landingText } from '../../../web/src/features/landing/text.ts'
import { registerText } from '../../../web/src/features/register/text.ts'
import { paths } from '../../../web/src/paths.ts'
import { uiText } from '../../../web/src/ui/text.ts'
import { SCREENS } from '../engine.ts'
import { findAll, type Target } from '../page/find.ts'
import { button, dialog, heading, link, main, menu, title } from '../page/targets.ts'
import { assert, type Chapter, type Story } from '../story.ts'

const text = uiText.ko
const landing = landingText.ko
const SECTIONS = [
  [text.sections.info, landing.about],
  [text.sections.team, landing.teams],
  [text.sections.activities, landing.activities],
  [text.sections.faq, landing.faq],
] as const
/** The largest distance of a heading below the bar, in px. */
const MOST_ROOM = 120

/** How far below the top bar an element is once the page has stopped moving, in px. Runs in the page. */
async function distanceBelowBar(target: Target): Promise<number> {
  let last = Number.NaN
  for (let still = 0; still < 20; still = scrollY === last ? still + 1 : 0) {
    last = scrollY
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return (findAll(target)[0]?.getBoundingClientRect().top ?? Number.NaN) - bar
}

/** Follows each link of the bar; each heading must end just below the bar, with the focus. */
async function followLinks({ page, screen, url }: Story, path: string, arrived: string): Promise<void> {
  const missed: string[] = []
  for (const [name, goal] of SECTIONS) {
    await page.open(`${url}/#${path}`)
    await page.reload()
    await page.see(title(arrived))
    if (screen === 'phone') await page.click(button(text.menu))
    await page.click(link(name, menu))
    await page.hasFocus(heading(goal))
    if (screen === 'phone') await page.gone(menu)
    const place = await page.eval(distanceBelowBar, heading(goal))
    if (place < 0 || place > MOST_ROOM) missed.push(`${name} ${Math.round(place)} px below the bar`)
  }
  assert(missed.length === 0, missed.join(', '))
}

export const visiting: Chapter = {
  name: 'visiting',
  steps: {
    'the landing page fits the window': async ({ page, screen, url }) => {
      await page.open(`${url}/`)
      await page.see(title(landing.headline))
      const [inner = 0, scrolled = 0] = await page.eval(() => [
        innerWidth,
        document.documentElement.scrollWidth,
      ])
      assert(inner === SCREENS[screen].width, `The window is ${inner} px wide`)
      assert(scrolled <= inner, `The page is ${scrolled} px wide in ${inner} px`)
    },
    'each link of the bar lands at its heading': (story) => followLinks(story, '/', landing.headline),
    'and from another page': (story) => followLinks(story, '/register', registerText.ko.choose),
    'a question opens by press and closes by Enter': async ({ page }) => {
      const question = { css: 'section[aria-labelledby="faq-heading"] summary' }
      const open = { css: 'section[aria-labelledby="faq-heading"] details[open]' }
      await page.click(question)
      await page.see(open)
      await page.eval((css) => document.querySelector<HTMLElement>(css)?.focus(), question.css)
      await page.key('Enter')
      await page.gone(open)
    },
    'the language changes and is remembered': async ({ page, url }) => {
      await page.open(`${url}/`)
      await page.click(button('English'))
      await page.see(title(landingText.en.headline))
      await page.reload()
      await page.see(title(landingText.en.headline))
      await page.click(button('한국어'))
      await page.see(title(landing.headline))
    },
  },
}

const [first, second] = designWorks.map(({ title }) => button(title.ko, main))
const picture = { css: 'figure', within: dialog }

/** A closed popup removes its history entry a moment later; an address that is opened meanwhile is aborted. */
const closed = async ({ page }: Story) => {
  await page.gone(dialog)
  await page.until('the history without the popup', () => !history.state?.popup)
}

export const popups: Chapter = {
  name: 'popups',
  steps: {
    'a work opens by press, closes by its button': async (story) => {
      const { page, url } = story
      await page.open(`${url}/#${paths.team(2)}`)
      if (!first) return
      await page.click(first)
      await page.see(picture)
      await page.click(button(text.close, dialog))
      await closed(story)
      await page.hasFocus(first)
    },
    'another opens by Enter, closes by Escape': async (story) => {
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
}
