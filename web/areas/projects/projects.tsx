import { call } from '../../client/call.ts'
import { organization } from '../../client/session.ts'
import { Given } from '../../parts/given.tsx'
import { useRead } from '../../parts/read.ts'
import { Failed, Loading } from '../../parts/states.tsx'

export function Page() {
  const organizationId = organization.value?.organizationId
  const { reading, again } = useRead(
    () => call('GET /api/projects', organizationId ? { organizationId } : {}),
    [organizationId],
  )
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  return (
    <>
      <h1>Projects</h1>
      <ul class="rows">
        {now.value.projects.map(({ projectId, name }) => (
          <li key={projectId}>
            <a href={`/projects/${projectId}`}>
              <Given>{name}</Given>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
