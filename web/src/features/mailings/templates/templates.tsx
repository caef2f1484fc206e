import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { useSearchState } from '../../../ui/search-state.ts'
import shared from '../messages.module.css'
import { PLACE } from '../place.ts'
import { type KindTemplate, useTemplates } from '../use-messages.ts'
import { TemplateEditor } from './template-editor.tsx'
import styles from './templates.module.css'
import { templatesText } from './text.ts'

/** The words of each kind of message, in both languages. */
export function Templates() {
  const text = useText(templatesText)
  const query = useTemplates()
  return (
    <div className={styles.templates}>
      <p className={shared.note}>{text.lead}</p>
      <Loaded query={query}>
        {({ templates }) => <Chosen templates={templates} readAgain={query.refetch} />}
      </Loaded>
    </div>
  )
}

function Chosen({ templates, readAgain }: { templates: KindTemplate[]; readAgain: () => Promise<unknown> }) {
  const text = useText(templatesText)
  const language = useLanguage((state) => state.language)
  const { state: place, change } = useSearchState(PLACE)
  const chosen = templates.find(({ kind }) => kind === place.kind) ?? templates[0]
  return (
    <div className={styles.sides}>
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
      {chosen && <TemplateEditor key={chosen.kind} stored={chosen} readAgain={readAgain} />}
    </div>
  )
}
