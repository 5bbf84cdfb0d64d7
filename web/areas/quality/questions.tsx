import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/quality-questions.ts'
import { Questions } from './questions/questions.tsx'
import './parts/quality.css'
import './questions/questions.css'

/** Questions about testing, answered out of articles. */
export const Page = () => (
  <ProjectPage title={texts.title}>
    {({ project }) => <Questions organizationId={project.organizationId} />}
  </ProjectPage>
)
