import type { History } from '@recruit/chassis/audit-log/audit-log'
import type { Author } from '@recruit/contract/fields/history-authors'
import type { MemberStore } from '../member.model.ts'

/** A page of changes of keys and members, newest first, with the members' names. */
export async function readHistory(history: History, members: MemberStore, form: { before?: number }) {
  const page = await history.read<Author>(form)
  const ids = page.history.flatMap(({ about }) => about ?? [])
  const names = await members.names([...new Set(ids)])
  const named = page.history.map(({ about, ...entry }) => {
    const name = about && names.get(about)
    return { ...entry, ...(about && { id: about }), ...(name && { name }) }
  })
  return { history: named, next: page.next }
}
