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

/** Shows only those who see something else than what is decided; there once somebody does. */
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
