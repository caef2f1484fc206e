import { bilingual } from '../../i18n/text.ts'

export const timelineText = bilingual({
  ko: {
    steps: '모집 절차',
    step1: '지원서 접수',
    step2: '서류 심사',
    step3: '1차 발표',
    step4: '심층 면접',
    step5: '최종 합격',
    now: '지금',
    next: '다음',
    done: '마침',
  },
  en: {
    steps: 'Steps of the recruitment',
    step1: 'Application submission',
    step2: 'Document review',
    step3: 'First announcement',
    step4: 'In-depth interview',
    step5: 'Final pass',
    now: 'now',
    next: 'next',
    done: 'done',
  },
})
