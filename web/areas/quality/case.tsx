import { useRoute } from 'preact-iso'
import { call } from '../../client/call.ts'
import { type OfProject, ProjectPage } from '../../parts/project-page.tsx'
import { useRead } from '../../parts/read.ts'
import { Loading } from '../../parts/states.tsx'
import { texts } from '../../texts/en/quality-case.ts'
import { Unread } from './parts/gone.tsx'
import { CasePage } from './case/case-page.tsx'
import './parts/quality.css'
import './case/case.css'

/** A test case: all of it edited, and what became of it. */
export const Page = () => <ProjectPage title={texts.title}>{(of) => <Opened {...of} />}</ProjectPage>

function Opened(of: OfProject) {
  const { testCaseId = '' } = useRoute().params
  const { reading, again } = useRead(
    () => call('GET /api/qa/test-cases/{testCaseId}', { testCaseId }),
    [testCaseId],
  )
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'ready') return <CasePage key={testCaseId} {...of} first={now.value} />
  const { projectId } = of.project
  return <Unread {...texts} error={now.error} again={again} href={`/projects/${projectId}/cases`} />
}
