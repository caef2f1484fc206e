import { PASS_STATES } from '@recruit/contract/constants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../i18n/text.ts'
import { paths } from '../../../../paths.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import page from '../../../../ui/layout/page.module.css'
import { Conflicts } from '../../list/edits/conflicts.tsx'
import { FailedLine } from '../../list/edits/failed-line.tsx'
import { editsOf } from '../../list/edits/window-edits.ts'
import { useIsAdmin } from '../../session.tsx'
import { adminText } from '../../text.ts'
import { writePlace } from '../address.ts'
import styles from '../desk.module.css'
import { DeskHead } from '../desk-head.tsx'
import { DeskLayout } from '../desk-layout.tsx'
import { KeysHelp } from '../keys-help.tsx'
import { stepFrom } from '../order.ts'
import type { DeskPart, Readings } from '../part.ts'
import { useReadingPlace } from '../reading-place.ts'
import { deskText } from '../text.ts'
import { useKeys } from '../use-keys.ts'
import { applicationQuery, useAhead, useDecided } from './applications.ts'
import { DecisionMark } from './decision-mark.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { SearchField } from './search-field.tsx'
import { passOf, useDecisions } from './use-decisions.ts'

/** Goes through a team's submitted applications and decides about each. */
export function Decide({
  place,
  change,
  addId,
  head,
  reading,
}: DeskPart & { reading: Readings['application'] }) {
  const text = useText(deskText)
  const { passStates } = useText(adminText)
  const client = useQueryClient()
  const isAdmin = useIsAdmin()
  const { list, all, items, isOpen } = useDecided(place.team, place.search)
  const decisions = useDecisions()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const reader = useRef<HTMLElement>(null)

  const edits = editsOf(client)
  const { data, dataUpdatedAt } = list
  useEffect(() => {
    const catchUp = () => edits.caughtUp(data?.applicants ?? [], dataUpdatedAt)
    catchUp()
    return edits.store.subscribe(catchUp)
  }, [edits, data, dataUpdatedAt])

  const id = place.id || (items[0]?.id ?? '')
  useEffect(() => addId(id))
  useAhead(client, items, id)
  const present = all.find((item) => item.id === id)
  const application = useQuery({ ...applicationQuery(id), enabled: id !== '' })
  useReadingPlace(`decide-${id}`, application.data !== undefined, reader)

  const step = (by: 1 | -1, isQuiet = false) => {
    const next = stepFrom(items, id, by)
    if (next) change({ id: next.id })
    else if (!isQuiet) decisions.say(by === 1 ? text.last : text.first)
  }
  const undo = () => {
    const undone = decisions.undo()
    if (undone) change({ id: undone })
  }
  useKeys((key) => {
    if (key.kind === 'next') step(1)
    else if (key.kind === 'previous') step(-1)
    else if (key.kind === 'help') setHelpOpen(true)
    else if (key.kind === 'search') search.current?.focus()
    else if (key.kind === 'undo') {
      if (isAdmin) undo()
    } else if (key.kind === 'number' && isAdmin && present) {
      const pass = passOf(key.number)
      if (!pass) return
      decisions.decide(present.applicant, pass)
      step(1, true)
    }
  })

  return (
    <>
      <DeskHead {...head} onHelp={() => setHelpOpen(true)} />
      <p role="status" className={styles.said}>
        {decisions.said}
      </p>
      <Loaded query={list}>
        {() => (
          <DeskLayout
            listKey={`decide-${place.team}`}
            items={items}
            selected={id}
            to={(to) => `${paths.reviewDesk}?${writePlace({ ...place, mode: 'decide', id: to })}`}
            mark={(item) => <DecisionMark item={item} isOpen={isOpen} />}
            isTall={isOpen}
            onGo={(to) => change({ id: to })}
            onStep={step}
            tools={
              <SearchField
                ref={search}
                value={place.search}
                onChange={(typed) => change({ search: typed })}
              />
            }
            empty={all.length > 0 ? text.nothingFound : text.nothing}
            reader={reader}
          >
            <Loaded query={application}>
              {(read) => (
                <>
                  <h2 id="desk-subject">
                    {read.name}
                    <span className={page.hidden}> · {passStates[read.pass]}</span>
                  </h2>
                  <div className={styles.text}>{reading(read)}</div>
                </>
              )}
            </Loaded>
            {present && (
              <DecisionPanel
                item={present}
                isAdmin={isAdmin}
                isOpen={isOpen}
                decisions={decisions}
                onUndo={undo}
              />
            )}
          </DeskLayout>
        )}
      </Loaded>
      <Conflicts />
      <FailedLine />
      {isHelpOpen && (
        <KeysHelp
          lines={[
            ...(isAdmin
              ? [
                  ...PASS_STATES.map((pass, index): [string, string] => [
                    String(index + 1),
                    text.keyDecide(passStates[pass]),
                  ]),
                  ['U', text.keyUndo] as [string, string],
                ]
              : []),
            ['/', text.keySearch],
          ]}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </>
  )
}
