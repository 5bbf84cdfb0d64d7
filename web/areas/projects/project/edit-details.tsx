import { EditingForm } from '../../../parts/editing/editing-form.tsx'
import { useEditing } from '../../../parts/editing/use-editing.ts'
import { Field } from '../../../parts/field.tsx'
import { editing as texts } from '../../../texts/en/project.ts'
import type { Project } from '../acts/project.ts'
import { type Change, saveProject } from './save.ts'
import type { Opened } from './use-project.ts'

/** Where what is typed of them is kept. */
export const draftPlace = (projectId: string) => `project ${projectId}`
const fields = ['name', 'description'] as const
type EditedField = (typeof fields)[number]

interface EditDetailsProps {
  opened: Opened
  project: Project
  close: () => void
}

/** Name and description, edited where they stand. What is typed outlives a reload, and where two people write the same, both versions are shown. */
export function EditDetails({ opened, project, close }: EditDetailsProps) {
  const editing = useEditing<Project>({
    draft: draftPlace(project.projectId),
    first: project,
    fields,
    async save(read, change) {
      const saved = await saveProject(read, change as Change)
      opened.put(saved)
      return saved
    },
  })
  const field = (name: EditedField) => ({
    name,
    label: texts[name],
    value: editing.draft.value[name],
    write: (text: string) => editing.write({ [name]: text }),
  })
  return (
    <div class="panel editing">
      <h1 class="visually-hidden">{project.name}</h1>
      <EditingForm
        editing={editing}
        label={texts.edit}
        first={project.description ? 'name' : 'description'}
        nameOf={(name) => texts[name as EditedField]}
        refused={opened.refused}
        close={close}
      >
        <Field {...field('name')} autocomplete="off" dir="auto" maxLength={200} required />
        <Field {...field('description')} lines={4} maxLength={10_000} />
      </EditingForm>
    </div>
  )
}
