import type { Signal } from '@preact/signals'
import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { type Role, may } from '../../../client/may.ts'
import { Button } from '../../../parts/button.tsx'
import { Menu, type MenuItem } from '../../../parts/menu.tsx'
import { editing, texts } from '../../../texts/en/project.ts'
import { texts as listTexts } from '../../../texts/en/projects.ts'
import { changeStatus } from '../acts/change-status.ts'
import { DeleteDialog } from '../acts/delete-dialog.tsx'
import { duplicate } from '../acts/duplicate.ts'
import type { Project } from '../acts/project.ts'
import { EditDetails } from './edit-details.tsx'
import type { Opened } from './use-project.ts'

interface HeadingProps {
  opened: Opened
  project: Project
  role: Role | undefined
  isEditing: Signal<boolean>
}

/** What the project is called and about, and what may be done with all of it. */
export function Heading({ opened, project, role, isEditing }: HeadingProps) {
  const { name, description, templateType, status } = project
  return (
    <header class="about-project">
      {isEditing.value ? (
        <EditDetails opened={opened} project={project} close={() => (isEditing.value = false)} />
      ) : (
        <>
          <div class="head">
            <h1 dir="auto">{name}</h1>
            <Acts opened={opened} project={project} role={role} edit={() => void (isEditing.value = true)} />
          </div>
          <p class="tags">
            <span class="tag">{listTexts.templates[templateType]}</span>
            {status === 'archived' && <span class="tag warn">{texts.status.archived}</span>}
          </p>
          {description && <Description key={project.projectId} text={description} />}
        </>
      )}
    </header>
  )
}

const longAt = 500

/** What it is about; a long text shows its beginning first. */
function Description({ text }: { text: string }) {
  const isOpen = useSignal(false)
  const isLong = text.length > longAt || text.split('\n').length > 5
  return (
    <>
      <p class={isLong && !isOpen.value ? 'description short' : 'description'} dir="auto">
        {text}
      </p>
      {isLong && (
        <Button kind="link" expanded={isOpen.value} act={() => void (isOpen.value = !isOpen.value)}>
          {isOpen.value ? texts.less : texts.all}
        </Button>
      )}
    </>
  )
}

interface ActsProps {
  opened: Opened
  project: Project
  role: Role | undefined
  edit: () => void
}

function Acts({ opened, project, role, edit }: ActsProps) {
  const { route } = useLocation()
  const going = useSignal<Project | null>(null)
  if (!may(role, 'member') || opened.isGone.value) return null
  const items: MenuItem[] = [
    {
      text: listTexts.duplicate,
      act: async () => route(`/projects/${(await duplicate(project)).projectId}`),
    },
    {
      text: project.status === 'archived' ? listTexts.takeBack : listTexts.archive,
      act: () => changeStatus(project, opened.put),
    },
    ...(may(role, 'admin')
      ? [{ text: listTexts.delete, kind: 'danger' as const, act: () => void (going.value = project) }]
      : []),
  ]
  return (
    <>
      <Button act={edit} label={editing.edit}>
        {editing.editShort}
      </Button>
      <Menu label={listTexts.actionsFor(project.name)} items={items} />
      <DeleteDialog
        project={going.value}
        close={() => void (going.value = null)}
        deleted={() => route('/projects')}
      />
    </>
  )
}
