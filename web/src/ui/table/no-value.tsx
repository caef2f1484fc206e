import { bilingual, useText } from '../../i18n/text.ts'
import page from '../layout/page.module.css'

/** Why there is no value: a dash would leave open which of these it is. */
export const noValueText = bilingual({
  ko: {
    blank: '비어 있음',
    notSet: '정하지 않음',
    notReviewed: '평가 전',
    oneReview: '평가 1건',
    notScored: '점수 없음',
  },
  en: {
    blank: 'left blank',
    notSet: 'not set',
    notReviewed: 'not reviewed',
    oneReview: 'one review',
    notScored: 'no score',
  },
})

/** In place of a value that is not there: the reason, in small. */
export const NoValue = ({ why }: { why: keyof typeof noValueText.en }) => (
  <span className={page.quiet}>{useText(noValueText)[why]}</span>
)
