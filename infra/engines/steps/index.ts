import type { Chapter } from '../story.ts'
import { applying } from './applying.ts'
import { availability } from './availability.ts'
import { deciding } from './deciding.ts'
import { plainHttp } from './plain-http.ts'
import { popups } from './popups.ts'
import { result } from './result.ts'
import { scripts } from './scripts.ts'
import { submitting } from './submitting.ts'
import { visiting } from './visiting.ts'

export const chapters: Chapter[] = [
  visiting,
  popups,
  applying,
  availability,
  submitting,
  deciding,
  result,
  plainHttp,
  scripts,
]
