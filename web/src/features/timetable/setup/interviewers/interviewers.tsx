import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../../../i18n/text.ts'
import { staffLinks } from '../../../../staff-links.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { useCall } from '../../../../ui/feedback/use-call.ts'
import page from '../../../../ui/layout/page.module.css'
import { LinkBoxes, useShownLinks } from '../../../staff/links/link-box.tsx'
import { type Interviewer, useInterviewers } from '../../use-timetable.ts'
import { InterviewerForm, NAME } from './interviewer-form.tsx'
import { InterviewerTable } from './interviewer-table.tsx'
import { interviewersText } from './text.ts'

interface Props {
  /** '' where it names no date. */
  interviewPeriod: string
}

const ADD = 'add-interviewer'

/** Who interviews: the list, and the form of one of them below it. */
export function Interviewers(props: Props) {
  const text = useText(interviewersText)
  return (
    <section className={page.section} aria-labelledby="interviewers">
      <h2 id="interviewers">{text.title}</h2>
      <Loaded query={useInterviewers()}>
        {({ interviewers }) => <Listed {...props} interviewers={interviewers} />}
      </Loaded>
    </section>
  )
}

/** The links made in this window, and the making of one. */
function useOwnLinks() {
  const links = useShownLinks()
  const make = useCall('newInterviewerLink', {
    sends: ({ id }: Interviewer) => ({ id }),
    onSuccess: ({ token, expiresAt }, { name }) => links.show({ name, token, expiresAt }),
  })
  return { ...links, make: make.mutate, isMaking: make.isPending }
}
export type OwnLinks = ReturnType<typeof useOwnLinks>

/** The form that is open: of a new interviewer without `id`; each opening is another one. */
interface Opened {
  id: string | null
  /** 0: it was open from the beginning. */
  nth: number
}

function Listed({ interviewers, interviewPeriod }: Props & { interviewers: Interviewer[] }) {
  const text = useText(interviewersText)
  const [opened, setOpened] = useState<Opened | null>(interviewers.length > 0 ? null : { id: null, nth: 0 })
  const [openings, setOpenings] = useState(0)
  const open = (id: string | null) => {
    setOpenings(openings + 1)
    setOpened({ id, nth: openings + 1 })
  }
  const close = () => {
    // Drawn immediately, because the returning button must take the focus from the closed form.
    flushSync(() => setOpened(null))
    document.getElementById(ADD)?.focus()
  }
  const links = useOwnLinks()
  /** Of the form that is open: asks before something takes its place. */
  const leaving = useRef<(act: () => void) => void>((act) => act())
  const asked = (id: string | null) => (opened ? leaving.current(() => open(id)) : open(id))
  return (
    <>
      <LinkBoxes links={links} page="hours" text={text} pathOf={staffLinks.interviewerLink} />
      {interviewers.length > 0 ? (
        <InterviewerTable
          interviewers={interviewers}
          interviewPeriod={interviewPeriod}
          links={links}
          onEdit={({ id }) => asked(id)}
          onRemoved={({ id }) => {
            if (opened?.id === id) close()
            else document.getElementById(opened?.id === null ? NAME : ADD)?.focus()
          }}
        />
      ) : (
        <p>{text.none}</p>
      )}
      {opened && (
        <InterviewerForm
          key={opened.nth}
          id={opened.id}
          interviewPeriod={interviewPeriod}
          interviewers={interviewers}
          isAsked={opened.nth > 0}
          onStored={(id) => setOpened({ ...opened, id })}
          onClose={close}
          onLeave={(leave) => {
            leaving.current = leave
          }}
        />
      )}
      {opened?.id !== null && (
        <div>
          <Button id={ADD} onClick={() => asked(null)}>
            {text.add}
          </Button>
        </div>
      )}
    </>
  )
}
