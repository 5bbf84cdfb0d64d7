import { ProjectPage } from '../../parts/project-page.tsx'
import { backlog as texts } from '../../texts/en/stories.ts'
import { Backlog } from './backlog/backlog.tsx'
import './parts/parts.css'
import './backlog/backlog.css'

export const Page = () => (
  <ProjectPage title={texts.title}>
    {({ project, role }) => <Backlog key={project.projectId} project={project} role={role} />}
  </ProjectPage>
)
