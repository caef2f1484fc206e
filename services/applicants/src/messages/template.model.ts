import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { KIND_NAMES, type MessageKind } from '@recruit/contract/mail/kinds'
import type { Template } from '@recruit/contract/mail/template'
import type { Sequelize, Transaction } from 'sequelize'

/** A template's columns, in this table and in a mailing. */
export interface StoredWords {
  subjectKo: string
  textKo: string
  subjectEn: string
  textEn: string
}
export const WORD_COLUMNS =
  'subject_ko AS subjectKo, text_ko AS textKo, subject_en AS subjectEn, text_en AS textEn'
export const templateOf = ({ subjectKo, textKo, subjectEn, textEn }: StoredWords): Template => ({
  ko: { subject: subjectKo, text: textKo },
  en: { subject: subjectEn, text: textEn },
})
export const wordsOf = ({ ko, en }: Template): string[] => [ko.subject, ko.text, en.subject, en.text]

export interface KindTemplate {
  kind: MessageKind
  /** 0: the product's own. */
  version: number
  template: Template
}

const READ = `SELECT kind, version, ${WORD_COLUMNS} FROM message_templates`
const INSERT =
  'INSERT INTO message_templates (kind, subject_ko, text_ko, subject_en, text_en, version) VALUES (?, ?, ?, ?, ?, 1)'
const UPDATE =
  'UPDATE message_templates SET subject_ko = ?, text_ko = ?, subject_en = ?, text_en = ?, version = version + 1 WHERE kind = ?'

/** The templates of each kind, as staff last saved them. */
export function templateStore(db: Sequelize, history: History) {
  const { select } = queriesOf(db)
  type Stored = StoredWords & { kind: MessageKind; version: number }

  async function read(kind: MessageKind, transaction?: Transaction): Promise<KindTemplate> {
    const [row] = await select<Stored>(`${READ} WHERE kind = ?`, [kind], transaction)
    return row
      ? { kind, version: row.version, template: templateOf(row) }
      : { kind, version: 0, template: defaultTemplates[kind] }
  }

  return {
    read,
    list: (): Promise<KindTemplate[]> => Promise.all(KIND_NAMES.map((kind) => read(kind))),

    /** Returns the new version; 'stale' if another one is stored. */
    save: (kind: MessageKind, version: number, template: Template, by: By): Promise<number | 'stale'> =>
      inTransaction(db, async (transaction, { select, write }) => {
        const [row] = await select<Stored>(`${READ} WHERE kind = ? FOR UPDATE`, [kind])
        if ((row?.version ?? 0) !== version) return 'stale'
        if (row) await write(UPDATE, [...wordsOf(template), kind])
        else await write(INSERT, [kind, ...wordsOf(template)])
        await history.append(by, [{ what: 'messageTemplate', to: kind }], transaction)
        return version + 1
      }),
  }
}
