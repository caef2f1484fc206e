import { type Template, templateProblem } from '@recruit/contract/mail/template'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ask } from '../../../ui/feedback/alerts.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { useSearchState } from '../../../ui/search-state.ts'
import { BackLink } from '../back-link.tsx'
import shared from '../messages.module.css'
import { PLACE } from '../place.ts'
import { useChange, useTemplates } from '../use-messages.ts'
import { useAskOneHalf } from '../words/ask-one-half.ts'
import { WordsEditor } from '../words/words-editor.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { audienceProblem, forgetNotice, sentAudience, useNotice } from './notice.ts'
import { writingText } from './text.ts'
import styles from './writing.module.css'

/** Own words to chosen people; it makes drafts, and sends nothing. */
export function WriteNotice() {
  const text = useText(writingText)
  return (
    <div className={styles.notice}>
      <BackLink>{text.back}</BackLink>
      <h2>{text.title}</h2>
      <Loaded query={useTemplates()}>
        {({ templates }) => {
          const stored = templates.find(({ kind }) => kind === 'notice')?.template
          return stored && <Notice stored={stored} />
        }}
      </Loaded>
    </div>
  )
}

function Notice({ stored }: { stored: Template }) {
  const text = useText(writingText)
  const { go } = useSearchState(PLACE)
  const { template: own, audience } = useNotice()
  const draft = useChange('draftMailing')
  const template = own ?? stored
  const problem = audienceProblem(audience)
  const askOneHalf = useAskOneHalf()
  const form = useForm({
    wrong: {
      'audience-team': problem === 'teamsMissing' && text.teamsMissing,
      'audience-who': problem === 'whoMissing' && text.whoMissing,
    },
    isBusy: draft.isPending || templateProblem('notice', template) !== null,
    send: async () => {
      if (!(await askOneHalf(template, stored))) return
      draft.mutate(
        { kind: 'notice', template, audience: sentAudience(audience) },
        {
          onSuccess: ({ mailings: [mailing] }) => {
            forgetNotice()
            go({ mailing: mailing ?? '' })
          },
        },
      )
    },
  })
  const discard = async () => (await ask(text.askDiscard, text.discard)) && forgetNotice()
  return (
    <>
      <Form form={form}>
        <AudienceFields
          audience={audience}
          onChange={(changed) => useNotice.setState({ audience: changed })}
        />
      </Form>
      <h3>{text.words}</h3>
      <WordsEditor
        kind="notice"
        template={template}
        onChange={(changed) => useNotice.setState({ template: changed })}
      />
      <Refused error={draft.error} />
      <div className={styles.end}>
        <Button look="primary" busy={form.isBusy} onClick={form.submit}>
          {text.draft}
        </Button>
        {own && <Button onClick={() => void discard()}>{text.discard}</Button>}
        <p className={shared.note}>{text.draftNote}</p>
      </div>
    </>
  )
}
