import { PASS_STATES, type Stage } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useText } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { DrawnTogether, Loaded } from '../../../ui/feedback/loaded.tsx'
import { useKeys } from '../../../ui/keys/use-keys.ts'
import { useLatest } from '../../../ui/latest.ts'
import page from '../../../ui/layout/page.module.css'
import { ONE_COLUMN, useMedia } from '../../../ui/media.ts'
import { type Applicant, presentRow } from '../../staff/applicants.ts'
import { UnstoredRows } from '../../staff/edits/conflicts.tsx'
import { editsOf, useCaughtUp } from '../../staff/edits/window-edits.ts'
import { useIsAdmin } from '../../staff/session.tsx'
import { adminText } from '../../staff/text.ts'
import { foundBy, linkTo, ORDERS, type Order, usePlaceInAddress } from '../address.ts'
import styles from '../desk.module.css'
import { DeskHead, type DeskPart, type KeyLine, type Readings } from '../desk-head.tsx'
import { DeskLayout, ListOrder } from '../desk-layout.tsx'
import { useOpened } from '../reading-place.ts'
import { deskText } from '../text.ts'
import { applicationQuery, type Decided, type OpenStages, useDecided } from './applications.ts'
import { createDecideDesk } from './decide-desk.ts'
import { DecisionMark, DecisionPanel, isAnyOpen } from './decision-panel.tsx'

const NONE: readonly Applicant[] = []
const NO_ITEMS: readonly Decided[] = []

/** Goes through a team's submitted applications and decides about each. */
export const Decide = memo(function Decide({
  reading,
  ...part
}: DeskPart & { reading: Readings['application'] }) {
  const { drawn, change, teams, modes } = part
  const text = useText(deskText)
  const { passStates } = useText(adminText)
  const isAdmin = useIsAdmin()
  const { list, results, interviews, all, listed, items, isOpen, kit, places } = useDecided(drawn)
  const desk = useDecideDesk({ ...part, listed })
  const said = useStore(desk.store, (state) => state.said)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)

  useCaughtUp(list.data?.applicants ?? NONE, list.dataUpdatedAt)

  // Which one is the first in an order by reviews is known with them.
  const isOrdered = drawn.order === 'usual' || ![results, interviews].some(({ isLoading }) => isLoading)
  const { id, application, reader } = useOpened(
    'decide',
    part,
    isOrdered ? items : NO_ITEMS,
    applicationQuery,
  )
  const opened = all.find((item) => item.id === id)
  const isOutOfSight = opened !== undefined && !items.includes(opened)

  useKeys((key) => {
    if (key.kind === 'next') desk.step(1)
    else if (key.kind === 'previous') desk.step(-1)
    else if (key.kind === 'help') setHelpOpen(true)
    else if (key.kind === 'search') search.current?.focus()
    else if (!isAdmin) return
    else if (key.kind === 'number') desk.key(key.number)
    else desk.undo()
  })

  const decisions = PASS_STATES.map((pass, at): KeyLine => [`${at + 1}`, text.keyDecide(passStates[pass])])
  const toSearch: KeyLine = ['/', text.keySearch]
  const isOneColumn = useMedia(ONE_COLUMN)
  const used = [
    drawn.search && `‘${drawn.search}’`,
    drawn.isUndecidedOnly && text.undecidedOnly,
    drawn.order !== 'usual' && text.orders[drawn.order],
  ].filter(Boolean)
  const tools = <Tools {...{ teams, isOpen, search }} onEnter={desk.open} />
  const lines: KeyLine[] = isAdmin ? [...decisions, ['U', text.keyUndo], toSearch] : [toSearch]
  return (
    <>
      <DeskHead
        {...{ teams, modes }}
        tools={isOneColumn ? { label: text.tools, fields: tools } : undefined}
        help={{ isOpen: isHelpOpen, turn: setHelpOpen, lines }}
      >
        <p role="status" className={`${styles.done} ${styles.said}`}>
          {said}
        </p>
      </DeskHead>
      <DrawnTogether queries={[list, results, interviews]}>
        <Loaded query={list}>
          {() => (
            <DeskLayout
              listKey={`decide-${drawn.team}`}
              items={items}
              all={all.length}
              selected={id}
              to={(to) => linkTo({ ...drawn, mode: 'decide', id: to })}
              mark={(item) => <DecisionMark item={item} isOpen={isOpen} />}
              isTall={isAnyOpen(isOpen)}
              onGo={(to) => change({ id: to })}
              onStep={desk.step}
              tools={isOneColumn ? undefined : tools}
              filter={used.join(' · ')}
              onShowAll={
                drawn.search || drawn.isUndecidedOnly
                  ? () => change({ search: '', isUndecidedOnly: false })
                  : undefined
              }
              empty={all.length > 0 ? text.nothingFound : text.nothing}
              reader={reader}
            >
              <Loaded query={application}>
                {(read) => (
                  <>
                    <h2 id="desk-subject" className={styles.subject}>
                      {read.name}
                      {opened && <span className={styles.number}> {opened.detail}</span>}
                      <span className={page.hidden}> · {passStates[read.pass]}</span>
                    </h2>
                    <div className={styles.text}>{reading(read)}</div>
                  </>
                )}
              </Loaded>
              {/* Below the text on a phone: a text that comes later would push it away under the finger. */}
              {opened && (application.data || !isOneColumn) && (
                <DecisionPanel
                  item={opened}
                  {...{ isOpen, kit, isOutOfSight, desk, all, places }}
                  isLast={items.at(-1) === opened}
                />
              )}
            </DeskLayout>
          )}
        </Loaded>
      </DrawnTogether>
      <UnstoredRows />
    </>
  )
})

