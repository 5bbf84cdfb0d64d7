import { useEffect } from 'preact/hooks'
import { call } from '../client/call.ts'
import {
  type Invitation,
  type OrganizationChoice,
  invitations,
  organizations,
  person,
  readInvitations,
  readOrganizations,
} from '../client/session.ts'
import { announce } from '../parts/announce.tsx'
import { Button } from '../parts/button.tsx'
import { Given } from '../parts/given.tsx'
import { texts as all } from '../texts/en/shell.ts'
import { useSwitching } from './switching.ts'

const texts = all.invited

/** What waits for a word of the person: organizations that invite them, and those that others once put them into. */
export function Invited() {
  const userId = person.value?.userId
  // Pages work without it, and the next one asks again.
  useEffect(() => void readInvitations().catch(() => undefined), [userId])
  const unchosen = organizations.value.filter(({ isChosen }) => !isChosen)
  if (invitations.value.length === 0 && unchosen.length === 0) return null
  return (
    <section class="invited" aria-label={texts.title}>
      {invitations.value.map((invitation) => (
        <Offer key={invitation.invitationId} invitation={invitation} />
      ))}
      {unchosen.map((organization) => (
        <Unchosen key={organization.organizationId} organization={organization} />
      ))}
    </section>
  )
}

function Offer({ invitation }: { invitation: Invitation }) {
  const { invitationId, organizationName, role, inviter } = invitation
  // Somebody may have withdrawn it meanwhile.
  const answered = () => Promise.all([readInvitations(), readOrganizations()])
  async function accept() {
    await call('POST /api/auth/invitations/{invitationId}/accept', { invitationId }).finally(answered)
    announce(texts.joined(organizationName))
  }
  async function decline() {
    await call('POST /api/auth/invitations/{invitationId}/decline', { invitationId }).finally(answered)
    announce(texts.declined(organizationName))
  }
  return (
    <div class="note">
      <p>
        {inviter ? <Given>{`${inviter.name} (${inviter.email})`}</Given> : texts.somebody}
        {texts.invitesYou}
        <b>
          <Given>{organizationName}</Given>
        </b>
        {texts.asRole(role)}
      </p>
      <p class="actions">
        <Button small act={accept} busy={texts.joining} label={texts.joinNamed(organizationName)}>
          {texts.join}
        </Button>
        <Button
          small
          kind="quiet"
          act={decline}
          busy={texts.declining}
          label={texts.declineNamed(organizationName)}
        >
          {texts.decline}
        </Button>
      </p>
    </div>
  )
}

function Unchosen({ organization: { organizationId, name, role } }: { organization: OrganizationChoice }) {
  const switchTo = useSwitching()
  async function choose() {
    await switchTo(organizationId)
    await readOrganizations()
  }
  async function leave() {
    await call('DELETE /api/organizations/{organizationId}/membership', { organizationId })
    await readOrganizations()
  }
  return (
    <div class="note">
      <p>
        {texts.addedYou}
        <b>
          <Given>{name}</Given>
        </b>
        {texts.asRole(role)}
      </p>
      <p class="actions">
        <Button small act={choose} busy={texts.joining} label={texts.workNamed(name)}>
          {texts.work}
        </Button>
        <Button small kind="quiet" act={leave} busy={texts.leaving} label={texts.leaveNamed(name)}>
          {texts.leave}
        </Button>
      </p>
    </div>
  )
}
