import { resultText } from '../../../web/src/features/result/text.ts'
import { heading, text } from '../page/targets.ts'
import { assert, type Chapter } from '../story.ts'
import { DATE, PLACE } from './deciding.ts'
import { lookUpResult } from './submitting.ts'

export const result: Chapter = {
  name: 'result',
  after: 'deciding',
  steps: [
    {
      name: 'the applicant reads the result',
      async play(story) {
        const { page, id } = story
        await lookUpResult(story)
        await page.see(heading(resultText.ko.firstPass))
        await page.see(text(DATE))
        await page.see(text(PLACE))
        const told = await page.eval(() => document.title + location.hash)
        assert(told.endsWith(id) && !told.includes(resultText.ko.firstPass), `Title and address say ${told}`)
      },
    },
  ],
}
