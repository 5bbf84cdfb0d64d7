import { useRoute } from 'preact-iso'
import { call } from '../../client/call.ts'
import { type OfProject, ProjectPage } from '../../parts/project-page.tsx'
import { useRead } from '../../parts/read.ts'
import { Loading } from '../../parts/states.tsx'
import { defect as texts } from '../../texts/en/quality-defects.ts'
import { DefectPage } from './defect/defect-page.tsx'
import { Unread } from './parts/gone.tsx'
import './parts/quality.css'
import './defect/defect.css'

/** A defect: what is known of it, and what becomes of it. */
export const Page = () => <ProjectPage title={texts.title}>{(of) => <Opened {...of} />}</ProjectPage>

function Opened(of: OfProject) {
  const { defectId = '' } = useRoute().params
  const { reading, again } = useRead(() => call('GET /api/qa/defects/{defectId}', { defectId }), [defectId])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'ready') return <DefectPage key={defectId} {...of} first={now.value} />
  return (
    <Unread {...texts} error={now.error} again={again} href={`/projects/${of.project.projectId}/defects`} />
  )
}
