import {
  createContext,
  type FormHTMLAttributes,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../controls/button.tsx'
import styles from '../layout/page.module.css'
import summary from './form.module.css'
import { formText } from './text.ts'

/** What is wrong, by the id of the control, in the form's order; anything but a text: nothing is. */
export type Wrong = Record<string, string | false | null | undefined>

interface Rules {
  wrong?: Wrong
  /** A press does nothing: something is being sent, or there is nothing to send. */
  isBusy?: boolean
  send: () => unknown
  /** All errors are listed above the fields, and the list takes the focus. */
  hasSummary?: boolean
}

/** Checks and sends a form; a press that finds errors shows them and focuses the first control, or their list. */
export function useForm({ wrong = {}, isBusy = false, send, hasSummary = false }: Rules) {
  const [attempt, setAttempt] = useState(0)
  const found = Object.entries(wrong).flatMap(([id, message]) => (message ? [{ id, message }] : []))
  return {
    attempt,
    hasSummary,
    isBusy,
    mistakes: attempt > 0 ? found : [],
    submit: () => {
      if (isBusy) return
      const [first] = found
      setAttempt((before) => (first ? before + 1 : 0))
      if (!first) send()
      else if (!hasSummary) document.getElementById(first.id)?.focus()
    },
  }
}
export type FormState = ReturnType<typeof useForm>

/** One value while nothing is wrong, so that typing redraws no other field. */
const NONE: ReadonlyMap<string, string> = new Map()
const Errors = createContext(NONE)

/** The errors that the last press of the surrounding form found, by their controls. */
export const useFormErrors = () => useContext(Errors)
export const useFormError = (id: string): string | undefined => useFormErrors().get(id)

/** Lets the fields inside show the errors of a form that is sent from outside of them. */
export const FormErrors = ({ form, children }: { form: FormState; children: ReactNode }) => (
  <Errors value={errorsOf(form)}>{children}</Errors>
)
const errorsOf = ({ mistakes }: FormState) =>
  mistakes.length === 0 ? NONE : new Map(mistakes.map(({ id, message }) => [id, message]))

type Native = Pick<FormHTMLAttributes<HTMLFormElement>, 'id' | 'className' | 'aria-label' | 'aria-labelledby'>
interface Props extends Native {
  form: FormState
  /** The label of the submitting button; absent: the form draws its buttons itself, or its dialog does. */
  submit?: string
  look?: 'primary' | 'plain'
  /** Replaces the label while the form is being sent. */
  waiting?: string
  more?: ReactNode
  children: ReactNode
}

/** A form: its fields show their errors themselves, by their ids. */
export function Form({ form, submit, look = 'primary', waiting, more, children, ...native }: Props) {
  return (
    <form
      noValidate
      className={styles.form}
      {...native}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {form.hasSummary && <ErrorSummary mistakes={form.mistakes} attempt={form.attempt} />}
      <FormErrors form={form}>{children}</FormErrors>
      {submit && (
        <div className={styles.actions}>
          <Button
            type="submit"
            look={look}
            busy={form.isBusy}
            {...(waiting && { waiting: form.isBusy && waiting })}
          >
            {submit}
          </Button>
          {more}
        </div>
      )}
    </form>
  )
}

export interface Mistake {
  id: string
  message: string
  /** What to do before, when the control is on another page. */
  go?: () => void
}

/** All errors of a form; it takes the focus whenever `attempt` grows, and each line focuses its control. */
export function ErrorSummary({ mistakes, attempt }: { mistakes: Mistake[]; attempt: number }) {
  const text = useText(formText)
  const box = useRef<HTMLElement>(null)
  const heading = useId()
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (mistakes.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={heading} className={summary.summary}>
      <h2 id={heading}>{text.problems}</h2>
      <ul>
        {mistakes.map(({ id, message, go }) => (
          <li key={id}>
            <button
              type="button"
              className={summary.go}
              onClick={() => (go ? go() : document.getElementById(id)?.focus())}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
