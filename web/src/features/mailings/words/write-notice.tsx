import { type Template, templateProblem, untouchedHalf } from '@recruit/contract/mail/template'
import type { Sent } from '../../../api/client.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SaveBar } from '../../../ui/drafts/save-bar.tsx'
import { ask } from '../../../ui/feedback/alerts.ts'
import { Loaded, Refused } from '../../../ui/feedback/loaded.tsx'
import { useForm } from '../../../ui/form/form.tsx'
import { ONE_COLUMN, useMedia } from '../../../ui/media.ts'
import { useSearchState } from '../../../ui/search-state.ts'
import { NO_RECEIVERS, useReceivers } from '../../staff/receivers.ts'
import { sessionStore } from '../../staff/session-store.ts'
import { messagesText } from '../text.ts'
import { PLACE, useChange, useTemplates } from '../use-messages.ts'
import { firstOf } from '../words-of-message.ts'
import { type Audience, AudienceFields, Chosen, useReached } from './audience.tsx'
import { wordsText, writingText } from './text.ts'
import { lackingIn, useAskOneHalf, WordsEditor } from './words-editor.tsx'

interface Notice {
  /** Null: the kind's stored words. */
  template: Template | null
  audience: Audience
}
const NOTHING: Notice = { template: null, audience: { teams: [], who: null, statuses: [] } }

/** The text being written; it survives a visit to another part of the screen, and a reload. */
const useNotice = sessionStore(NOTHING, 'notice')
const forgetNotice = () => {
  useNotice.setState(NOTHING)
  useReceivers.setState(NO_RECEIVERS)
}

/** The sent audience; only submitted applicants have a status filter. */
const sentAudience = ({ teams, who, statuses }: Audience): Sent<'draftMailing'>['audience'] =>
  who === null ? undefined : { teams, who, ...(who === 'submitted' && statuses.length > 0 && { statuses }) }

/** Own words to chosen people; it makes drafts, and sends nothing. */
export function WriteNotice() {
  const text = useText(writingText)
  return (
    <>
      <h2>{text.title}</h2>
      <Loaded query={useTemplates()}>
        {({ templates }) => {
          const stored = templates.find(({ kind }) => kind === 'notice')?.template
          return stored && <Notice stored={stored} />
        }}
      </Loaded>
    </>
  )
}

function Notice({ stored }: { stored: Template }) {
  const { text, language } = useTranslation(writingText)
  const { languageNames, ...parts } = useText(wordsText, messagesText)
  const { go } = useSearchState(PLACE)
  const { template: own, audience } = useNotice()
  const { people } = useReceivers()
  const draft = useChange('draftMailing')
  const template = own ?? stored
  const askOneHalf = useAskOneHalf()
  const reached = useReached(audience, people.length === 0)
  const unnamed = [
    people.length === 0 && audience.teams.length === 0 && text.teams,
    people.length === 0 && audience.who === null && text.who,
  ].flatMap((part) => (part ? part.toLowerCase() : []))
  const lacking = (['ko', 'en'] as const).flatMap((half) => {
    const lacks = lackingIn(template[half], stored[half]).map((part) => parts[part])
    return lacks.length > 0 ? [text.lackingPart(languageNames[half], lacks)] : []
  })
  const lacks = [...unnamed, ...lacking]
  const missing = lacks.length > 0 && text.lacking(lacks.join(' · '))
  const problem = templateProblem('notice', template)
  const untouched = untouchedHalf(template, stored)
  const half =
    untouched && text.half(languageNames[untouched === 'ko' ? 'en' : 'ko'], languageNames[untouched])
  const receivers = people.length > 0 ? people : reached
  const isNone = unnamed.length === 0 && receivers?.length === 0
  // A phone's bar has one line for it; the names are at the top of the form.
  const isShort = useMedia(ONE_COLUMN)
  const whom =
    unnamed.length === 0 &&
    !isNone &&
    receivers &&
    text.reached(receivers.length, isShort ? '' : firstOf(receivers, language))
  const demand = missing || (problem && text.wrong) || half || (isNone && text.noneReached)
  const form = useForm({
    isBusy: draft.isPending || missing !== false || problem !== null,
    send: async () => {
      if (!(await askOneHalf(template, stored))) return
      draft.mutate(
        {
          kind: 'notice',
          template,
          audience: people.length > 0 ? { ids: people.map(({ _id }) => _id) } : sentAudience(audience),
        },
        {
          onSuccess: ({ mailings: [mailing] }) => {
            forgetNotice()
            go({ mailing: mailing ?? '' })
          },
        },
      )
    },
  })
  const isBegun = own !== null || people.length > 0 || audience !== NOTHING.audience
  const discard = async () => (await ask(text.askDiscard, text.discard)) && forgetNotice()
  return (
    <>
      {people.length > 0 ? (
        <Chosen people={people} />
      ) : (
        <AudienceFields
          audience={audience}
          reached={unnamed.length > 0 ? null : reached}
          onChange={(changed) => useNotice.setState({ audience: changed })}
        />
      )}
      <WordsEditor
        kind="notice"
        heading={<h3>{text.words}</h3>}
        begunFrom={stored}
        template={template}
        onChange={(changed) => useNotice.setState({ template: changed })}
      />
      <Refused error={draft.error} />
      <SaveBar
        // In sight from the start: it says what there is to choose and to write.
        isUnsaved
        id="notice-note"
        facts={[whom && `${whom}.`, isBegun ? !demand && text.draftNote : demand].filter(Boolean).join(' ')}
        said={isBegun && demand}
      >
        <Button look="quiet" busy={!isBegun} onClick={() => void discard()}>
          {text.discard}
        </Button>
        <Button look="primary" busy={form.isBusy} aria-describedby="notice-note" onClick={form.submit}>
          {text.draft}
        </Button>
      </SaveBar>
    </>
  )
}
