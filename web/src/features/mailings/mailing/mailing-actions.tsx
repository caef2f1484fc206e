import { isSameTemplate } from '@recruit/contract/mail/template'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { serverNow } from '../../../api/server-clock.ts'
import { useText } from '../../../i18n/text.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { useVersionedDraft } from '../../../ui/drafts/use-versioned-draft.ts'
import { ask } from '../../../ui/feedback/alerts.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Refused } from '../../../ui/feedback/loaded.tsx'
import { useForm } from '../../../ui/form/form.tsx'
import page from '../../../ui/layout/page.module.css'
import { CARDS, useMedia } from '../../../ui/media.ts'
import { useSearchState } from '../../../ui/search-state.ts'
import { fromSeoulInput } from '../../../ui/time/seoul-time.ts'
import { useUnpublished } from '../../staff/publishing/use-unpublished.ts'
import { messagesText } from '../text.ts'
import {
  linkTo,
  type Mailing,
  type MailingRead,
  PLACE,
  readMessagesAgain,
  useChange,
  useRemake,
} from '../use-messages.ts'
import type { Wait } from '../waits.ts'
import { useAskOneHalf, WordsDraft } from '../words/words-editor.tsx'
import styles from './mailing.module.css'
import { mailingText } from './text.ts'

interface Props {
  read: MailingRead
  waits: Wait[]
  isDryRun: boolean
}

/** What can be done with a mailing: before it is approved with its drafts, afterwards with what has not left. */
export function MailingActions({ read, waits, isDryRun }: Props) {
  const text = useText(mailingText)
  const [isApproving, setApproving] = useState(false)
  const [approval, setApproval] = useState(NO_APPROVAL)
  const [isEditing, setEditing] = useState(false)
  // Nothing is approved before its letter is on the screen.
  const isReading = useIsFetching({ queryKey: ['readMessage'], predicate: ({ state }) => !state.data }) > 0
  const { mailing, drafts } = read
  const isDraft = mailing.approvedAt === null
  // One below the other, the main button is reached first; in a row it is the last one.
  const isColumn = useMedia(CARDS)
  const approving = isDraft && drafts.readers > 0 && (
    <Button
      key="approve"
      small
      look="primary"
      busy={isReading}
      aria-haspopup="dialog"
      onClick={() => setApproving(true)}
    >
      {text.approve(drafts.count)}
    </Button>
  )
  return (
    <div className={`${page.actions} ${styles.actions}`}>
      {isColumn && approving}
      {isEditing && <EditWords mailing={mailing} onClose={() => setEditing(false)} />}
      {isDraft ? (
        !isEditing && <OfDrafts read={read} onEdit={() => setEditing(true)} />
      ) : (
        <OfApproved read={read} />
      )}
      {!isColumn && approving}
      {isApproving && (
        <ApproveDialog
          {...{ read, waits, isDryRun, approval }}
          onApproval={setApproval}
          onClose={() => setApproving(false)}
        />
      )}
    </div>
  )
}

function OfDrafts({ read: { mailing, messages }, onEdit }: { read: MailingRead; onEdit: () => void }) {
  const text = useText(messagesText, mailingText)
  const { go } = useSearchState(PLACE)
  const remake = useRemake(mailing)
  const { id, version, kind, counts } = mailing
  const made = (counts.draft ?? 0) + (counts.unreachable ?? 0)
  const discard = useChange('discardMailing', () => ask(text.askDiscard(made), text.discardYes, text.cancel))
  // What was sent of it before stays to be seen; of nothing else there is a page.
  const throwAway = () =>
    discard.mutate({ id, version }, { onSuccess: () => made === messages.length && go({}) })
  return (
    <>
      {kind === 'notice' ? (
        <Button small onClick={onEdit}>
          {text.words}
        </Button>
      ) : (
        <>
          <LinkButton small to={linkTo({ part: 'templates', kind })}>
            {text.toTemplate}
          </LinkButton>
          <Button small busy={remake.isPending} aria-describedby="remake-note" onClick={remake.press}>
            {text.remake}
          </Button>
        </>
      )}
      <Button small look="quiet" busy={discard.isPending} onClick={throwAway}>
        {text.discard}
      </Button>
      {kind !== 'notice' && (
        <p id="remake-note" className={page.quiet}>
          {text.remakeNote}
        </p>
      )}
      {/* Messages under way when the mailing was cancelled, which a mail server then refused for now. */}
      {(counts.queued ?? 0) > 0 && <CallOff mailing={mailing} />}
      <Refused error={remake.error ?? discard.error} />
    </>
  )
}

function OfApproved({ read: { mailing } }: { read: MailingRead }) {
  const text = useText(mailingText)
  const pause = useChange('pauseMailing')
  const { id, version, counts } = mailing
  const [queued, paused] = [counts.queued ?? 0, counts.approved ?? 0]
  if (queued + paused === 0) return isShownLater(mailing) ? <CallOff mailing={mailing} /> : null
  return (
    <>
      <Button
        small
        busy={pause.isPending}
        onClick={() => pause.mutate({ id, version, isPaused: paused === 0 })}
      >
        {paused === 0 ? text.pause : text.goOn}
      </Button>
      <CallOff mailing={mailing} />
      <Refused error={pause.error} />
    </>
  )
}

/** Whom mail cannot reach reads it on the site, from its time on. */
const isShownLater = ({ counts, plannedAt }: MailingRead['mailing']) =>
  (counts.unreachable ?? 0) > 0 && plannedAt !== null && Date.parse(plannedAt) > Date.now()

