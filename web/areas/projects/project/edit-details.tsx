import { useEditing } from '../../../parts/editing.ts'
import { Theirs } from '../../../parts/editing/theirs.tsx'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { texts } from '../../../texts/en/editing.ts'
import { editing } from '../../../texts/en/project.ts'
import type { Project } from '../acts/project.ts'
import { type Change, saveProject } from './save.ts'
import type { Opened } from './use-project.ts'

/** Where what is typed of them is kept. */
export const draftPlace = (projectId: string) => `project ${projectId}`
export const fields = ['name', 'description'] as const

interface EditDetailsProps {
  opened: Opened
  project: Project
  close: () => void
}

/** Name and description, edited where they stand. What is typed outlives a reload, and where two people write the same, both versions are shown. */
export function EditDetails({ opened, project, close }: EditDetailsProps) {
  const { place, base, clash, typed, leave, send, take } = useEditing({
    draft: draftPlace(project.projectId),
    fields,
    record: project,
    first: project.description ? 'name' : 'description',
    save: (read, changed) => saveProject(read, changeOf(changed)),
    put: opened.put,
    refused: opened.refused,
    close,
  })
  const field = fields.find((one) => one === clash.value?.field)
  return (
    <div class="panel editing" ref={place} onInput={typed}>
      <h1 class="visually-hidden">{project.name}</h1>
      <Form
        label={editing.edit}
        action={clash.value ? texts.mine : texts.save}
        busy={texts.saving}
        send={send}
        beside={<Button act={leave}>{texts.cancel}</Button>}
      >
        <Field
          label={editing.name}
          name="name"
          value={base.value.name}
          autocomplete="off"
          dir="auto"
          maxLength={200}
          required
        />
        <Field
          label={editing.description}
          name="description"
          value={base.value.description}
          lines={4}
          maxLength={10_000}
        />
        {field && (
          <Theirs
            words={editing.clash[field]}
            text={base.value[field]}
            take={() => take({ [field]: base.value[field] })}
          />
        )}
      </Form>
    </div>
  )
}

const changeOf = ({ name, description }: Record<string, string | null>): Change => ({
  ...(name && { name }),
  ...(description !== undefined && { description: description ?? '' }),
})
