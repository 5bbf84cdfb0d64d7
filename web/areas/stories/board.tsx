import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/stories-board.ts'
import { Board } from './board/board.tsx'
import './parts/parts.css'
import './board/board.css'

export const Page = () => (
  <ProjectPage title={texts.title}>
    {({ project, role }) => <Board key={project.projectId} project={project} role={role} />}
  </ProjectPage>
)
