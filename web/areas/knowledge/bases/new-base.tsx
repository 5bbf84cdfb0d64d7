import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { newBase as texts } from '../../../texts/en/knowledge.ts'
import type { KnowledgeBase } from '../parts/types.ts'

interface NewBaseProps {
  organizationId: string
  isOpen: boolean
  close: () => void
  created: (base: KnowledgeBase) => void
}

const keys = repeatKeys()

/** The form of a new knowledge base, over the list. */
export function NewBase({ organizationId, isOpen, close, created }: NewBaseProps) {
  async function send({ name = '', description = '' }: Values) {
    const wanted = { organizationId, name, description }
    const base = await call('POST /api/knowledge-bases', wanted, { idempotencyKey: keys.keyFor(wanted) })
    keys.renew()
    close()
    created(base)
  }
  return (
    <Modal title={texts.title} isOpen={isOpen} close={close}>
      <Form
        action={texts.create}
        busy={texts.creating}
        send={send}
        beside={<Button act={close}>{texts.cancel}</Button>}
      >
        <Field label={texts.name} name="name" autocomplete="off" dir="auto" maxLength={200} required />
        <Field
          label={texts.description}
          name="description"
          hint={texts.descriptionHint}
          lines={3}
          maxLength={10_000}
        />
      </Form>
    </Modal>
  )
}
