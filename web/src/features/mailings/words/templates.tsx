import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
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
import { templatesText } from './text.ts'
import styles from './words.module.css'
import { useAskOneHalf, WordsDraft } from './words-editor.tsx'

/** The words of each kind of message, in both languages. */
export function Templates() {
  const text = useText(templatesText)
  const query = useTemplates()
  return (
    <div className={shared.part}>
      <p className={page.quiet}>{text.lead}</p>
      <Loaded query={query}>
        {({ templates }) => <Chosen templates={templates} readAgain={query.refetch} />}
      </Loaded>
    </div>
  )
}

function Chosen({ templates, readAgain }: { templates: KindTemplate[]; readAgain: () => Promise<unknown> }) {
  const { text, language } = useTranslation(templatesText)
  const { state: place, change } = useSearchState(PLACE)
  const isFolded = useMedia(CARDS)
  const chosen = templates.find(({ kind }) => kind === place.kind) ?? templates[0]
  return (
    <div className={styles.byKind}>
      {isFolded ? (
        <SelectField
          id="template-kind"
          label={text.kinds}
          value={chosen?.kind ?? ''}
          options={templates.map(({ kind, version }) => ({
            value: kind,
            label: `${MESSAGE_KINDS[kind].name[language]} · ${version === 0 ? text.original : text.changed}`,
          }))}
          onChange={(kind) => change({ kind: kind || null })}
        />
      ) : (
        <nav aria-label={text.kinds}>
          <ul className={`${shared.choices} ${styles.kinds}`}>
            {templates.map(({ kind, version }) => (
              <li key={kind}>
                <button
                  type="button"
                  aria-current={kind === chosen?.kind || undefined}
                  onClick={() => kind !== chosen?.kind && change({ kind })}
                >
                  <strong>{MESSAGE_KINDS[kind].name[language]}</strong>
                  <span>{version === 0 ? text.original : text.changed}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
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
      <h2>{MESSAGE_KINDS[kind].name[language]}</h2>
      <WordsDraft
        kind={kind}
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
