import { useRoute } from 'preact-iso'
import { ProjectPage } from '../../parts/project-page.tsx'
import { run as texts } from '../../texts/en/quality-runs.ts'
import { RunPage } from './run/run-page.tsx'
import './parts/quality.css'

/** A test run of a project: followed while it goes on, then its report. */
export const Page = () => {
  const { executionId = '' } = useRoute().params
  return (
    <ProjectPage title={texts.title}>
      {(of) => <RunPage key={executionId} {...of} executionId={executionId} />}
    </ProjectPage>
  )
}
