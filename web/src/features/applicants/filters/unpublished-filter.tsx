import { useText } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import type { Applicant } from '../../staff/applicants.ts'
import { listText } from '../text.ts'
import type { Figures } from './figures.ts'
import type { View } from './view.ts'

interface Props {
  applicants: Applicant[]
  figures: Figures
  view: View
  onChange: (part: Partial<View>) => void
}

/** Shows only applicants who see another status than the decided one; hidden while there are none. */
export function UnpublishedFilter({ applicants, figures: { unpublished }, view, onChange }: Props) {
  const text = useText(listText)
  const count = applicants.filter(({ _id }) => unpublished?.has(_id)).length
  if (count === 0 && !view.unpublished) return null
  return (
    <Checkbox id="unpublished" checked={view.unpublished} onChange={(on) => onChange({ unpublished: on })}>
      {text.unpublishedOnly(count)}
    </Checkbox>
  )
}
