import type { Language } from '@recruit/contract/text'
import { test } from './fixtures.ts'
import { opened } from './screens.ts'
import { DESKTOP, PHONE, tellStory } from './story.ts'

/** Once for each language; the Korean applicant writes on a phone. */
const STORIES: { language: Language; applicantScreen: typeof DESKTOP }[] = [
  { language: 'en', applicantScreen: DESKTOP },
  { language: 'ko', applicantScreen: PHONE },
]

for (const { language, applicantScreen } of opened('story', STORIES))
  test(`one application from enrolment to result (${language}, ${applicantScreen.width} px)`, async ({
    browser,
    baseURL,
    picture,
  }) => tellStory({ browser, baseURL, language, applicantScreen, picture, name: 'story' }))
