import { useSignal } from '@preact/signals'
import { type Input, call } from '../../../client/call.ts'
import { messageOf } from '../../../client/refusal.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Field } from '../../../parts/field.tsx'
import type { Values } from '../../../parts/form.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { newProject as texts } from '../../../texts/en/projects.ts'
import type { Project } from '../acts/project.ts'
import type { Listed } from './load.ts'
import { Starts } from './starts.tsx'
import { FormDialog } from '../../../parts/form-dialog.tsx'

interface NewProjectProps {
  organizationId: string
  listed: Listed
  isOpen: boolean
  close: () => void
  created: (project: Project) => void
}

type New = Input<'POST /api/projects'>
const keys = repeatKeys()

/** What is sent for what was filled in: a kind of project, or one to copy from. */
function newOf(organizationId: string, { name = '', description, start, templateId }: Values): New {
  const its = { organizationId, name, ...(description && { description }) }
  if (start === 'copy') return { ...its, templateId: templateId ?? '' }
  return { ...its, templateType: start as NonNullable<New['templateType']> }
}

/** The form of a new project, over the list. */
export function NewProject({ organizationId, listed, isOpen, close, created }: NewProjectProps) {
  const start = useSignal('qa')
  async function send(values: Values) {
    const wanted = newOf(organizationId, values)
    const project = await call('POST /api/projects', wanted, { idempotencyKey: keys.keyFor(wanted) })
    keys.renew()
    close()
    created(project)
  }
  function choose(wanted: string) {
    start.value = wanted
    if (wanted !== 'copy') return
    listed.rest().catch((error: unknown) => toast(messageOf(error), { kind: 'fault' }))
  }
  return (
    <FormDialog
      title={texts.title}
      isOpen={isOpen}
      close={close}
      isWide
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
        lines={2}
        maxLength={10_000}
      />
      <Starts start={start.value} choose={choose} others={listed.projects.value} />
    </FormDialog>
  )
}
