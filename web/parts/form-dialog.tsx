import type { ComponentChildren, ComponentProps } from 'preact'
import { Button } from './button.tsx'
import { Form } from './form.tsx'
import { Modal } from './modal.tsx'

type FormDialogProps = Omit<ComponentProps<typeof Modal> & ComponentProps<typeof Form>, 'beside'> & {
  /** What the button says that closes it without sending. */
  cancel: string
  /** What is said above the form. */
  lead?: ComponentChildren
}

/** A form over the page, with a way back beside its button. */
export const FormDialog = ({
  title,
  isOpen,
  close,
  isWide = false,
  cancel,
  lead,
  ...form
}: FormDialogProps) => (
  <Modal title={title} isOpen={isOpen} close={close} isWide={isWide}>
    {lead}
    <Form {...form} beside={<Button act={close}>{cancel}</Button>} />
  </Modal>
)
