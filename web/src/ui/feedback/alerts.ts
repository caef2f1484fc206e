import { create } from 'zustand'

interface Question {
  key: number
  message: string
  /** Absent: the dialog offers no choice. */
  yes?: string
  /** The label of the safe answer, which is then the one to press. */
  no?: string | undefined
  answer: (yes: boolean) => void
}

interface Alerts {
  questions: Question[]
  close: (yes: boolean) => void
}

export const useAlerts = create<Alerts>()((set, get) => ({
  questions: [],
  close: (yes) => {
    const [first, ...rest] = get().questions
    set({ questions: rest })
    first?.answer(yes)
  },
}))

let count = 0
const open = (message: string, yes?: string, no?: string) =>
  new Promise<boolean>((answer) => {
    count += 1
    const question = { key: count, message, answer, no, ...(yes ? { yes } : {}) }
    useAlerts.setState(({ questions }) => ({ questions: [...questions, question] }))
  })

/** Shows a message in a dialog; resolves when it is closed. Replaces `window.alert`. */
export const tell = (message: string): Promise<boolean> => open(message)

/** Asks in a dialog; resolves with whether `yes` was chosen. Where `no` is named, it is marked as the one to press. */
export const ask = (message: string, yes: string, no?: string): Promise<boolean> => open(message, yes, no)
