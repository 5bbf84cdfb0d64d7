import { useRoute } from 'preact-iso'
import { Gone } from '../../parts/project-page/gone.tsx'
import { isGone } from '../../client/refusal.ts'
import { Sided } from '../../parts/sidebar.tsx'
import { Failed, Loading } from '../../parts/states.tsx'
import { texts } from '../../texts/en/project.ts'
import { Home } from './project/home.tsx'
import { useProject } from './project/use-project.ts'
import './project/sections.css'
import './project/project.css'

/** Each project has a state of its own: what comes late of one that was left changes nothing of the next. */
export function Page() {
  const { projectId = '' } = useRoute().params
  return <Shown key={projectId} projectId={projectId} />
}

function Shown({ projectId }: { projectId: string }) {
  const opened = useProject(projectId)
  const { record: project, error, again } = opened
  const now = project.value
  if (!now && isGone(error.value)) return <Gone />
  return (
    <Sided kind="project" id={projectId} name={now?.name}>
      {now ? (
        <Home opened={opened} project={now} />
      ) : error.value ? (
        <>
          <h1>{texts.project}</h1>
          <Failed error={error.value} retry={again} />
        </>
      ) : (
        <Loading />
      )}
    </Sided>
  )
}
