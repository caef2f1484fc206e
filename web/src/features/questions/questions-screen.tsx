import { TEAMS, type Team } from '@recruit/contract/constants'
import type { Question } from '@recruit/contract/fields/questions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { call } from '../../api/call.ts'
import { callQuery } from '../../api/call-query.ts'
import type { Reply } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/controls/choice.tsx'
import { DraftFooter } from '../../ui/drafts/conflict-notice.tsx'
import { useVersionedDraft } from '../../ui/drafts/use-versioned-draft.ts'
import { ask } from '../../ui/feedback/alerts.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Form, useForm, type Wrong } from '../../ui/form/form.tsx'
import { rowsInWords } from '../../ui/keyed-rows.ts'
import page from '../../ui/layout/page.module.css'
import { StaffPage } from '../staff/session.tsx'
import { controlsOf } from './question-fields.tsx'
import { QuestionList } from './question-list.tsx'
import styles from './questions.module.css'
import { isFull, isSame, longest, newRow, type Row, rowsOf, toSend, withIds } from './rows.ts'
import { SeatsCard } from './seats-card.tsx'
import { questionsText } from './text.ts'

/** The applicant's own form around these questions, which another feature draws. */
export type Preview = (questions: readonly Question[]) => ReactNode
type Stored = Reply<'readQuestions'>

const questionsQuery = () => callQuery('readQuestions', {}, { refetchOnWindowFocus: false })

/** What the form asks this term in addition to the fixed fields, with the applicant's view of it. */
export function QuestionsScreen({ preview }: { preview: Preview }) {
  const text = useText(questionsText)
  const query = useQuery(questionsQuery())
  return (
    <StaffPage title={text.title} width="wide">
      <p className={page.quiet}>{text.lead}</p>
      <Loaded query={query}>
        {(stored) => <Editor stored={stored} preview={preview} readAgain={query.refetch} />}
      </Loaded>
      <SeatsCard />
    </StaffPage>
  )
}

interface EditorProps {
  stored: Stored
  preview: Preview
  readAgain: () => Promise<unknown>
}

function Editor({ stored, preview, readAgain }: EditorProps) {
  const { text, language } = useTranslation(questionsText)
  const client = useQueryClient()
  const [open, setOpen] = useState<string | null>(null)
  const draft = useVersionedDraft<readonly Row[]>('questions', {
    read: { value: rowsOf(stored.questions), version: stored.version },
    isSame,
    readAgain,
    asks: async (rows) => {
      const { effects } = await call('previewQuestions', { questions: toSend(rows) })
      if (effects.length === 0) return true
      const labels = new Map(
        [...stored.questions, ...toSend(rows)].map(({ id, label }) => [id, label[language]]),
      )
      const lines = effects.map(({ id, what, drafts, submitted }) =>
        text.effect(labels.get(id) ?? id, what, drafts, submitted),
      )
      return ask([...lines, text.kept, text.confirm].join('\n'), text.confirmYes, text.confirmNo)
    },
    save: async (rows, { version }) => {
      const reply = await call('setQuestions', { version: Number(version), questions: toSend(rows) })
      const { message, ...saved } = reply
      client.setQueryData(questionsQuery().queryKey, { ...stored, ...saved, isTakenOver: false })
      return { value: withIds(rows, rows, rowsOf(saved.questions)), version: saved.version, message }
    },
    // A question that is new got its id by this save: the next one must not make it twice.
    onTop: (typed, sent, saved) => withIds(typed, sent, saved),
  })
  const { value: rows, set } = draft
  const form = useForm({
    wrong: wrongIn(rows, text),
    isBusy: draft.isHeld || !draft.isDirty,
    send: draft.save,
    hasSummary: true,
  })
  const add = () => {
    const row = newRow()
    set((now) => [...now, row])
    setOpen(row.key)
  }
  const words = (one: Row) => `${one.label[language]} (${text.kinds[one.kind]})`
  return (
    <div className={styles.desk}>
      <div className={page.stack}>
        {stored.isTakenOver && !draft.isDirty && <p className={page.quiet}>{text.takenOver}</p>}
        {rows.length === 0 && <p>{text.none}</p>}
        <Form
          form={{
            ...form,
            // Its fields are there only while the question is open.
            mistakes: form.mistakes.map((one) => ({ ...one, go: () => openAt(rows, one.id, setOpen) })),
          }}
        >
          <QuestionList rows={rows} answered={stored.answered} open={open} onOpen={setOpen} onChange={set} />
          <p className={page.actions}>
            <Button busy={isFull(rows)} title={isFull(rows) ? text.full : undefined} onClick={add}>
              {text.add}
            </Button>
          </p>
          <DraftFooter
            draft={draft}
            form={form}
            save={text.save}
            revert={text.revert}
            differing={(mine, theirs) => rowsInWords(mine, theirs, text.nth, words)}
          />
        </Form>
      </div>
      <AsApplicants rows={rows} preview={preview} />
    </div>
  )
}

