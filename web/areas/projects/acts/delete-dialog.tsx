import { call } from '../../../client/call.ts'
import { Refusal, unlessGone } from '../../../client/refusal.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { isSameName } from '../../../parts/same-name.ts'
import { toast } from '../../../parts/toasts.tsx'
import { deletion } from '../../../texts/en/projects.ts'
import type { Project } from './project.ts'

interface DeleteDialogProps {
  project: Project | null
  close: () => void
  deleted: (project: Project) => void
}

/** Says what goes with a project, and asks for its name before it does. */
export function DeleteDialog({ project, close, deleted }: DeleteDialogProps) {
  async function send({ name: typed = '' }: Record<string, string>) {
    if (!project) return
    const { projectId, name } = project
    if (!isSameName(typed, name))
      throw new Refusal(400, {
        message: deletion.differs,
        details: [{ path: 'name', message: deletion.differs }],
      })
    await call('DELETE /api/projects/{projectId}', { projectId }).catch(unlessGone)
    close()
    toast(deletion.deleted(name))
    deleted(project)
  }
  return (
    <Modal title={deletion.title} isOpen={project !== null} close={close}>
      {project && (
        <>
          <p dir="auto">{deletion.what(project.name)}</p>
          <p>
            {deletion.purged(
              deletion.files(project.stats.fileCount),
              deletion.runs(project.stats.agentRunCount),
            )}
          </p>
          <Form
            key={project.projectId}
            action={deletion.delete}
            busy={deletion.deleting}
            kind="danger"
            send={send}
            beside={<Button act={close}>{deletion.cancel}</Button>}
          >
            <Field label={deletion.type} name="name" autocomplete="off" dir="auto" required />
          </Form>
        </>
      )}
    </Modal>
  )
}
