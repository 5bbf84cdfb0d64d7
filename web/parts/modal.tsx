import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'

interface ModalProps {
  title: string
  isOpen: boolean
  close: () => void
  children: ComponentChildren
  isWide?: boolean
}

/** A dialog over the page. What was typed in it stays when it is closed and opened again; the focus goes back to where it was. */
export function Modal({ title, isOpen, close, children, isWide }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    else if (!isOpen) dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} aria-labelledby={id} class={isWide ? 'wide-dialog' : undefined} onClose={close}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
