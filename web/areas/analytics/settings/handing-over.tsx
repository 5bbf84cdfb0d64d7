import { useSignal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { type OrganizationChoice, organizations } from '../../../client/session.ts'
import { confirmed } from '../../../parts/confirm.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { readAll } from '../../../parts/read-all.ts'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { handingOver as texts } from '../../../texts/en/analytics-owners.ts'
import type { OfWebsite } from '../parts/website-page.tsx'
import { receiversOf } from './receivers.ts'

/** Gives the website to another organization, or to a team of it: for who is an admin of both. */
export function HandingOver(of: OfWebsite) {
  const receivers = receiversOf(organizations.value, of.website.organizationId)
  const wanted = useSignal('')
  const receiver = receivers.find(({ organizationId }) => organizationId === wanted.value) ?? receivers[0]
  return (
    <section
      class="panel"
      aria-labelledby="website-handing-over"
      onChange={({ target }) => {
        const { name, value } = target as HTMLSelectElement
        if (name === 'organizationId') wanted.value = value
      }}
    >
      <h2 id="website-handing-over">{texts.title}</h2>
      <p class="muted">{texts.lead}</p>
      {receiver ? <HandOver {...of} receiver={receiver} receivers={receivers} /> : <p>{texts.nobody}</p>}
    </section>
  )
}

interface HandOverProps extends OfWebsite {
  receiver: OrganizationChoice
  receivers: readonly OrganizationChoice[]
}

const teamsOf = (organizationId: string) =>
  readAll(async (from) => {
    const { teams, nextCursor } = await call('GET /api/teams', { organizationId, ...from })
    return { items: teams, nextCursor }
  })

function HandOver({ website, opened, receiver, receivers }: HandOverProps) {
  const { organizationId, name: to } = receiver
  const [keys] = useState(() => repeatKeys())
  const { reading, again } = useRead(() => teamsOf(organizationId), [organizationId])
  const now = reading.value
  const teams = now.state === 'ready' ? now.value : []
  async function send({ teamId }: Values) {
    const team = teams.find((one) => one.teamId === teamId)?.name
    const from = organizations.value.find((one) => one.organizationId === website.organizationId)?.name ?? ''
    if (!(await confirmed(texts.sure({ website: website.name, from, to, team })))) return
    const whom = { websiteId: website.id, organizationId, ...(teamId && { teamId }) }
    const options = { idempotencyKey: keys.keyFor(whom) }
    opened.put(await call('POST /api/websites/{websiteId}/transfer', whom, options))
    keys.renew()
    toast(texts.done(website.name, to))
  }
  const chosen = receivers.map((one) => [one.organizationId, one.name] as const)
  const whom = [['', texts.everybody] as const, ...teams.map((team) => [team.teamId, team.name] as const)]
  return (
    <Form action={texts.action} busy={texts.busy} kind="danger" send={send}>
      <div class="pair">
        <Field
          key={website.organizationId}
          label={texts.to}
          name="organizationId"
          hint={texts.toHint}
          value={organizationId}
          options={chosen}
        />
        {now.state === 'ready' && (
          <Field key={organizationId} label={texts.team} name="teamId" value="" options={whom} />
        )}
        {now.state === 'loading' && <Loading />}
        {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      </div>
    </Form>
  )
}