function CallOff({ mailing: { id, version } }: { mailing: MailingRead['mailing'] }) {
  const text = useText(mailingText)
  const callOff = useChange('callOffMailing')
  return (
    <>
      <Button small busy={callOff.isPending} onClick={() => callOff.mutate({ id, version })}>
        {text.callOff}
      </Button>
      <span className={page.quiet}>{text.callOffNote}</span>
      <Refused error={callOff.error} />
    </>
  )
}

/** Of the mailing's view: which of its messages is looked at. */
const LOOKED_AT = ['message', 'state', 'q']

function EditWords({ mailing, onClose }: { mailing: Mailing; onClose: () => void }) {
  const text = useText(mailingText)
  const client = useQueryClient()
  const { id, version, kind, template: stored } = mailing
  const askOneHalf = useAskOneHalf()
  const isApproved = mailing.approvedAt !== null
  const draft = useVersionedDraft('mailingWords', {
    // Much else changes a mailing's version: the words themselves say whether they are others.
    read: { value: stored, version: JSON.stringify(stored) },
    isSame: isSameTemplate,
    readAgain: () => readMessagesAgain(client),
    stays: LOOKED_AT,
    asks: askOneHalf,
    save: async (template) => {
      const { message } = await call('remakeMailing', { id, version, template })
      await readMessagesAgain(client)
      return { value: template, version: JSON.stringify(template), message }
    },
    onSaved: (hasMore) => {
      if (!hasMore) onClose()
    },
  })
  return (
    <section className={`${page.card} ${styles.words}`} aria-label={text.wordsTitle}>
      {isApproved && <p role="alert">{text.approvedMeanwhile}</p>}
      <WordsDraft
        kind={kind}
        heading={<h3>{text.wordsTitle}</h3>}
        draft={draft}
        isBusy={isApproved}
        save={text.remake}
        more={<Button onClick={() => draft.leave(onClose)}>{text.wordsClose}</Button>}
      />
    </section>
  )
}

/** What was typed; it outlives the dialog, so that the approver can close it to look again. */
interface Approval {
  count: string
  when: 'now' | 'later'
  time: string
}
const NO_APPROVAL: Approval = { count: '', when: 'now', time: '' }

interface ApproveProps {
  read: MailingRead
  waits: Wait[]
  isDryRun: boolean
  approval: Approval
  onApproval: (approval: Approval) => void
  onClose: () => void
}

/** Shows what is sent to how many and asks for that number, so that the approver reads it. */
function ApproveDialog({ read, waits, isDryRun, approval, onApproval, onClose }: ApproveProps) {
  const text = useText(messagesText, mailingText)
  const { mailing } = read
  // The messages that the approver saw: later ones are not approved unseen.
  const [{ count, seen }] = useState(read.drafts)
  const isChanged = read.drafts.seen !== seen
  const { count: typed, when, time } = approval
  const set = (part: Partial<Approval>) => onApproval({ ...approval, ...part })
  const approve = useChange('approveMailing')
  const isCounted = typed.trim() === String(count)
  const at = when === 'later' ? fromSeoulInput(time) : null
  const timeProblem =
    at === '' ? text.timeMissing : at && Date.parse(at) <= serverNow() ? text.timePassed : undefined
  const form = useForm({
    wrong: {
      'approve-count': !isCounted && text.countWrong(count),
      'approve-time': timeProblem,
    },
    isBusy: approve.isPending || isChanged,
    send: () =>
      approve.mutate(
        { id: mailing.id, version: mailing.version, count, seen, at },
        {
          onSuccess: () => {
            onApproval(NO_APPROVAL)
            onClose()
          },
        },
      ),
  })
  // The number is all that most approvals need; the time is 'now' already.
  useEffect(() => document.getElementById('approve-count')?.focus(), [])
  const isOfResults = mailing.kind === 'results'
  // The band above the page has read it too: of another kind it says nothing.
  const results = useUnpublished(isOfResults)
  const { undecided = [], changes = [] } = (isOfResults && results.data) || {}
  const notes = [
    (mailing.counts.unreachable ?? 0) > 0 && text.unreachable(mailing.counts.unreachable ?? 0),
    ...waits.map((wait) => text.waits[wait]),
    isDryRun && text.dryRunNow,
    isOfResults && results.isError && text.uncounted,
    undecided.length > 0 && text.undecided(undecided.length),
    changes.length > 0 && text.unpublished(changes.length),
  ]
  return (
    <Dialog
      title={text.send(count)}
      note={text.approveLead(count)}
      confirm={{ label: text.send(count) }}
      form={form}
      close={isChanged ? text.lookAgain : text.cancel}
      onClose={onClose}
    >
      {notes.map((note) => note && <p key={note}>{note}</p>)}
      <Refused error={approve.error} />
      {isChanged && !approve.error && <p role="alert">{text.changed}</p>}
      <RadioGroup
        id="approve-when"
        legend={text.when}
        value={when}
        options={(['now', 'later'] as const).map((value) => ({ value, label: text[value] }))}
        onChange={(value) => set({ when: value })}
      />
      {when === 'later' && (
        <TextField
          id="approve-time"
          type="datetime-local"
          label={text.time}
          value={time}
          onChange={(value) => set({ time: value })}
        />
      )}
      <TextField
        id="approve-count"
        inputMode="numeric"
        label={text.count(count)}
        value={typed}
        onChange={(value) => set({ count: value })}
      />
    </Dialog>
  )
}
