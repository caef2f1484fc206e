import { assert, type Chapter } from '../story.ts'

export const scripts: Chapter = {
  name: 'scripts',
  steps: [
    {
      name: 'no script threw an error in all of this',
      needs: 'scriptErrors',
      async play({ page }) {
        const errors = page.driver.scriptErrors?.() ?? []
        assert(errors.length === 0, errors.join('; '))
      },
    },
  ],
}
