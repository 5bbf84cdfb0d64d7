import { useSignal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { readOrganizations } from '../../../client/session.ts'
import { announce } from '../../../parts/announce.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Form } from '../../../parts/form.tsx'
import { Given } from '../../../parts/given.tsx'
import { texts as all } from '../../../texts/en/settings.ts'
import { may } from '../../../client/may.ts'
import { Panel } from '../../../parts/rows.tsx'
import type { SectionProps } from './sections.ts'
import { Invitations } from './team/invitations.tsx'
import { Invite, type Invited } from './team/invite.tsx'
import { Members } from './team/members.tsx'
import { usePages } from '../../../parts/use-pages.ts'

const texts = all.team

export function Section({ organization, reload }: SectionProps) {
  const { organizationId, role } = organization
  const isAdmin = may(role, 'admin')
  const fresh = useSignal<Invited | null>(null)
  const members = usePages(
    async (from) => {
      const answer = await call('GET /api/organizations/{organizationId}/team', { organizationId, ...from })
      return { items: answer.members, nextCursor: answer.nextCursor }
    },
    [organizationId],
  )
  const invitations = usePages(
    async (from) => {
      if (!isAdmin) return { items: [], nextCursor: null }
      const route = 'GET /api/organizations/{organizationId}/invitations'
      const answer = await call(route, { organizationId, ...from })
      return { items: answer.invitations, nextCursor: answer.nextCursor }
    },
    [organizationId, isAdmin],
  )
  return (
    <>
      {isAdmin && (
        <Invite
          organizationId={organizationId}
          fresh={fresh}
          refresh={() => Promise.all([members.refresh(), invitations.refresh()])}
        />
      )}
      <Members list={members} organization={organization} reload={reload} />
      {isAdmin && <Invitations list={invitations} organizationId={organizationId} fresh={fresh} />}
      <Leaving organization={organization} />
    </>
  )
}

function Leaving({ organization: { organizationId, name } }: Pick<SectionProps, 'organization'>) {
  async function leave() {
    const isSure = await confirmed({
      title: texts.leaveTitle,
      text: (
        <>
          {texts.leaveText}
          <Given>{name}</Given>.
        </>
      ),
      action: texts.leaveAction,
    })
    if (!isSure) return
    await call('DELETE /api/organizations/{organizationId}/membership', { organizationId })
    announce(texts.left)
    await readOrganizations()
  }
  return (
    <Panel title={texts.leave}>
      <Form action={texts.leaveButton} busy={texts.leaving} kind="danger" send={leave}>
        <p class="hint">{texts.leaveHint}</p>
      </Form>
    </Panel>
  )
}
