import { useLocation } from 'preact-iso'
import { texts } from '../texts/en/project-nav.ts'
import { projectEntries } from './project-nav/entries.ts'
import { PageTabs } from './page-tabs.tsx'
import './project-nav.css'

interface ProjectNavProps {
  projectId: string
  /** Its name; left out where the page itself is headed by it. */
  name?: string
}

/** The way between the pages of a project. */
export function ProjectNav({ projectId, name }: ProjectNavProps) {
  const { path } = useLocation()
  const entries = projectEntries(projectId, path)
  return (
    <nav class="project-nav" aria-label={texts.pages}>
      <p class="project-path">
        <a href="/projects">{texts.projects}</a>
        {name !== undefined && (
          <a href={`/projects/${projectId}`} class="project-name" dir="auto">
            {name}
          </a>
        )}
      </p>
      {entries.length > 1 && <PageTabs tabs={entries} />}
    </nav>
  )
}
