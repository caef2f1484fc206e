import { PASS_STATES } from '@recruit/contract/constants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { tell } from '../../../ui/feedback/alerts.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { uiText } from '../../../ui/text.ts'
import { adminText } from '../text.ts'
import styles from './publishing.module.css'
import { publishingText } from './text.ts'
import { type Change, type Choice, isChosen, type Unpublished, usePublish } from './use-unpublished.ts'

interface TableProps {
  changes: Change[]
  choice: Choice
  onChoose: (choice: Choice) => void
  /** What the present result is called: seen now, or seen last. */
  before: string
  nameOf: (change: Change) => string
}

/** Each change as its applicant sees it now and would see it then, to be taken along or left out. */
function ChangesTable({ changes, choice, onChoose, before, nameOf }: TableProps) {
  const text = useText(publishingText)
  const { passStates } = useText(adminText)
  const inWords = ({ pass, date }: Change['shown']) => `${passStates[pass]} · ${date || text.noDate}`
  const toggle = (id: string, isOn: boolean) => {
    const named = new Set(choice.named)
    if (isOn === choice.isAllBut) named.delete(id)
    else named.add(id)
    onChoose({ ...choice, named })
  }
  return (
    <div className={styles.changes}>
      <Checkbox
        id="publish-all"
        checked={changes.every(({ _id }) => isChosen(choice, _id))}
        onChange={(isAllBut) => onChoose({ isAllBut, named: new Set() })}
      >
        {text.all(changes.length)}
      </Checkbox>
      <ul>
        {changes.map((change) => (
          <li key={change._id}>
            <Checkbox
              id={`publish-${change._id}`}
              checked={isChosen(choice, change._id)}
              onChange={(isOn) => toggle(change._id, isOn)}
            >
              <strong>{nameOf(change)}</strong>
              <span className={styles.step}>
                {before}: {inWords(change.shown)}
              </span>
              <span className={styles.step}>
                {text.afterwards}: {inWords(change.next)}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** This many are named, of the others their number. */
const MOST_NAMES = 8

interface StillMissingProps {
  unpublished: Unpublished
  nameOf: (person: Pick<Change, 'name' | 'team'>) => string
}

/** How many have which status now, who has none yet, and who would be invited without a date. */
function StillMissing({ unpublished: { decided, undecided, withoutDate }, nameOf }: StillMissingProps) {
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

interface Props {
  unpublished: Unpublished
  /** Results are hidden and about to be shown: called once the server knows who sees something new then. */
  onReady?: () => void
  onClose: () => void
}

/**
 * Shows who sees what now and afterwards, and what is missing; publishes all or the selected changes. When results are
 * shown again nothing is preselected, because staff may have left an applicant out on purpose.
 */
export function PublishSheet({ unpublished, onReady, onClose }: Props) {
  const text = { ...useText(uiText), ...useText(publishingText) }
  const { passStates } = useText(adminText)
  const language = useLanguage((state) => state.language)
  const publish = usePublish()
  const [choice, setChoice] = useState<Choice>({
    isAllBut: onReady === undefined || unpublished.isFirst,
    named: new Set(),
  })
  const { changes } = unpublished
  const meant = changes.filter(({ _id }) => isChosen(choice, _id))
  const nameOf = ({ name, team }: Pick<Change, 'name' | 'team'>) => text.of(name, teamNames[team][language])
  const becoming = PASS_STATES.map((pass) => ({
    pass,
    count: meant.filter(({ next }) => next.pass === pass).length,
  })).filter(({ count }) => count > 0)
  const fails = meant.filter(({ shown, next }) => next.pass === 'fail' && shown.pass !== 'fail').length
  const send = () =>
    publish.mutate(
      { unpublished, choice },
      {
        onSuccess: ({ published }) => {
          if (onReady) return onReady()
          toast(text.published(published))
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={onReady ? text.showTitle : text.title}
      note={onReady ? text.showLead : text.lead}
      confirm={{
        label: onReady ? text.show(meant.length, fails) : text.publish(meant.length),
        busy: (meant.length === 0 && !onReady) || publish.isPending,
        onPress: send,
      }}
      close={onReady ? text.keepHidden : text.close}
      closesFirst={onReady !== undefined}
      onClose={onClose}
    >
      {changes.length > 0 ? (
        <>
          <p>{text.becomes(becoming.map(({ pass, count }) => text.count(passStates[pass], count)))}</p>
          <ChangesTable
            changes={changes}
            choice={choice}
            onChoose={setChoice}
            before={onReady ? text.before : text.now}
            nameOf={nameOf}
          />
        </>
      ) : (
        <p>{text.nothingNew}</p>
      )}
      <div className={styles.missing}>
        <StillMissing unpublished={unpublished} nameOf={nameOf} />
        {publish.error && <p role="alert">{publish.error.message}</p>}
      </div>
    </Dialog>
  )
}

const WHILE_HIDDEN = callQuery('unpublished', { whileHidden: 'true' }, { staleTime: 0, gcTime: 0 })

/** The sheet before results are shown: who would see something new, of whom the admin selects who does. */
export function useShowing(): { ask: () => Promise<boolean>; sheet: ReactNode } {
  const client = useQueryClient()
  const [answer, setAnswer] = useState<(isReady: boolean) => void>()
  const { data } = useQuery({ ...WHILE_HIDDEN, enabled: answer !== undefined })
  const close = (isReady: boolean) => {
    answer?.(isReady)
    setAnswer(undefined)
  }
  return {
    /** Whether results may be shown now: the server knows who sees something new then. */
    ask: async () => {
      try {
        const { changes, undecided, withoutDate } = await client.fetchQuery(WHILE_HIDDEN)
        if (changes.length + undecided.length + withoutDate.length === 0) return true
      } catch (error) {
        void tell((error as Error).message)
        return false
      }
      return new Promise((resolve) => setAnswer(() => resolve))
    },
    sheet: answer && data && (
      <PublishSheet unpublished={data} onReady={() => close(true)} onClose={() => close(false)} />
    ),
  }
}
