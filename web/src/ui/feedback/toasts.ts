import { create } from 'zustand'

const SHOWN_FOR = 6000

interface Toasts {
  toasts: { key: number; message: string }[]
  /** The regions of the open modals, the topmost last. */
  dialogs: string[]
}

export const useToasts = create<Toasts>()(() => ({ toasts: [], dialogs: [] }))
export const openDialog = (id: string) => useToasts.setState(({ dialogs }) => ({ dialogs: [...dialogs, id] }))
export const leaveDialog = (id: string) =>
  useToasts.setState(({ dialogs }) => ({ dialogs: dialogs.filter((one) => one !== id) }))

let count = 0

/** Shows a short message in a corner and to screen readers; it disappears automatically. */
export function toast(message: string) {
  count += 1
  const key = count
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { key, message }] }))
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.key !== key) }))
  }, SHOWN_FOR)
}
