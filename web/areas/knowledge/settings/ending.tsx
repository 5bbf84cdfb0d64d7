import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { Refusal, unlessGone } from '../../../client/refusal.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import type { Values } from '../../../parts/form.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts as words } from '../../../texts/en/knowledge.ts'
import { ending as texts } from '../../../texts/en/knowledge-settings.ts'
import type { OfBase } from '../parts/base-page.tsx'
import type { KnowledgeBase } from '../parts/types.ts'
import { FormDialog } from '../../../parts/form-dialog.tsx'

/** A base that is not needed any more: archived with a way back, or deleted for good. */
export function Ending({ base, opened, rights }: OfBase) {
  const { kbId: id, name, status } = base
  const isGoing = useSignal(false)
  const isArchived = status === 'archived'
  const put = async (to: 'active' | 'archived') =>
    opened.put(await call('PATCH /api/knowledge-bases/{id}', { id, status: to }))
  async function turn() {
    await put(isArchived ? 'active' : 'archived')
    toast(isArchived ? texts.tookBack(name) : texts.archived(name), {
      undo: () => put(isArchived ? 'archived' : 'active'),
    })
  }
  return (
    <section class="panel" aria-labelledby="base-ending">
      <h2 id="base-ending">{texts.title}</h2>
      <p>{texts.archiveHint}</p>
      <p class="actions">
        <Button act={turn} busy={texts.busy}>
          {isArchived ? texts.takeBack : texts.archive}
        </Button>
        {rights.rule && (
          <Button kind="danger" act={() => void (isGoing.value = true)}>
            {texts.delete}
          </Button>
        )}
      </p>
      {rights.rule && (
        <DeleteDialog base={base} isOpen={isGoing.value} close={() => (isGoing.value = false)} />
      )}
    </section>
  )
}

const plain = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

interface DeleteDialogProps {
  base: KnowledgeBase
  isOpen: boolean
  close: () => void
}

/** Says what goes with a base, and asks for its name before it does. */
function DeleteDialog({ base: { kbId: id, name, fileCount }, isOpen, close }: DeleteDialogProps) {
  const { route } = useLocation()
  async function send({ name: typed = '' }: Values) {
    if (plain(typed) !== plain(name))
      throw new Refusal(400, { message: texts.differs, details: [{ path: 'name', message: texts.differs }] })
    await call('DELETE /api/knowledge-bases/{id}', { id }).catch(unlessGone)
    close()
    toast(texts.deleted(name))
    route('/knowledge')
  }
  return (
    <FormDialog
      title={texts.deleteTitle}
      isOpen={isOpen}
      close={close}
      lead={<p dir="auto">{texts.deleteWhat(name, words.files(fileCount))}</p>}
      action={texts.deleteAct}
      busy={texts.deleting}
      kind="danger"
      send={send}
      cancel={texts.cancel}
    >
      <Field label={texts.type} name="name" autocomplete="off" dir="auto" required />
    </FormDialog>
  )
}
