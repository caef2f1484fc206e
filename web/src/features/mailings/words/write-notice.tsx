import { PASS_STATES, type Pass, TEAMS, type Team } from '@recruit/contract/constants'
import { shownPassNames } from '@recruit/contract/fields/status-names'
import { isGreetingAlone, type Template, templateProblem } from '@recruit/contract/mail/template'
import { useQueries } from '@tanstack/react-query'
import type { Sent } from '../../../api/client.ts'
import { useTeamChoices } from '../../../content/teams.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../../ui/controls/choice.tsx'
import { SaveBar } from '../../../ui/drafts/save-bar.tsx'
import { ask } from '../../../ui/feedback/alerts.ts'
import { Loaded, Refused } from '../../../ui/feedback/loaded.tsx'
import { useForm } from '../../../ui/form/form.tsx'
import page from '../../../ui/layout/page.module.css'
import { useSearchState } from '../../../ui/search-state.ts'
import { listQuery } from '../../staff/applicants.ts'
import { useUnpublishedAsRead } from '../../staff/publishing/use-unpublished.ts'
import { NO_RECEIVERS, useReceivers } from '../../staff/receivers.ts'
import { sessionStore } from '../../staff/session-store.ts'
import { PLACE, useChange, useTemplates } from '../use-messages.ts'
import { firstOf } from '../words-of-message.ts'
import { writingText } from './text.ts'
import styles from './words.module.css'
import { useAskOneHalf, WordsEditor } from './words-editor.tsx'

interface Audience {
  teams: Team[]
  who: 'submitted' | 'drafts' | null
  statuses: Pass[]
}
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

/** Those whom an audience names by the lists that were read last; null until they are. The server reads them again. */
function useReached({ teams, who, statuses }: Audience, enabled: boolean) {
  const lists = useQueries({
    queries: TEAMS.map((team) => ({ ...listQuery({ team, term: null }), enabled })),
  })
  const { data: unpublished } = useUnpublishedAsRead(true)
  if (!unpublished || lists.some(({ data }) => !data)) return null
  const changes = new Map(unpublished.changes.map((change) => [change._id, change]))
  return lists
    .flatMap(({ data }) => data?.applicants ?? [])
    .filter(({ _id, team, pass, isFinalSubmit }) => {
      // What the applicant sees counts, not what is decided and unpublished.
      const change = changes.get(_id)
      const isOf = !statuses.length || who === 'drafts' || statuses.includes(change?.shown.pass ?? pass)
      return isOf && teams.includes(change?.movedFrom ?? team) && isFinalSubmit === (who === 'submitted')
    })
}

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
  const text = useText(writingText)
  const { go } = useSearchState(PLACE)
  const { template: own, audience } = useNotice()
  const { people } = useReceivers()
  const draft = useChange('draftMailing')
  const template = own ?? stored
  const askOneHalf = useAskOneHalf()
  const reached = useReached(audience, people.length === 0)
  const unnamed =
    people.length === 0 &&
    ((audience.teams.length === 0 && text.teamsMissing) || (audience.who === null && text.whoMissing))
  const missing = unnamed || (isGreetingAlone('notice', template) && text.wordsMissing)
  const form = useForm({
    isBusy: draft.isPending || missing !== false || templateProblem('notice', template) !== null,
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
  const isBegun = own !== null || people.length > 0
  const discard = async () => (await ask(text.askDiscard, text.discard)) && forgetNotice()
  return (
    <>
      {people.length > 0 ? (
        <Chosen people={people} />
      ) : (
        <AudienceFields audience={audience} reached={unnamed ? [] : reached} />
      )}
      <h3>{text.words}</h3>
      <WordsEditor
        kind="notice"
        template={template}
        onChange={(changed) => useNotice.setState({ template: changed })}
      />
      <Refused error={draft.error} />
      <SaveBar isUnsaved={isBegun} id="notice-note" said={missing || text.draftNote}>
        <Button busy={!isBegun} onClick={() => void discard()}>
          {text.discard}
        </Button>
        <Button look="primary" busy={form.isBusy} aria-describedby="notice-note" onClick={form.submit}>
          {text.draft}
        </Button>
      </SaveBar>
    </>
  )
}

/** Those whom the list's ticks chose, by name. */
function Chosen({ people }: { people: readonly { _id: string; name: string }[] }) {
  const text = useText(writingText)
  return (
    <section className={`${page.card} ${styles.audience}`} aria-label={text.audience}>
      <h3>{text.chosen(people.length)}</h3>
      <p>{people.map(({ name }) => name).join(', ')}</p>
      <p className={page.quiet}>{text.chosenNote}</p>
      <p>
        <Button small onClick={() => useReceivers.setState(NO_RECEIVERS)}>
          {text.byTeam}
        </Button>
      </p>
    </section>
  )
}

/** Who receives a message in own words, and how many they are; no one is preselected. */
function AudienceFields({ audience, reached }: { audience: Audience; reached: { name: string }[] | null }) {
  const { text, language } = useTranslation(writingText)
  const { teams, who, statuses } = audience
  const set = (part: Partial<Audience>) => useNotice.setState({ audience: { ...audience, ...part } })
  return (
    <section className={`${page.card} ${styles.audience}`} aria-label={text.audience}>
      <h3>
        {text.audience}{' '}
        <span role="status" className={page.quiet}>
          {reached?.length === 0 && teams.length > 0 && who !== null
            ? text.noneReached
            : reached && text.reached(reached.length, firstOf(reached, language))}
        </span>
      </h3>
      <CheckboxGroup
        id="audience-team"
        legend={text.teams}
        options={useTeamChoices()}
        values={teams}
        onChange={(value) => set({ teams: value })}
      />
      <RadioGroup
        id="audience-who"
        legend={text.who}
        value={who}
        options={(['submitted', 'drafts'] as const).map((value) => ({ value, label: text[value] }))}
        onChange={(value) => set({ who: value })}
      />
      {who === 'submitted' && (
        <details className={styles.narrow} open={statuses.length > 0 || undefined}>
          <summary>{text.narrow}</summary>
          <CheckboxGroup
            id="audience-status"
            legend={text.statuses}
            hint={text.statusesNote}
            options={PASS_STATES.map((value) => ({ value, label: shownPassNames[value][language] }))}
            values={statuses}
            onChange={(value) => set({ statuses: value })}
          />
        </details>
      )}
    </section>
  )
}