function openAt(rows: readonly Row[], id: string, open: (key: string | null) => void) {
  open(rows.find(({ key }) => id.includes(key))?.key ?? null)
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

function wrongIn(rows: readonly Row[], text: (typeof questionsText)['ko']): Wrong {
  return Object.fromEntries(
    rows.flatMap(({ key, kind, label, limit, options, teams }) => {
      const ids = controlsOf(key)
      const most = longest(kind)
      return [
        ...(['ko', 'en'] as const).map((language) => [
          ids[language],
          !label[language].trim() && text.labelMissing,
        ]),
        [ids.limit, most > 0 && (limit < 1 || limit > most) && text.limitWrong(most)],
        ...options.flatMap((option) =>
          (['ko', 'en'] as const).map((language) => [
            ids.option(option.key, language),
            !option.label[language].trim() && text.optionMissing,
          ]),
        ),
        [ids.teams, teams.length === 0 && text.teamMissing],
      ]
    }),
  )
}

const WIDTHS = { phone: 390, desktop: 1120 } as const
type Device = keyof typeof WIDTHS

/** The questions as one team's applicants see them, while they are typed. */
function AsApplicants({ rows, preview }: Pick<EditorProps, 'preview'> & { rows: readonly Row[] }) {
  const { text, language } = useTranslation(questionsText)
  const [team, setTeam] = useState<Team>(TEAMS[0])
  const [device, setDevice] = useState<Device>('phone')
  const asked = toSend(rows).filter(({ teams }) => teams.includes(team))
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{text.preview}</h2>
      <div className={styles.facts}>
        <SelectField
          id="preview-team"
          label={text.previewTeam}
          value={team}
          options={TEAMS.map((value) => ({ value, label: teamNames[value][language] }))}
          onChange={setTeam}
        />
        <SelectField
          id="preview-device"
          label={text.device}
          value={device}
          options={(['phone', 'desktop'] as const).map((value) => ({ value, label: text[value] }))}
          onChange={setDevice}
        />
      </div>
      <PreviewFrame title={text.previewOf} width={WIDTHS[device]}>
        <div className={styles.pages}>
          {([1, 2] as const).map((at) => {
            const here = asked.filter((one) => one.page === at)
            return (
              <div key={at} className={page.form}>
                <h3>{at === 1 ? text.page1 : text.page2}</h3>
                {here.length > 0 ? preview(here) : <p className={page.quiet}>{text.nothingAsked}</p>}
              </div>
            )
          })}
        </div>
      </PreviewFrame>
    </section>
  )
}

interface FrameProps {
  title: string
  /** As wide as the device that it stands for; drawn smaller where there is less room. */
  width: number
  children: ReactNode
}

/** A part of a page as a device of this width shows it: in a window of its own, because the layout asks for that. */
function PreviewFrame({ title, width, children }: FrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [height, setHeight] = useState(0)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    if (!body || !place.current) return
    const watch = new ResizeObserver(() => {
      setHeight(body.offsetHeight)
      setRoom(place.current?.clientWidth ?? width)
    })
    watch.observe(body)
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [body, width])
  const scale = Math.min(1, room / width)
  return (
    <div ref={place} className={styles.device} style={{ height: height * scale }}>
      <iframe
        title={title}
        className={styles.frame}
        style={{ width, height, transform: `scale(${scale})` }}
        ref={(frame) => {
          if (frame) setBody(furnished(frame))
        }}
      >
        {body && createPortal(children, body)}
      </iframe>
    </div>
  )
}

/** Its body, with the styles of this page; made once. */
function furnished({ contentDocument }: HTMLIFrameElement): HTMLElement | null {
  if (!contentDocument) return null
  const { documentElement, head, body } = contentDocument
  if (head.childElementCount > 0) return body
  for (const { name, value } of document.documentElement.attributes) documentElement.setAttribute(name, value)
  for (const style of document.querySelectorAll('link[rel=stylesheet], style'))
    head.append(style.cloneNode(true))
  body.className = styles.page ?? ''
  return body
}
