import type { Signal } from '@preact/signals'
import { type Output, call } from '../../../../client/call.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Button } from '../../../../parts/button.tsx'
import { confirmed } from '../../../../parts/confirm.tsx'
import { Day, Given } from '../../../../parts/given.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'
import { Entry, Panel, Rows } from '../../../../parts/rows.tsx'
import type { Pages } from '../../../../parts/use-pages.ts'
import type { Invited } from './invite.tsx'

const texts = all.team
type Invitation = Output<'GET /api/organizations/{organizationId}/invitations'>['invitations'][number]

interface InvitationsProps {
  list: Pages<Invitation>
  organizationId: string
  fresh: Signal<Invited | null>
}

export const Invitations = (props: InvitationsProps) => (
  <Panel title={texts.pending}>
    <Rows list={props.list} empty={texts.nonePending}>
      {(invitation) => <InvitationRow key={invitation.invitationId} invitation={invitation} {...props} />}
    </Rows>
  </Panel>
)

type RowProps = InvitationsProps & { invitation: Invitation }

function InvitationRow({ invitation, list, organizationId, fresh }: RowProps) {
  const { invitationId, email, role, status, expiresAt } = invitation
  async function renew() {
    const route = 'POST /api/organizations/{organizationId}/team'
    const answer = await call(route, { organizationId, action: 'invite', email, role })
    if (answer.invitation) fresh.value = answer.invitation
    await list.refresh()
  }
  async function withdraw() {
    const isSure = await confirmed({
      title: texts.withdrawTitle,
      text: texts.withdrawText,
      action: texts.withdrawAction,
    })
    if (!isSure) return
    const route = 'DELETE /api/organizations/{organizationId}/invitations/{invitationId}'
    await call(route, { organizationId, invitationId })
    announce(texts.withdrawn)
    await list.refresh()
  }
  return (
    <Entry
      what={<Given>{email}</Given>}
      more={
        <>
          {role} · {status === 'expired' ? texts.expired : texts.until}
          <Day at={expiresAt} />
        </>
      }
      acts={
        <>
          <Button small act={renew} label={texts.newLinkFor(email)}>
            {texts.newLink}
          </Button>
          <Button small kind="danger" act={withdraw} busy={texts.withdrawing} label={texts.withdrawOf(email)}>
            {texts.withdraw}
          </Button>
        </>
      }
    />
  )
}