interface ToolsProps extends Pick<DeskPart, 'teams'> {
  /** What was judged can be read, and sorted by. */
  isOpen: OpenStages
  search: RefObject<HTMLInputElement | null>
  /** Opens the first that a search finds; false without one. */
  onEnter: (typed: string) => boolean
}

/** The stage whose reviews an order needs. */
const NEEDS: Partial<Record<Order, Stage>> = {
  score: 'documents',
  disagreement: 'documents',
  interview: 'interview',
}

/** What the list shows and in which order. */
function Tools({ teams, isOpen, search, onEnter }: ToolsProps) {
  const text = useText(deskText)
  const { place, change, push } = usePlaceInAddress(teams)
  return (
    <>
      <SearchField
        ref={search}
        id="desk-search"
        label={text.search}
        value={place.search}
        onSearch={(typed) => change({ search: typed })}
        onEnter={(typed) => onEnter(typed) && search.current?.blur()}
      />
      <ListOrder
        teams={teams}
        orders={ORDERS.filter((order) => !NEEDS[order] || isOpen[NEEDS[order]])}
        usual={text.usualOrder}
      >
        <Checkbox
          id="undecided-only"
          checked={place.isUndecidedOnly}
          onChange={(isUndecidedOnly) => push({ isUndecidedOnly, id: '' })}
        >
          {text.undecidedOnly}
        </Checkbox>
      </ListOrder>
    </>
  )
}

/** The desk's keys and buttons, which read the current list and address. */
function useDecideDesk(now: { listed: readonly Decided[] } & Pick<DeskPart, 'present' | 'change'>) {
  const client = useQueryClient()
  const text = useText(deskText)
  const { passStates } = useText(adminText)
  const latest = useLatest({ ...now, text, passStates })
  const [desk] = useState(() =>
    createDecideDesk({
      edits: editsOf(client),
      presentRow: (applicant) => presentRow(client, applicant),
      place: () => latest.current.present(),
      go: (part) => latest.current.change(part),
      found: (search) => foundBy(latest.current.listed, search),
      text: () => latest.current.text,
      nameOf: (pass) => latest.current.passStates[pass],
    }),
  )
  useEffect(() => desk.listen(), [desk])
  return desk
}
