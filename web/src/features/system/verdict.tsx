import type { Language } from '@recruit/contract/text'
import type { Ref } from 'react'
import { useText, useTranslation } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import form from '../../ui/form/form.module.css'
import page from '../../ui/layout/page.module.css'
import { dayAndTime, fullTime } from '../../ui/time/seoul-time.ts'
import { ageOf, countOf, type Finding, markOf, type SystemState } from '../staff/system-findings.ts'
import { Moment } from './lines.tsx'
import styles from './system.module.css'
import { systemText } from './text.ts'

interface Props {
  state: SystemState
  findings: Finding[]
}

/** What needs attention, the worst first, and who can do something about it. */
export function Verdict({
  state: { at, parts },
  findings,
  onOperating,
  onAgain,
  isBusy,
}: Props & { onOperating: () => void; onAgain: () => void; isBusy: boolean }) {
  const { text, language } = useTranslation(systemText)
  const [worst] = findings
  const hasRest = parts.some(({ state }) => state === 'works')
  return (
    <div className={styles.verdict} data-verdict={worst ? markOf(worst) : 'on'}>
      <div role="status">
        {worst ? (
          <>
            <p>
              <strong>{text.attention(countOf(findings))}</strong> {hasRest && text.restWorks}
            </p>
            <ul className={styles.findings}>
              {findings.map((finding) => (
                <li key={finding.kind} className={page.dot} data-dot={markOf(finding)}>
                  {inWords(finding, at, language)}
                </li>
              ))}
            </ul>
            {findings.some(({ kind }) => kind in text.operating) && (
              <p className={page.quiet}>
                {text.askOperator}{' '}
                <button type="button" className={form.go} onClick={onOperating}>
                  {text.showOperating}
                </button>
              </p>
            )}
          </>
        ) : (
          <p className={page.dot} data-dot="on">
            <strong>{text.allWorks}</strong>
          </p>
        )}
      </div>
      <div className={page.actions}>
        <span className={page.quiet}>{text.checked(fullTime(at, language))}</span>
        {findings.some(({ kind }) => kind === 'late' || kind === 'unsent') && (
          <LinkButton small to={paths.messages}>
            {text.toMessages}
          </LinkButton>
        )}
        <Button small busy={isBusy} onClick={onAgain}>
          {text.again}
        </Button>
      </div>
    </div>
  )
}

function inWords(finding: Finding, now: string, language: Language): string {
  const { findings, parts } = systemText[language]
  switch (finding.kind) {
    case 'wrong':
    case 'unknown':
      return findings[finding.kind](finding.parts.map((part) => parts[part]).join(', '))
    case 'late':
      return findings.late(finding.count, dayAndTime(finding.since, language), ageOf(finding.since, now))
    case 'unsent':
      return findings.unsent(finding.count)
    default:
      return findings[finding.kind]
  }
}

/** In the words of the server, which the other parts of this page are without. */
export function Operating({
  state: { at, since, version },
  findings,
  ref,
}: Props & { ref: Ref<HTMLDetailsElement> }) {
  const text = useText(systemText)
  const known: Partial<Record<Finding['kind'], string>> = text.operating
  return (
    <details ref={ref} className={styles.operating}>
      <summary>{text.operator}</summary>
      <ul>
        {findings.map(({ kind }) => known[kind] && <li key={kind}>{known[kind]}</li>)}
        <li>
          {text.since} <Moment at={since} now={at} />
          {version && ` · ${text.version} ${version}`}
        </li>
      </ul>
    </details>
  )
}
