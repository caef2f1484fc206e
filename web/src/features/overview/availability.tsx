import { PASS_STATES, type Pass, TEAMS, type Team } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { callQuery } from '../../api/call-query.ts'
import type { Reply } from '../../api/client.ts'
import { useSettings } from '../../api/settings.ts'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Select } from '../../ui/controls/select.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { hourLabel } from '../../ui/grid/grid-paint.ts'
import page from '../../ui/layout/page.module.css'
import { adminText } from '../staff/text.ts'
import { HeatMap } from './heat-map.tsx'
import styles from './overview.module.css'
import { bestSlots, inPeriodOf, namesWithoutHours, type Person } from './slots.ts'
import { overviewText } from './text.ts'

/** When a team's applicants can come to an interview, of all or of those with one status. */
export function Availability() {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const [team, setTeam] = useState<Team>(1)
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{text.availability}</h3>
      <p className={page.quiet}>{text.availabilityNote}</p>
      <Tabs
        label={text.team}
        value={team}
        onChange={setTeam}
        tabs={TEAMS.map((value) => ({ value, label: teamNames[value][language] }))}
      >
        <OfTeam team={team} />
      </Tabs>
    </section>
  )
}

function OfTeam({ team }: { team: Team }) {
  const text = useText(overviewText)
  const { passStates } = useText(adminText)
  const [pass, setPass] = useState<Pass | ''>('')
  const query = useQuery(
    callQuery('availability', pass ? { team, pass } : { team }, { refetchOnMount: 'always' }),
  )
  return (
    <div className={styles.team}>
      <div className={styles.filter}>
        <span aria-hidden="true">{text.status}</span>
        <Select<Pass | ''>
          label={text.status}
          value={pass}
          onChange={setPass}
          options={[
            { value: '', label: text.anyStatus },
            ...PASS_STATES.map((value) => ({ value, label: passStates[value] })),
          ]}
        />
        {query.data && <span>{text.count(query.data.applicants)}</span>}
      </div>
      <Loaded query={query}>
        {(reply) => (reply.applicants > 0 ? <Hours reply={reply} /> : <p>{text.noOne}</p>)}
      </Loaded>
    </div>
  )
}

function Hours({ reply }: { reply: Reply<'availability'> }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const { data: settings } = useSettings()
  const { applicants, cells, people } = reply
  const { heads, inPeriod } = useMemo(
    () => ({
      heads: reply.days.map((day, column) => ({ day, label: dayHead(day, column, language) })),
      inPeriod: inPeriodOf(reply.days, settings?.interviewPeriod ?? ''),
    }),
    [reply.days, settings?.interviewPeriod, language],
  )
  const days = heads.map(({ label }) => label)
  const gone = days.filter((_, column) => !inPeriod[column] && cells[column]?.some((count) => count > 0))
  return (
    <>
      {gone.length > 0 && <p>{text.gone(gone)}</p>}
      <BestSlots {...{ applicants, cells, people, days }} />
      <HeatMap {...{ applicants, cells, people, days: heads, inPeriod }} />
    </>
  )
}

interface Props {
  cells: number[][]
  applicants: number
  days: string[]
  people: Person[] | undefined
}

/** What the heat map shows at a glance, in words. */
function BestSlots({ cells, applicants, days, people }: Props) {
  const text = useText(overviewText)
  const slots = bestSlots(cells)
  const without = people ? namesWithoutHours(people) : []
  return (
    <div className={styles.best}>
      <h4>{text.best}</h4>
      {slots.length === 0 && <p>{text.noBest}</p>}
      <ol>
        {slots.map(({ day, from, to, count }) => (
          <li key={`${day}-${from}`}>
            <strong>{text.slot(days[day] ?? '', `${hourLabel(from)}–${hourLabel(to + 1)}`)}</strong>{' '}
            {text.of(count, applicants)}
          </li>
        ))}
      </ol>
      {without.length > 0 && (
        <p>
          {text.noHours}: {without.join(', ')}
        </p>
      )}
    </div>
  )
}
