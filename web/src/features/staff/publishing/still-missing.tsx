import { useText } from '../../../i18n/text.ts'
import { adminText } from '../text.ts'
import { publishingText } from './text.ts'
import type { Change, Unpublished } from './use-unpublished.ts'

/** This many are named, of the others their number. */
const MOST_NAMES = 8

interface Props {
  unpublished: Unpublished
  nameOf: (person: Pick<Change, 'name' | 'team'>) => string
}

/** How many have which status now, who has none yet, and who would be invited without a date. */
export function StillMissing({ unpublished: { decided, undecided, withoutDate }, nameOf }: Props) {
  const text = useText(publishingText)
  const { passStates } = useText(adminText)
  const named = (people: Unpublished['undecided']) => {
    const names = people.slice(0, MOST_NAMES).map(nameOf).join(', ')
    return people.length > MOST_NAMES ? text.more(names, people.length - MOST_NAMES) : names
  }
  return (
    <>
      {decided.length > 0 && (
        <p>{text.decided(decided.map(({ pass, count }) => text.count(passStates[pass], count)))}</p>
      )}
      {undecided.length > 0 && <p>{text.undecided(named(undecided))}</p>}
      {withoutDate.length > 0 && <p>{text.withoutDate(named(withoutDate))}</p>}
    </>
  )
}
