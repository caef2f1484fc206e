/** A value that is stored, and the name of this state of it. */
export interface Stored<V> {
  readonly value: V
  readonly version: string | number
}

/** What one editor holds, apart from the stored value. */
export interface Typing<V> {
  /** Null: nothing is typed, so the stored value is shown. */
  readonly typed: V | null
  /** What `typed` was begun from, and what a save of it names. */
  readonly base: Stored<V> | null
  /** What this window stored last, in force until reading shows it. */
  readonly own: (Stored<V> & { readonly replaces: Stored<V>['version'] }) | null
  readonly sent: V | null
  readonly error: Error | null
}
export type Same<V> = (one: V, other: V) => boolean

export const untyped = <V>(typed: V | null = null, base: Stored<V> | null = null): Typing<V> => ({
  ...{ typed, base },
  ...{ own: null, sent: null, error: null },
})

/** The stored value as far as this window knows: reads that began before its own save do not count. */
export const known = <V>({ own }: Typing<V>, read: Stored<V>): Stored<V> =>
  own && (read.version === own.replaces || read.version === own.version) ? own : read

/** Whether something is typed that is stored nowhere. */
export const isDirty = <V>({ typed, base, ...rest }: Typing<V>, read: Stored<V>, same: Same<V>): boolean =>
  typed !== null &&
  !same(typed, known({ typed, base, ...rest }, read).value) &&
  !(base && same(typed, base.value))

/** What the editor shows, and whether it must ask. */
export function shown<V>(typing: Typing<V>, read: Stored<V>, same: Same<V>) {
  const stored = known(typing, read)
  const dirty = isDirty(typing, read, same)
  const value = dirty || typing.sent !== null ? (typing.typed ?? stored.value) : stored.value
  return {
    value,
    stored,
    isDirty: dirty,
    isSaving: typing.sent !== null,
    /** Another person stored something else since typing began. During a save it may be this window's own. */
    isConflict:
      dirty &&
      typing.sent === null &&
      typing.base?.version !== stored.version &&
      !(typing.base && same(typing.base.value, stored.value)),
  }
}

/** Typed text is based on the stored value of now, or on the base of earlier typing. */
export const type = <V>(now: Typing<V>, typed: V, read: Stored<V>, same: Same<V>): Typing<V> => ({
  ...now,
  typed,
  base: now.base && isDirty(now, read, same) ? now.base : known(now, read),
})

/** What is typed is being saved. */
export const send = <V>(now: Typing<V>, read: Stored<V>, same: Same<V>): Typing<V> => {
  const { value, stored } = shown(now, read, same)
  return { ...now, typed: value, base: stored, sent: value, error: null }
}

/** It was stored. Later typing stays, based on the stored value; `onTop` rebases it. */
export function saved<V>(
  now: Typing<V>,
  stored: Stored<V>,
  same: Same<V>,
  onTop: (typed: V, sent: V, stored: V) => V,
): Typing<V> {
  const { typed, sent, base } = now
  const isMore = typed !== null && sent !== null && !same(typed, sent)
  return {
    typed: isMore ? onTop(typed, sent, stored.value) : null,
    base: stored,
    own: { ...stored, replaces: base?.version ?? stored.version },
    sent: null,
    error: null,
  }
}

/** Not stored, or unknown: the typed text stays, and the next read shows what is stored. */
export const failed = <V>(now: Typing<V>, error: Error): Typing<V> => ({
  ...now,
  own: null,
  sent: null,
  error,
})

/**
 * After each read: this window's save is shown now, and only reads count from here on. Typed text is dropped where it
 * equals the stored value: typed back, or saved by a call whose answer was lost.
 */
export function settled<V>(now: Typing<V>, read: Stored<V>, same: Same<V>): Typing<V> {
  const { typed, base, own, sent, error } = now
  const isRead = own !== null && own.replaces !== own.version && read.version !== own.replaces
  const isKept = typed === null || sent !== null || isDirty(now, read, same)
  // A failed save of an unchanged value is reported too.
  const isStored = !isKept && (error === null || known(now, read).version !== base?.version)
  if (!isRead && !isStored) return now
  return {
    ...(isStored ? revert(now) : now),
    own: isRead ? { ...own, replaces: own.version } : own,
  }
}

/** The person chose her own version: the next save replaces the stored one. */
export const keepMine = <V>(now: Typing<V>, read: Stored<V>): Typing<V> => ({
  ...now,
  base: known(now, read),
  error: null,
})

/** Shows the stored value again instead of the typed one. */
export const revert = <V>(now: Typing<V>): Typing<V> => ({ ...now, typed: null, base: null, error: null })
