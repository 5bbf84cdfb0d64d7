import type { Signal } from '@preact/signals'
import { type Output, call } from '../../../../client/call.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Field } from '../../../../parts/field.tsx'
import { Form } from '../../../../parts/form.tsx'
import { Day, Given } from '../../../../parts/given.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'
import type { Role } from '../../../../client/may.ts'
import { Panel } from '../../../../parts/rows.tsx'
import { ShownOnce } from '../../../../parts/shown-once.tsx'

const texts = all.team
export type Invited = NonNullable<Output<'POST /api/organizations/{organizationId}/team'>['invitation']>

const offered = (['member', 'viewer', 'admin'] as const).map((role) => [role, all.roles[role]] as const)

interface InviteProps {
  organizationId: string
  /** The invitation whose link is shown; it is shown here too when it was made elsewhere. */
  fresh: Signal<Invited | null>
  refresh: () => Promise<unknown>
}

export function Invite({ organizationId, fresh, refresh }: InviteProps) {
  return (
    <Panel title={texts.invite}>
      <Form
        action={texts.send}
        busy={texts.sending}
        faults={{ 'organizations.already_member': 'email' }}
        send={async ({ email = '', role }, form) => {
          const { invitation } = await call('POST /api/organizations/{organizationId}/team', {
            organizationId,
            action: 'invite',
            email,
            role: role as Role,
          })
          form.reset()
          fresh.value = invitation ?? null
          announce(texts.ready)
          await refresh()
        }}
      >
        <div class="pair">
          <Field label={all.email} name="email" type="email" autocomplete="off" required />
          <Field label={texts.role} name="role" options={offered} value="member" />
        </div>
      </Form>
      <p class="hint">{texts.hint}</p>
      {fresh.value && <InvitationLink invitation={fresh.value} close={() => (fresh.value = null)} />}
    </Panel>
  )
}

const InvitationLink = ({ invitation, close }: { invitation: Invited; close: () => void }) => (
  <ShownOnce title={texts.ready} values={[[texts.link, invitation.link]]} close={close}>
    {invitation.mailed ? texts.wentTo : texts.sendTo}
    <Given>{invitation.email}</Given>
    {texts.worksUntil}
    <Day at={invitation.expiresAt} />
    {texts.notAgain}
  </ShownOnce>
)
