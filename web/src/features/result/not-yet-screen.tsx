import type { PublicSettings } from '@recruit/contract/settings-fields'
import { useParams } from 'react-router-dom'
import { useSettings } from '../../api/settings.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { WithSettings } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './result.module.css'
import { resultText } from './text.ts'
import { waitingFor } from './waiting-for.ts'

/** Before an announcement: which one people wait for, and the five steps (specification, section 2). */
export function NotYetScreen() {
  const text = useText(resultText)
  const { id = '' } = useParams()
  const { data } = useSettings()
  const waiting = data ? waitingFor(data) : null
  const said = {
    first: [text.notFirst, text.notFirstBody, 2],
    final: [text.notFinal, text.notFinalBody, 4],
    nothing: [text.notAny, text.notAnyBody, 0],
  } as const
  const [title, body, current] = waiting ? said[waiting] : [text.result, '', 0]
  return (
    <Page title={title} windowTitle={text.result} lead={body} width="narrow">
      <WithSettings>
        {(settings) =>
          waiting === null ? (
            <p>
              <LinkButton to={paths.result(id)}>{text.toResult}</LinkButton>
            </p>
          ) : (
            <Timeline settings={settings} current={current} />
          )
        }
      </WithSettings>
      <p>
        <LinkButton to={paths.home}>{text.back}</LinkButton>
      </p>
    </Page>
  )
}

function Timeline({ settings, current }: { settings: PublicSettings; current: number }) {
  const text = useText(resultText)
  const steps = [
    [text.step1, settings.applicationSubmissionPeriod],
    [text.step2, ''],
    [text.step3, settings.firstPresentationPeriod],
    [text.step4, settings.interviewPeriod],
    [text.step5, settings.finalPresentationPeriod],
  ] as const
  return (
    <ol className={styles.timeline} aria-label={text.steps}>
      {steps.map(([step, when], index) => (
        <li key={step} aria-current={index + 1 === current ? 'step' : undefined}>
          <span className={styles.number}>{`0${index + 1}`}</span>
          <strong>
            {step}
            {index + 1 === current && <span className={styles.now}>{text.now}</span>}
          </strong>
          {when && <span>{when}</span>}
        </li>
      ))}
    </ol>
  )
}
