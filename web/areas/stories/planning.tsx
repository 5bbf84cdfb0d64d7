import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/stories-planning.ts'
import { Planning } from './planning/planning.tsx'
import './parts/parts.css'
import './planning/planning.css'

export const Page = () => (
  <ProjectPage title={texts.title}>
    {({ project, role }) => <Planning key={project.projectId} project={project} role={role} />}
  </ProjectPage>
)
