import { useId, useLayoutEffect } from 'react'
import styles from './toast.module.css'
import { leaveDialog, openDialog, useToasts } from './toasts.ts'

/**
 * Shows the toasts; the region exists before the first one, so that screen readers hear it. An open modal makes
 * everything outside inert, so each modal has its own region and the topmost one shows.
 */
export function ToastHost({ isInDialog = false }: { isInDialog?: boolean }) {
  const id = useId()
  useLayoutEffect(() => {
    if (!isInDialog) return
    openDialog(id)
    return () => leaveDialog(id)
  }, [isInDialog, id])
  const isTop = useToasts(({ dialogs }) => dialogs.at(-1) === (isInDialog ? id : undefined))
  const toasts = useToasts((state) => state.toasts)
  return (
    <output className={styles.region}>
      {isTop &&
        toasts.map(({ key, message }) => (
          <p key={key} className={styles.toast}>
            {message}
          </p>
        ))}
    </output>
  )
}
