import { periodDays } from '@recruit/contract/interview/grid-days'
import { type Ref, useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { DrawnTogether, WithSettings } from '../../../ui/feedback/loaded.tsx'
import { useRecord } from '../../staff/admin-nav.tsx'
import { StaffPage } from '../../staff/session.tsx'
import { timetableText } from '../text.ts'
import { ToTimetable } from '../timetable-screen.tsx'
import { useInterviewers, useRules } from '../use-timetable.ts'
import { Interviewers } from './interviewers/interviewers.tsx'
import { RulesSection } from './rules/rules-section.tsx'
import { rulesText } from './rules/text.ts'
import styles from './setup.module.css'

/** Who interviews when, and by which rules people are placed. */
export function TimetableSetupScreen() {
  const text = useText(timetableText)
  // Their heading, once it is drawn.
  const [rules, setRules] = useState<HTMLHeadingElement | null>(null)
  return (
    <StaffPage
      title={text.toSetup}
      width="wide"
      ways={
        <>
          <ToTimetable />
          <ToRules rules={rules} />
        </>
      }
    >
      <WithSettings>
        {({ interviewPeriod }) => <Setup interviewPeriod={interviewPeriod} rules={setRules} />}
      </WithSettings>
    </StaffPage>
  )
}

/** Leads past the interviewers; by script, because the address after the hash is taken by the route. */
function ToRules({ rules }: { rules: HTMLElement | null }) {
  const text = useText(rulesText)
  return (
    <Button small busy={!rules} onClick={() => rules?.focus()}>
      {text.toRules}
    </Button>
  )
}

interface SetupProps {
  interviewPeriod: string
  /** Receives the heading of the rules. */
  rules: Ref<HTMLHeadingElement>
}

function Setup({ interviewPeriod, rules }: SetupProps) {
  // Hours are chosen for dates alone.
  const period = periodDays(interviewPeriod, new Date()) ? interviewPeriod : ''
  return (
    <DrawnTogether queries={[useInterviewers(), useRules()]}>
      {!period && <NoDates />}
      <Interviewers interviewPeriod={period} />
      <RulesSection interviewPeriod={period} heading={rules} />
    </DrawnTogether>
  )
}

/** Without dates there are no hours to choose, so it links to the settings of the dates. */
function NoDates() {
  const text = useText(timetableText)
  const { data: record, isPending } = useRecord()
  const settings = record?.isInDB === 'true' ? paths.modifyInfo(record.objectId) : paths.adminHome
  return (
    <div className={styles.notice}>
      <p>{text.noDates}</p>
      {!isPending && (
        <p>
          <LinkButton small to={settings}>
            {text.toSettings}
          </LinkButton>
        </p>
      )}
    </div>
  )
}
