import { type Band, type CannotTell, LEAST_REVIEWERS, LEAST_REVIEWS } from '@recruit/contract/certainty/bands'
import { bandNames } from '@recruit/contract/fields/status-names'
import { bilingual } from '../../i18n/text.ts'
import { namesIn } from './text.ts'

/** How sure the list is, in words that need no statistics. */
export const sureText = bilingual({
  sure: ['확실한 정도', 'How sure'],
  bands: [namesIn(bandNames, 'ko'), namesIn(bandNames, 'en')],
  chance: (percent: number, places: number) => [
    `추정: 상위 ${places}명에 들 가능성 ${percent}%.`,
    `Estimate: ${percent} % likely to be among the best ${places}.`,
  ],
  meaning: [
    {
      clearIn: '평가가 하나 더 있어도 거의 바뀌지 않습니다.',
      closeIn: '평가 하나로 바뀔 수 있습니다.',
      open: '지금 평가로는 알 수 없습니다. 다시 읽으면 가장 도움이 됩니다.',
      closeOut: '평가 하나로 바뀔 수 있습니다.',
      clearOut: '평가가 하나 더 있어도 거의 바뀌지 않습니다.',
    } satisfies Record<Band, string>,
    {
      clearIn: 'One more review is unlikely to change that.',
      closeIn: 'One more review may change that.',
      open: 'The reviews do not decide it. Reading again helps most here.',
      closeOut: 'One more review may change that.',
      clearOut: 'One more review is unlikely to change that.',
    },
  ],
  cannotTell: [
    {
      fewReviews: `평가가 ${LEAST_REVIEWS}개보다 적어 얼마나 확실한지 알 수 없습니다.`,
      fewReviewers: `평가자가 ${LEAST_REVIEWERS}명보다 적어 얼마나 확실한지 알 수 없습니다.`,
    } satisfies Record<CannotTell, string>,
    {
      fewReviews: `With fewer than ${LEAST_REVIEWS} reviews it is not known how sure the list is.`,
      fewReviewers: `With fewer than ${LEAST_REVIEWERS} reviewers it is not known how sure the list is.`,
    },
  ],
})
