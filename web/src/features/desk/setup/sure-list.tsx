import { bandOf, readAgainFirst } from '@recruit/contract/certainty/bands'
import { useState } from 'react'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Switch } from '../../../ui/controls/switch.tsx'
import page from '../../../ui/layout/page.module.css'
import { DataTable, numbers } from '../../../ui/table/data-table.tsx'
import { percentOf, SureMark } from '../../staff/sure-mark.tsx'
import { sureText } from '../../staff/sure-text.ts'
import type { Judging } from '../score/review-session.ts'
import { PlacesForm } from './places-form.tsx'
import styles from './setup.module.css'
import { sureListText } from './sure-text.ts'
import { setupText } from './text.ts'

type Results = Reply<'reviewResults'>
type Sure = NonNullable<Results['applications'][number]['sure']>
interface Row {
  id: string
  name: string
  sure: Sure
}
/** The applicants whose place is least sure come first. */
function openFirst({ applications }: Results): Row[] {
  const rows = new Map(
    applications.flatMap(({ _id: id, name, sure }) => (sure ? [[id, { id, name, sure }] as const] : [])),
  )
  const order = readAgainFirst(new Map([...rows].map(([id, { sure }]) => [id, sure.chance])))
  return order.flatMap((id) => rows.get(id) ?? [])
}

/** How sure it is who is among the best; it decides nothing and sorts no other list. */
export function SureList({ judging, results }: { judging: Judging; results: Results }) {
  const text = useText(sureText, sureListText)
  const { places, certainty, isOpen } = results
  const rows = openFirst(results)
  return (
    <>
      <h2>{text.title}</h2>
      <PlacesForm key={places} judging={judging} places={places} />
      {isOpen && places === null && <p>{text.noPlaces}</p>}
      {certainty?.cannotTell && <p>{text.cannotTell[certainty.cannotTell]}</p>}
      {places !== null && rows.length > 0 && (
        <Rows rows={rows} places={places} readAgain={certainty?.readAgain ?? 0} />
      )}
    </>
  )
}

function Rows({ rows, places, readAgain }: { rows: Row[]; places: number; readAgain: number }) {
  const text = useText(setupText, sureText, sureListText)
  const [hasNumbers, setNumbers] = useState(false)
  const count = (word: RegExp, chanceOf = (sure: Sure): number | null => sure.chance) =>
    rows.filter(({ sure }) => {
      const chance = chanceOf(sure)
      return chance !== null && word.test(bandOf(chance))
    }).length
  const open = count(/open/)
  return (
    <>
      <ul className={styles.points}>
        <li>{text.words.clear(count(/clear/))}</li>
        <li>{text.words.close(count(/close/))}</li>
        <li>{text.words.open(open)}</li>
      </ul>
      {readAgain > 0 && (
        <p>
          {text.changed(
            readAgain,
            count(/open/, ({ before }) => before),
            open,
          )}
        </p>
      )}
      <p className={page.quiet}>
        {text.order} {text.assumes}
      </p>
      <Switch label={text.showNumbers} checked={hasNumbers} onChange={setNumbers} />
      <DataTable
        label={text.title}
        isHigh
        isCards
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { id: 'name', head: text.applicant, cell: ({ name }) => name },
          {
            id: 'sure',
            head: text.sure,
            cell: ({ sure }) => <SureMark sure={sure.chance} places={places} />,
          },
          ...(hasNumbers
            ? [
                numbers('now', text.now, ({ sure }: Row) => text.percent(percentOf(sure.chance))),
                ...(readAgain > 0
                  ? [
                      numbers('before', text.before, ({ sure }: Row) =>
                        sure.before === null ? null : text.percent(percentOf(sure.before)),
                      ),
                    ]
                  : []),
              ]
            : []),
        ]}
      />
    </>
  )
}
