import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/stories-documents.ts'
import { Documents } from './documents/documents.tsx'
import './parts/parts.css'
import './documents/documents.css'

export const Page = () => (
  <ProjectPage title={texts.title}>
    {({ project }) => <Documents key={project.projectId} project={project} />}
  </ProjectPage>
)
