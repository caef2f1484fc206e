import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../controls/button.tsx'
import { Form, type FormState } from '../form/form.tsx'
import { uiText } from '../text.ts'
import { useMoreBelow } from '../windowed/more-below.ts'
import styles from './dialog.module.css'
import { ToastHost } from './toast-host.tsx'

interface Confirm {
  label: string
  busy?: boolean
  /** Without a form of the dialog. */
  onPress?: () => void
  /** The closing answer is the safe one and is marked as the one to press. */
  isRisky?: boolean
}

interface Props {
  title: string
  /** The title names the dialog and is not drawn. */
  hidesTitle?: boolean
  /** A sentence or two below the title; a screen reader reads them, and no other content, with the title. */
  note?: string | undefined
  confirm?: Confirm | false | undefined
  /** The content is this form, and the confirming button sends it. */
  form?: FormState | undefined
  more?: ReactNode
  /** The closing button's label, where it is not 'Cancel'. */
  close?: string
  /** As wide as its table needs, the answers always in sight. */
  isWide?: boolean
  onClose: () => void
  children?: ReactNode
}

/** A question or a small form in front of the page: title, description, content and the answers. */
export function Dialog({
  title,
  hidesTitle,
  note,
  confirm,
  form,
  more,
  close,
  isWide = false,
  onClose,
  children,
}: Props) {
  const text = useText(uiText)
  const heading = useId()
  const description = useId()
  const formId = useId()
  const isConfirmMain = confirm && !confirm.isRisky
  return (
    <Modal
      onEscape={onClose}
      className={`${styles.dialog} ${isWide ? styles.wide : ''}`}
      {...(hidesTitle ? { 'aria-label': title } : { 'aria-labelledby': heading })}
      aria-describedby={note ? description : undefined}
    >
      <div className={styles.message}>
        {!hidesTitle && <h2 id={heading}>{title}</h2>}
        {note && <p id={description}>{note}</p>}
        {form ? (
          <Form id={formId} form={form} className={styles.form}>
            {children}
          </Form>
        ) : (
          children
        )}
      </div>
      <div className={styles.actions}>
        {/* The safe answer comes first, so that a hasty Enter does not confirm. */}
        <Button look={isConfirmMain ? 'plain' : 'primary'} onClick={onClose}>
          {close ?? text.cancel}
        </Button>
        {more}
        {confirm && (
          <Button
            look={isConfirmMain ? 'primary' : 'plain'}
            busy={confirm.busy ?? form?.isBusy ?? false}
            {...(form ? { type: 'submit' as const, form: formId } : { onClick: confirm.onPress })}
          >
            {confirm.label}
          </Button>
        )}
      </div>
    </Modal>
  )
}

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onCancel'> {
  /** Esc was pressed; the element stays open until its owner removes it. */
  onEscape: () => void
  /** It is as high as the window and scrolls within itself. */
  scrolls?: boolean
}

/** A modal while it is mounted: the native element traps the focus and returns it afterwards. */
export function Modal({ onEscape, scrolls = false, className, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const more = useMoreBelow(dialog, scrolls ? 1 : 0)
  // A layout effect ends while the element is still in the page, so that the focus can go back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={[styles.modal, className, more].join(' ')}
      onCancel={(event) => {
        event.preventDefault()
        onEscape()
      }}
      {...rest}
    >
      {children}
      <ToastHost isInDialog />
    </dialog>
  )
}
