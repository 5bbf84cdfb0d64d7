import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/stories-risks.ts'
import { Risks } from './risks/risks.tsx'
import './parts/parts.css'
import './risks/risks.css'

export const Page = () => (
  <ProjectPage title={texts.title}>
    {({ project }) => <Risks key={project.projectId} project={project} />}
  </ProjectPage>
)
