import { fieldTitles } from '@recruit/local/testing/field-titles'
import { fieldText } from '../../../web/src/features/application/fields/text.ts'
import { applicationText } from '../../../web/src/features/application/text.ts'
import { field, saving } from '../page/targets.ts'
import { assert, type Chapter } from '../story.ts'
import { enrol, WRITTEN } from './applying.ts'

const form = { ...fieldText.ko, ...applicationText.ko, ...fieldTitles('ko') }

export const plainHttp: Chapter = {
  name: 'plain http',
  steps: [
    {
      name: 'over plain http: enrols, writes, saves',
      cannot: ({ plainUrl }) => (plainUrl ? null : 'this machine has no address but its own localhost'),
      async play(story) {
        const { page, plainUrl, person } = story
        if (!plainUrl) return
        const other = {
          ...person,
          ewhaianId: `${person.ewhaianId}b`,
          studentId: `3${person.studentId.slice(1)}`,
        }
        await enrol({ ...story, person: other }, plainUrl)
        const isTrusted = await page.eval(() => isSecureContext)
        assert(!isTrusted, 'The browser trusts this address')
        await page.type(field(form.major), WRITTEN.major)
        await page.key('Tab')
        await page.see(saving('saved'))
      },
    },
  ],
}
