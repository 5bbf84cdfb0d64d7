import { useLocation } from 'preact-iso'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { texts } from '../texts/en/project-nav.ts'
import { projectEntries } from './project-nav/entries.ts'
import './project-nav.css'

interface ProjectNavProps {
  projectId: string
  /** Its name; left out where the page itself is headed by it. */
  name?: string
}

/** The way between the pages of a project. It scrolls to the side within itself, and begins where the page that is shown can be seen. */
export function ProjectNav({ projectId, name }: ProjectNavProps) {
  const { path } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const entries = projectEntries(projectId, path)
  useLayoutEffect(() => {
    const [box, current] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (box && current) box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2
  }, [path])
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
      {entries.length > 1 && (
        <ul class="tabs" ref={list}>
          {entries.map(({ href, text, current }) => (
            <li key={href}>
              <a href={href} aria-current={current}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
