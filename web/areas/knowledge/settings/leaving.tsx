import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { shared as texts } from '../../../texts/en/knowledge-settings.ts'
import { unlessGone } from '../../../client/refusal.ts'

interface LeavingProps {
  /** The organization that it is shared with. */
  organizationId: string
  kbId: string
  name: string
}

/** Who shares a base of others, and how to end that: for admins of the organization that it is shared with. */
export function Leaving({ organizationId, kbId, name }: LeavingProps) {
  const { route } = useLocation()
  const { reading, again } = useRead(
    () => call('GET /api/organizations/{organizationId}/received-shares', { organizationId }),
    [organizationId, kbId],
  )
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  const share = now.value.shares.find((one) => one.kbId === kbId)
  if (!share) return null
  async function leave() {
    const question = { title: texts.leaveTitle(name), text: texts.leaveWhat, action: texts.leaveAct }
    if (!(await confirmed(question))) return
    await call('DELETE /api/organizations/{organizationId}/received-shares/{kbId}', {
      organizationId,
      kbId,
    }).catch(unlessGone)
    toast(texts.left(name))
    route('/knowledge')
  }
  return (
    <section class="panel" aria-labelledby="base-leaving">
      <h2 id="base-leaving">{texts.title}</h2>
      <p dir="auto">{texts.by(share.offeredBy.organizationName)}</p>
      <p class="actions">
        <Button kind="danger" act={leave}>
          {texts.leave}
        </Button>
      </p>
    </section>
  )
}
