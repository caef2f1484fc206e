import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { guardPopState } from '../../popstate-guard.ts'
import { ask } from '../../ui/feedback/alerts.ts'
import { frameText } from './frame-text.ts'

type Question = () => Promise<boolean>
/** Of whatever has something unsaved: the screen, or the lists' rows, which outlive theirs. */
const questions = new Set<Question>()

/** Whether to sign out: yes when nothing is unsaved or the person says so, asked once for everything. */
export const mayLeave = async (): Promise<boolean> => {
  const [first] = questions
  return first ? first() : true
}

/** While `isDirty`, signing out and closing the window ask first. */
export function useClosingGuard(isDirty: boolean) {
  const text = useText(frameText)
  useEffect(() => {
    if (!isDirty) return
    const asked = () => ask(text.leave, text.leaveYes, text.stay)
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    questions.add(asked)
    window.addEventListener('beforeunload', stay)
    return () => {
      questions.delete(asked)
      window.removeEventListener('beforeunload', stay)
    }
  }, [isDirty, text])
}

/** The router's count of the entries behind this one; undefined for an address that was typed. */
const indexOf = (state: unknown): number | undefined => {
  const idx: unknown = state && typeof state === 'object' ? Reflect.get(state, 'idx') : undefined
  return typeof idx === 'number' ? idx : undefined
}

/**
 * While `isDirty`, leaving asks first: by a link, by the browser's way back, by a typed address and by closing
 * the window.
 */
export function useLeaveGuard(isDirty: boolean) {
  const text = useText(frameText)
  const navigate = useNavigate()
  // A question that is open already is not asked twice.
  const isAsking = useRef(false)
  useEffect(() => {
    if (!isDirty) return
    const here = indexOf(window.history.state) ?? 0
    let isReturning = false
    const ended = new AbortController()
    const before = { capture: true, signal: ended.signal }

    const end = () => {
      guardPopState(null)
      ended.abort()
    }
    const asked = async () => {
      if (isAsking.current) return false
      isAsking.current = true
      const yes = await ask(text.leave, text.leaveYes, text.stay).finally(() => {
        isAsking.current = false
      })
      if (yes) end()
      return yes
    }
    questions.add(asked)
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
      const to = link?.getAttribute('href')?.slice(1)
      if (!to || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      void asked().then((yes) => yes && navigate(to))
    }
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      if (isReturning) {
        isReturning = false
        return
      }
      // The address has changed already: back to ours, then ask, then on to where it was going.
      const way = (indexOf(event.state) ?? here + 1) - here
      isReturning = true
      window.history.go(-way)
      void asked().then((yes) => yes && window.history.go(way))
    }
    document.addEventListener('click', onClick, before)
    guardPopState(onPop)
    window.addEventListener('beforeunload', (event) => event.preventDefault(), before)
    return () => {
      questions.delete(asked)
      end()
    }
  }, [isDirty, text, navigate])
}
