import type { StoredCopy } from './device-store.ts'

/** How the fields of a written value are compared and taken apart. */
export interface Fields<V, F extends keyof V & string> {
  /** What can differ, be chosen and be sent alone, in the order of the screen. A value may have some of its own. */
  namesOf: (values: Partial<V>) => readonly F[]
  /** Whether a field has the same value in both; one that is absent is not the same. */
  isSame: (field: F, whole: V, part: Partial<V>) => boolean
  /** Some fields, with what belongs to them. */
  pick: (values: Partial<V>, fields: readonly F[]) => Partial<V>
  /** The words of a value that is no text itself; without it such a value has none. */
  wordsOf?: (field: F, values: Partial<V>) => string
}

export type Side = 'mine' | 'theirs'

/** A text that was not chosen: it stays on the device so that nothing is lost by a choice. */
export interface DiscardedText<F> {
  field: F
  text: string
  at: number
}

/** This device's text, the last server value it read, and unanswered saves. */
interface Mine<V> {
  values: V
  stored: V
  unanswered: readonly Partial<V>[]
}

/** What one tab has written to this device. */
export interface DeviceCopy<V, F> extends StoredCopy {
  values: V
  /** What the server held when this was typed: fields that differ from it were not stored yet. */
  stored: V
  version: number
  /** What was sent and never answered; copies of earlier releases lack it. */
  sent?: Partial<V>[]
  aside?: DiscardedText<F>[]
  /** The same in reviews' copies of earlier releases. */
  asides?: DiscardedText<F>[]
}

/** What a device holds that the server may not have. */
interface Recovered<V, F> {
  values: V
  stored: V
  unanswered: Partial<V>[]
  discarded: DiscardedText<F>[]
  /** When the text was typed that the author is asked about; null: nothing is asked. */
  mineAt: number | null
}

/** The rules by which two versions of one value become one, and nothing typed is lost. */
export function mergeRules<V, F extends keyof V & string>({
  namesOf,
  isSame,
  pick,
  wordsOf = (field, values) => (typeof values[field] === 'string' ? values[field] : ''),
}: Fields<V, F>) {
  const differing = (one: V, other: V): F[] =>
    namesOf({ ...other, ...one }).filter((field) => !isSame(field, one, other))

  /** Whether this device read or sent the server's value before: then its own text is simply newer. */
  const isOurs = ({ stored, unanswered }: Mine<V>, theirs: V, field: F): boolean =>
    isSame(field, theirs, stored) || unanswered.some((sent) => isSame(field, theirs, sent))

  /** Fields that both sides changed to different values. Only these are asked about. */
  const clashes = (mine: Mine<V>, theirs: V): F[] =>
    namesOf(theirs).filter(
      (field) =>
        !isSame(field, mine.values, theirs) &&
        !isSame(field, mine.values, mine.stored) &&
        !isOurs(mine, theirs, field),
    )

  const discardedText = (field: F, values: Partial<V>, at = Date.now()): DiscardedText<F>[] => {
    const text = wordsOf(field, values)
    return text.trim() ? [{ field, text, at }] : []
  }

  /**
   * A change on one side wins; `sideOf` chooses between two changes, and the other text is discarded. So is that of a
   * field which the other side no longer has.
   */
  function merged(mine: Mine<V>, theirs: V, sideOf: (field: F) => Side) {
    const asked = clashes(mine, theirs)
    const names = namesOf(theirs)
    const kept = names.filter((field) =>
      asked.includes(field) ? sideOf(field) === 'mine' : isOurs(mine, theirs, field),
    )
    const gone = namesOf(mine.values).filter((field) => !names.includes(field))
    return {
      values: { ...theirs, ...pick(mine.values as Partial<V>, kept) },
      discarded: [
        ...asked.flatMap((field) => discardedText(field, kept.includes(field) ? theirs : mine.values)),
        ...gone.flatMap((field) => discardedText(field, mine.values)),
      ],
    }
  }

  /** The texts of a copy that none of the versions shows. */
  const missingFrom = (copy: Pick<DeviceCopy<V, F>, 'values' | 'stored' | 'at'>, shown: V[]) =>
    differing(copy.values, copy.stored)
      .filter((field) => !shown.some((values) => isSame(field, copy.values, values)))
      .flatMap((field) => discardedText(field, copy.values, copy.at))

  /**
   * What only this device holds, from its copies, newest first. Of each field the newest unsaved copy counts; older
   * texts are kept as not chosen. If the server still holds what that copy had read or sent, its text is saved; else
   * the author is asked.
   */
  function recovered(copies: DeviceCopy<V, F>[], server: V): Recovered<V, F> {
    const isNews = (copy: DeviceCopy<V, F>, field: F) =>
      !isSame(field, copy.values, server) && !isSame(field, copy.values, copy.stored)
    let [values, stored] = [server, server]
    const unanswered: Partial<V>[] = []
    let mineAt: number | null = null
    for (const field of namesOf(server)) {
      const copy = copies.find((one) => isNews(one, field))
      if (!copy) continue
      values = { ...values, ...pick(copy.values, [field]) }
      // Of this copy alone: what another tab sent of the field is not what this text was written upon.
      const sent = (copy.sent ?? []).filter((one) => field in one).map((one) => pick(one, [field]))
      // A save that the tab sent on leaving may still be on its way.
      unanswered.push(...sent, pick(copy.values, [field]))
      if (isOurs({ ...copy, unanswered: sent }, server, field)) continue
      stored = { ...stored, ...pick(copy.stored, [field]) }
      mineAt = Math.max(mineAt ?? 0, copy.at)
    }
    const discarded = [
      ...copies.flatMap(({ aside }) => aside ?? []),
      ...copies.flatMap((copy) => missingFrom(copy, [values, server])),
    ]
    return { values, stored, unanswered, discarded, mineAt }
  }

  return { differing, clashes, merged, missingFrom, recovered }
}
