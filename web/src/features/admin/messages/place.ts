import {
  MESSAGE_KINDS,
  MESSAGE_STATES,
  type MessageState,
  type StoredKind,
} from '@recruit/contract/mail/kinds'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

export const PARTS = ['mailings', 'mailbox', 'templates'] as const
export type Part = (typeof PARTS)[number]

/** What the address of the screen says. */
export interface Place {
  part: Part
  /** The mailing that is looked at, '' for their list. */
  mailing: string
  /** The message that is shown of it. */
  message: string
  /** Own words are being written. */
  isWriting: boolean
  state: MessageState | null
  kind: StoredKind | null
}

const isKind = (kind: string | null): kind is StoredKind =>
  kind !== null && (kind === 'test' || Object.hasOwn(MESSAGE_KINDS, kind))

/** Whatever the address says that the screen does not know counts as not said. */
export function readPlace(address: URLSearchParams): Place {
  const kind = address.get('kind')
  return {
    part: PARTS.find((part) => part === address.get('part')) ?? 'mailings',
    mailing: address.get('mailing') ?? '',
    message: address.get('message') ?? '',
    isWriting: address.get('write') === 'notice',
    state: MESSAGE_STATES.find((state) => state === address.get('state')) ?? null,
    kind: isKind(kind) ? kind : null,
  }
}

export function writePlace({ part, isWriting, state, kind, ...rest }: Partial<Place>): string {
  const said = {
    part: part === 'mailings' ? '' : part,
    ...rest,
    write: isWriting ? 'notice' : '',
    ...{ state, kind },
  }
  const entries = Object.entries(said).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams(entries).toString()
}

/** Where one is. `go` is another place and an entry of the browser's history, `change` the same place told closer. */
export function usePlace() {
  const [address, setAddress] = useSearchParams()
  const place = useMemo(() => readPlace(address), [address])
  return {
    place,
    go: (to: Partial<Place>) => setAddress(writePlace(to)),
    change: (part: Partial<Place>) => setAddress(writePlace({ ...place, ...part }), { replace: true }),
  }
}
