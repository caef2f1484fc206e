import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { MESSAGE_KINDS, type MessageKind } from '@recruit/contract/mail/kinds'
import { isSameTemplate } from '@recruit/contract/mail/template'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectField } from '../../../ui/controls/choice.tsx'
import { useVersionedDraft } from '../../../ui/drafts/use-versioned-draft.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { CARDS, useMedia } from '../../../ui/media.ts'
import { useSearchState } from '../../../ui/search-state.ts'
import shared from '../messages.module.css'
import { type KindTemplate, PLACE, readMessagesAgain, useTemplates } from '../use-messages.ts'
import { templatesText, wordsText } from './text.ts'
import styles from './words.module.css'
import { useAskOneHalf, WordsDraft } from './words-editor.tsx'

/** The words of each kind of message, in both languages. */
export function Templates() {
  const query = useTemplates()
  return (
    <Loaded query={query}>
      {({ templates }) => <Chosen templates={templates} readAgain={query.refetch} />}
    </Loaded>
  )
}

/** The kinds by when applicants get them. */
const MOMENTS = {
  applying: ['receipt', 'reminder'],
  interview: ['appointment', 'moved', 'cancelled', 'answerReminder', 'evening'],
  result: ['results', 'offerReminder'],
  other: ['notice', 'staffLink'],
} as const satisfies Record<string, MessageKind[]>
const MOMENT_NAMES = ['applying', 'interview', 'result', 'other'] as const

const isEdited = ({ kind, template }: KindTemplate) => !isSameTemplate(template, defaultTemplates[kind])

function Chosen({ templates, readAgain }: { templates: KindTemplate[]; readAgain: () => Promise<unknown> }) {
  const { text, language } = useTranslation(templatesText)
  const { edited } = useText(wordsText).halves
  const { state: place, change } = useSearchState(PLACE)
  const isFolded = useMedia(CARDS)
  const moments = MOMENT_NAMES.map((moment) => ({
    moment,
    of: templates.filter(({ kind }) => MOMENTS[moment].some((one) => one === kind)),
  }))
  const chosen = templates.find(({ kind }) => kind === place.kind) ?? templates[0]
  return (
    <div className={styles.byKind}>
      <div className={styles.side}>
        {isFolded ? (
          <SelectField
            id="template-kind"
            label={text.kinds}
            value={chosen?.kind ?? ''}
            options={moments
              .flatMap(({ of }) => of)
              .map((one) => ({
                value: one.kind,
                label: `${MESSAGE_KINDS[one.kind].name[language]}${isEdited(one) ? ` · ${edited}` : ''}`,
              }))}
            onChange={(kind) => change({ kind: kind || null })}
          />
        ) : (
          <nav aria-label={text.kinds} className={`${shared.choices} ${styles.kinds}`}>
            {moments.map(({ moment, of }) => (
              <section key={moment} aria-labelledby={`moment-${moment}`}>
                <h2 id={`moment-${moment}`}>{text.moments[moment]}</h2>
                <ul>
                  {of.map((one) => (
                    <li key={one.kind}>
                      <button
                        type="button"
                        aria-current={one.kind === chosen?.kind || undefined}
                        onClick={() => one.kind !== chosen?.kind && change({ kind: one.kind })}
                      >
                        <strong>{MESSAGE_KINDS[one.kind].name[language]}</strong>
                        {isEdited(one) && <span>{edited}</span>}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        )}
        <p className={page.quiet}>{text.lead}</p>
      </div>
      {chosen && <TemplateEditor key={chosen.kind} stored={chosen} readAgain={readAgain} />}
    </div>
  )
}

function TemplateEditor({ stored, readAgain }: { stored: KindTemplate; readAgain: () => Promise<unknown> }) {
  const { text, language } = useTranslation(templatesText)
  const client = useQueryClient()
  const { kind } = stored
  const original = defaultTemplates[kind]
  const askOneHalf = useAskOneHalf()
  const draft = useVersionedDraft('template', {
    read: { value: stored.template, version: stored.version },
    isSame: isSameTemplate,
    readAgain,
    asks: (template) => askOneHalf(template, original),
    save: async (template, base) => {
      const stored = await call('saveTemplate', { kind, template, version: Number(base.version) })
      void readMessagesAgain(client)
      return { value: template, ...stored }
    },
  })
  return (
    <section className={shared.part} tabIndex={-1} aria-label={MESSAGE_KINDS[kind].name[language]}>
      <WordsDraft
        kind={kind}
        heading={<h2>{MESSAGE_KINDS[kind].name[language]}</h2>}
        draft={draft}
        isBusy={!draft.isDirty}
        save={text.save}
        revert={text.undo}
        more={
          !isSameTemplate(draft.value, original) && (
            <Button title={text.putBackNote} onClick={() => draft.set(original)}>
              {text.putBack}
            </Button>
          )
        }
      />
    </section>
  )
}
