import { bilingual, useText } from '../../i18n/text.ts'
import page from '../layout/page.module.css'

/** Why there is no value: a dash would leave open which of these it is. */
export const noValueText = bilingual({
  blank: ['비어 있음', 'left blank'],
  notSet: ['정하지 않음', 'not set'],
  notReviewed: ['평가 전', 'not reviewed'],
  oneReview: ['평가 1건', 'one review'],
  notScored: ['점수 없음', 'no score'],
})

/** In place of a value that is not there: the reason, in small. */
export const NoValue = ({ why }: { why: keyof typeof noValueText.en }) => (
  <span className={page.quiet}>{useText(noValueText)[why]}</span>
)
