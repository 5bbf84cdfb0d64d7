import type { Signal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { knowledge as texts } from '../../../texts/en/project.ts'
import type { KnowledgeBase, Project } from '../acts/project.ts'
import type { Opened } from './use-project.ts'

interface LinkKnowledgeProps {
  opened: Opened
  project: Project
  bases: readonly KnowledgeBase[]
  isOpen: Signal<boolean>
  again: () => Promise<void>
}

const keys = repeatKeys()

/** Links knowledge bases of the organization, and makes the first one where there is none. */
export function LinkKnowledge({ opened, project, bases, isOpen, again }: LinkKnowledgeProps) {
  const { organizationId, knowledgeBaseIds } = project
  const free = bases.filter(({ kbId }) => !knowledgeBaseIds.includes(kbId))
  const close = () => void (isOpen.value = false)
  async function link({ kbId, name }: Pick<KnowledgeBase, 'kbId' | 'name'>) {
    await opened.change((now) => ({ knowledgeBaseIds: [...new Set([...now.knowledgeBaseIds, kbId])] }))
    toast(texts.linked(name))
    close()
  }
  async function create({ name = '' }: Values, form: HTMLFormElement) {
    const wanted = { name, organizationId }
    const made = await call('POST /api/knowledge-bases', wanted, { idempotencyKey: keys.keyFor(wanted) })
    await link(made)
    keys.renew()
    form.reset()
    await again()
  }
  return (
    <Modal title={texts.link} isOpen={isOpen.value} close={close}>
      {free.length > 0 && (
        <>
          <p class="hint">{texts.choose}</p>
          <ul class="rows">
            {free.map((base) => (
              <li key={base.kbId}>
                <div class="what">
                  <b dir="auto">{base.name}</b>
                  <span class="more">{texts.files(base.fileCount)}</span>
                </div>
                <Button small label={texts.linkThis(base.name)} act={() => link(base)}>
                  {texts.linkShort}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="hint">
        {free.length > 0 ? texts.another : bases.length > 0 ? texts.allLinked : texts.noneAtAll}
      </p>
      <Form
        action={texts.create}
        busy={texts.creating}
        kind={free.length > 0 ? 'plain' : 'primary'}
        send={create}
        beside={<Button act={close}>{texts.close}</Button>}
      >
        <Field label={texts.name} name="name" autocomplete="off" dir="auto" maxLength={200} required />
      </Form>
    </Modal>
  )
}
