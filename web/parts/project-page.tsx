import type { ComponentChildren } from 'preact'
import { useRoute } from 'preact-iso'
import type { Role } from '../client/may.ts'
import { organizations } from '../client/session.ts'
import { Gone } from './project-page/gone.tsx'
import { isGone } from '../client/refusal.ts'
import { type Project, useProjectOf } from './project-page/use-project.ts'
import { Sided } from './sidebar.tsx'
import { Failed, Loading } from './states.tsx'

export type { Project } from './project-page/use-project.ts'

export interface OfProject {
  project: Project
  /** What the person who looks is in the organization of the project. */
  role: Role | undefined
}

interface ProjectPageProps {
  /** What the page is called until it says it itself. */
  title: string
  children: (of: OfProject) => ComponentChildren
}

/** A page of a project: its navigation, the states in which there is no project to show, and else its content. Each project has a state of its own. */
export function ProjectPage(props: ProjectPageProps) {
  const { projectId = '' } = useRoute().params
  return <Shown key={projectId} projectId={projectId} {...props} />
}

function Shown({ projectId, title, children }: ProjectPageProps & { projectId: string }) {
  const { project, error, again } = useProjectOf(projectId)
  if (isGone(error.value)) return <Gone />
  const now = project.value
  return (
    <Sided kind="project" id={projectId} name={now?.name}>
      {now ? (
        children({ project: now, role: roleIn(now) })
      ) : error.value === null ? (
        <Loading />
      ) : (
        <>
          <h1>{title}</h1>
          <Failed error={error.value} retry={again} />
        </>
      )}
    </Sided>
  )
}

const roleIn = (project: Project) =>
  organizations.value.find(({ organizationId }) => organizationId === project.organizationId)?.role
