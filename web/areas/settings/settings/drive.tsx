import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { ConnectionState } from '../../../parts/drive/connection-state.tsx'
import { tellOutcome } from '../../../parts/drive/tell-outcome.ts'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import type { SectionProps } from './sections.ts'

/** The drive that folders of all knowledge bases of the organization come from. */
export function Section({ organization: { organizationId } }: SectionProps) {
  const { reading, again } = useRead(
    () => call('GET /api/organizations/{organizationId}/drive', { organizationId }),
    [organizationId],
  )
  useEffect(tellOutcome, [])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  return (
    <ConnectionState
      connection={now.value}
      organizationId={organizationId}
      returnTo="/settings"
      mayRule
      changed={again}
    />
  )
}
