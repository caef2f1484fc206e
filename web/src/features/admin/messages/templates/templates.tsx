import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { useState } from 'react'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { ask } from '../../../../ui/feedback/alerts.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { frameText } from '../../frame-text.ts'
import shared from '../messages.module.css'
import { usePlace } from '../place.ts'
import { type KindTemplate, useTemplates } from '../use-messages.ts'
import { TemplateEditor } from './template-editor.tsx'
import styles from './templates.module.css'
import { templatesText } from './text.ts'

/** The words of each kind of message, in both languages. */
export function Templates() {
  const text = useText(templatesText)
  return (
    <div className={styles.templates}>
      <p className={shared.note}>{text.lead}</p>
      <Loaded query={useTemplates()}>{({ templates }) => <Chosen templates={templates} />}</Loaded>
    </div>
  )
}

function Chosen({ templates }: { templates: KindTemplate[] }) {
  const text = { ...useText(frameText), ...useText(templatesText) }
  const language = useLanguage((state) => state.language)
  const { place, change } = usePlace()
  const [isDirty, setDirty] = useState(false)
  const chosen = templates.find(({ kind }) => kind === place.kind) ?? templates[0]
  const choose = async (kind: KindTemplate['kind']) => {
    if (kind === chosen?.kind || (isDirty && !(await ask(text.leave, text.leaveYes, text.stay)))) return
    change({ kind })
  }
  return (
    <div className={styles.sides}>
      <nav aria-label={text.kinds}>
        <ul className={`${shared.choices} ${styles.kinds}`}>
          {templates.map(({ kind, version }) => (
            <li key={kind}>
              <button
                type="button"
                aria-current={kind === chosen?.kind || undefined}
                onClick={() => void choose(kind)}
              >
                <strong>{MESSAGE_KINDS[kind].name[language]}</strong>
                <span>{version === 0 ? text.original : text.changed}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {chosen && <TemplateEditor key={chosen.kind} stored={chosen} onDirty={setDirty} />}
    </div>
  )
}
