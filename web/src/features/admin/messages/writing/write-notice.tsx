import { type Template, templateProblem } from '@recruit/contract/mail/template'
import { useState } from 'react'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useClosingGuard } from '../../../../ui/drafts/leave-guard.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { useSearchState } from '../../../../ui/search-state.ts'
import { BackLink } from '../back-link.tsx'
import shared from '../messages.module.css'
import { PLACE } from '../place.ts'
import { Refused } from '../refused.tsx'
import { useChange, useTemplates } from '../use-messages.ts'
import { WordsEditor } from '../words/words-editor.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { audienceProblem, forgetNotice, sentAudience, useNotice } from './notice.ts'
import { writingText } from './text.ts'
import styles from './writing.module.css'

/** Own words to chosen people; drafts come of it, and nothing leaves. */
export function WriteNotice() {
  const text = useText(writingText)
  return (
    <div className={styles.notice}>
      <BackLink>{text.back}</BackLink>
      <h2>{text.title}</h2>
      <Loaded query={useTemplates()}>
        {({ templates }) => {
          const stored = templates.find(({ kind }) => kind === 'notice')?.template
          return stored && <Form stored={stored} />
        }}
      </Loaded>
    </div>
  )
}

function Form({ stored }: { stored: Template }) {
  const text = useText(writingText)
  const { go } = useSearchState(PLACE)
  const { template: own, audience } = useNotice()
  const [isTried, setTried] = useState(false)
  const draft = useChange('draftMailing')
  useClosingGuard(own !== null)
  const template = own ?? stored
  const problem = audienceProblem(audience)
  const submit = () => {
    setTried(true)
    if (problem) {
      const id = problem === 'teamsMissing' ? 'audience-team-1' : 'audience-who'
      return document.getElementById(id)?.focus()
    }
    draft.mutate(
      { kind: 'notice', template, audience: sentAudience(audience) },
      {
        onSuccess: ({ mailings: [mailing] }) => {
          forgetNotice()
          go({ mailing: mailing ?? '' })
        },
      },
    )
  }
  return (
    <>
      <AudienceFields
        audience={audience}
        problem={isTried ? problem : null}
        onChange={(changed) => useNotice.setState({ audience: changed })}
      />
      <h3>{text.words}</h3>
      <WordsEditor
        kind="notice"
        template={template}
        onChange={(changed) => useNotice.setState({ template: changed })}
      />
      <Refused error={draft.error} />
      <div className={styles.end}>
        <Button
          look="primary"
          busy={draft.isPending || templateProblem('notice', template) !== null}
          onClick={submit}
        >
          {text.draft}
        </Button>
        <p className={shared.note}>{text.draftNote}</p>
      </div>
    </>
  )
}
