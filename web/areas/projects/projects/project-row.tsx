import { useRef } from 'preact/hooks'
import { type Role, may } from '../../../client/may.ts'
import { Day } from '../../../parts/given.tsx'
import { Menu, type MenuItem } from '../../../parts/menu.tsx'
import { texts } from '../../../texts/en/projects.ts'
import { changeStatus } from '../acts/change-status.ts'
import { duplicate } from '../acts/duplicate.ts'
import { focusBeside } from '../acts/focus-beside.ts'
import type { Project } from '../acts/project.ts'

/** Two lines of it are seen; more would only cost time. */
const shortOf = (description: string) => description.slice(0, 400)

interface ProjectRowProps {
  project: Project
  role: Role
  put: (project: Project) => void
  remove: (project: Project) => void
}

/** A project in the list: what it is, its figures, and what may be done with it. */
export function ProjectRow({ project, role, put, remove }: ProjectRowProps) {
  const { projectId, name, description, templateType, status, stats } = project
  const row = useRef<HTMLLIElement>(null)
  const items: MenuItem[] = [
    { text: texts.duplicate, act: async () => put(await duplicate(project)) },
    {
      text: status === 'archived' ? texts.takeBack : texts.archive,
      async act() {
        const goOn = focusBeside(row.current)
        await changeStatus(project, put)
        setTimeout(goOn)
      },
    },
    ...(may(role, 'admin')
      ? [{ text: texts.delete, kind: 'danger' as const, act: () => remove(project) }]
      : []),
  ]
  return (
    <li ref={row}>
      <div class="what">
        <h2>
          <a href={`/projects/${projectId}`} dir="auto">
            {name}
          </a>
        </h2>
        {description && (
          <p class="about" dir="auto">
            {shortOf(description)}
          </p>
        )}
        <p class="facts">
          <span class="tag">{texts.templates[templateType]}</span>
          {stats.agentRunCount > 0 && <span>{texts.runsIn(stats.agentRunCount)}</span>}
          <span>
            {texts.lastActivity} <Day at={stats.lastActivityAt} />
          </span>
        </p>
      </div>
      {may(role, 'member') && <Menu label={texts.actionsFor(name)} items={items} />}
    </li>
  )
}
