import { ProjectPage } from '../../parts/project-page.tsx'
import { Together } from '../../parts/together.tsx'
import { texts } from '../../texts/en/quality-runs.ts'
import { RunList } from './runs/run-list.tsx'
import './parts/quality.css'
import '../../parts/run/run.css'

/** The test runs of a project over time. */
export const Page = () => (
  <ProjectPage title={texts.title}>
    {(of) => (
      <Together>
        <RunList {...of} />
      </Together>
    )}
  </ProjectPage>
)
