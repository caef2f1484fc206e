import { bilingual } from '../../i18n/text.ts'

export const timelineText = bilingual({
  steps: ['모집 절차', 'Steps of the recruitment'],
  step1: ['지원서 접수', 'Application submission'],
  step2: ['서류 심사', 'Document review'],
  step3: ['1차 발표', 'First announcement'],
  step4: ['심층 면접', 'In-depth interview'],
  step5: ['최종 합격', 'Final pass'],
  now: ['지금', 'now'],
  next: ['다음', 'next'],
  done: ['마침', 'done'],
})
