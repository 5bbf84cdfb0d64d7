import { useRoute } from 'preact-iso'
import { call } from '../../client/call.ts'
import { Given } from '../../parts/given.tsx'
import { useRead } from '../../parts/read.ts'
import { Failed, Loading } from '../../parts/states.tsx'

export function Page() {
  const { projectId = '' } = useRoute().params
  const { reading, again } = useRead(() => call('GET /api/projects/{projectId}', { projectId }), [projectId])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  return (
    <h1>
      <Given>{now.value.name}</Given>
    </h1>
  )
}
