import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Field } from '../../../parts/field.tsx'
import type { Values } from '../../../parts/form.tsx'
import { newBase as texts } from '../../../texts/en/knowledge.ts'
import type { KnowledgeBase } from '../parts/types.ts'
import { FormDialog } from '../../../parts/form-dialog.tsx'

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
    <FormDialog
      title={texts.title}
      isOpen={isOpen}
      close={close}
      action={texts.create}
      busy={texts.creating}
      send={send}
      cancel={texts.cancel}
    >
      <Field label={texts.name} name="name" autocomplete="off" dir="auto" maxLength={200} required />
      <Field
        label={texts.description}
        name="description"
        hint={texts.descriptionHint}
        lines={3}
        maxLength={10_000}
      />
    </FormDialog>
  )
}
