import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useText } from '../../../i18n/text.ts'
import { editsOf } from '../../staff/edits/window-edits.ts'
import { PassMark } from '../../staff/pass-mark.tsx'
import { adminText } from '../../staff/text.ts'
import styles from '../desk.module.css'
import { deskText } from '../text.ts'
import type { Decided } from './applications.ts'

/** The latest decided status, stored or on its way. */
export function usePass({ id, applicant }: Decided) {
  const { store } = editsOf(useQueryClient())
  return useStore(store, ({ edits }) => edits[id]?.values.pass) ?? applicant.pass
}

/** In a row of the list: the decision and, once the reviews are open, their summary. */
export function DecisionMark({ item, isOpen }: { item: Decided; isOpen: boolean }) {
  const { passStates } = useText(adminText)
  const text = useText(deskText)
  const pass = usePass(item)
  const judged = item.judged?.aggregate
  return (
    <>
      <span className={styles.mark}>
        <PassMark pass={pass} /> {passStates[pass]}
      </span>
      {isOpen && (
        <span className={styles.median}>
          {judged ? text.medianOf(judged.median.toFixed(1)) : text.notJudged}
          {item.judged?.disagreement && ` · ${text.disagreementRank(item.judged.disagreement)}`}
        </span>
      )}
    </>
  )
}
