import { useParams } from 'react-router-dom'
import { useSettings } from '../../api/settings.ts'
import { waitingFor } from '../../api/waiting-for.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { WithSettings } from '../../ui/feedback/loaded.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { resultText } from './text.ts'
import { Timeline } from './timeline.tsx'

/** Before an announcement: which one people wait for, and the five steps (specification, section 2). */
export function NotYetScreen() {
  const text = useText(resultText)
  const { id = '' } = useParams()
  const { data } = useSettings()
  const waiting = data ? waitingFor(data) : null
  const said = {
    first: { title: text.notFirst, body: text.notFirstBody, current: 2 },
    final: { title: text.notFinal, body: text.notFinalBody, current: 4 },
    nothing: { title: text.notAny, body: text.notAnyBody, current: data?.isApplicationPeriod ? 1 : 0 },
  }
  const { title, body, current } = waiting
    ? said[waiting]
    : { title: text.result, body: data ? text.announced : '', current: 0 }
  return (
    <Page title={title} windowTitle={text.result} lead={body} width="narrow">
      {waiting === 'nothing' && <p>{text.notAnySubmitted}</p>}
      <WithSettings>
        {(settings) =>
          waiting === null ? (
            <p>
              <LinkButton look="primary" to={paths.result(id)}>
                {text.toResult}
              </LinkButton>
            </p>
          ) : (
            <Timeline settings={settings} current={current} />
          )
        }
      </WithSettings>
      <div className={styles.actions}>
        <LinkButton to={paths.ownMessages(id)}>{text.messages}</LinkButton>
        <LinkButton to={paths.home}>{text.back}</LinkButton>
      </div>
    </Page>
  )
}
