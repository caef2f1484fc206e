import styles from './toast.module.css'
import { useToasts } from './toasts.ts'

/** Shows the toasts; the region exists before the first one, so that screen readers hear it. */
export function ToastHost() {
  const toasts = useToasts((state) => state.toasts)
  return (
    <output className={styles.region}>
      {toasts.map(({ key, message }) => (
        <p key={key} className={styles.toast}>
          {message}
        </p>
      ))}
    </output>
  )
}
