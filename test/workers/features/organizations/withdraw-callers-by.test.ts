import { expect, test } from 'vitest'
import { createCiTrigger } from '../../../../workers/features/ci-triggers/create-ci-trigger.ts'
import { listCiTriggers } from '../../../../workers/features/ci-triggers/list-ci-triggers.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { leaveOrganization } from '../../../../workers/features/organizations/leave-organization.ts'
import { createWebhook } from '../../../../workers/features/webhooks/create-webhook.ts'
import { listWebhooks } from '../../../../workers/features/webhooks/list-webhooks.ts'
import { updateWebhook } from '../../../../workers/features/webhooks/update-webhook.ts'
import { ask } from '../../../support/client.ts'
import { newMember } from '../../../support/people.ts'
import { deployWithMail } from '../../../support/postbox.ts'
import { newPipeline } from '../ci-triggers/support.ts'
import { auditIn } from './support.ts'

/** A trigger and a web hook of the owner, and as many of an admin. */
async function newMaker() {
  const { owner, projectId, targetUrl } = await newPipeline()
  const { organizationId } = owner
  const maker = await newMember(owner, 'admin')
  const make = async (name: string, { token }: { token: string }) => {
    await ask(createCiTrigger, { projectId, name, targetUrl }, { token })
    const url = `https://${crypto.randomUUID()}.example.com/hook`
    return ask(
      createWebhook,
      { organizationId, url, events: ['crawl.finished'], description: name },
      { token },
    )
  }
  await make('owner', owner)
  const { webhookId } = await make('admin', maker)
  const left = async () => {
    const { triggers } = await ask(listCiTriggers, { projectId }, owner)
    const { webhooks } = await ask(listWebhooks, { organizationId }, owner)
    const active = webhooks.filter((webhook) => webhook.active).map(({ description }) => description)
    return { triggers: triggers.map(({ name }) => name).toSorted(), webhooks: active.toSorted() }
  }
  return { owner, organizationId, maker, webhookId, left }
}

const all = { triggers: ['admin', 'owner'], webhooks: ['admin', 'owner'] }
const ofOwner = { triggers: ['owner'], webhooks: ['owner'] }

test.each(['removed', 'demoted', 'leaves'])(
  'triggers and web hooks of an admin end with their right to make them: %s',
  async (how) => {
    const { owner, organizationId, maker, webhookId, left } = await newMaker()
    const { userId } = maker
    expect(await left()).toEqual(all)
    if (how === 'leaves') await ask(leaveOrganization, { organizationId }, maker)
    else if (how === 'removed') await ask(changeTeam, { organizationId, action: 'remove', userId }, owner)
    else await ask(changeTeam, { organizationId, action: 'update_role', userId, role: 'member' }, owner)
    expect(await left()).toEqual(ofOwner)
    expect((await auditIn(organizationId)).at(-1)?.summary).toMatch(
      /; triggers of theirs deleted: 1; web hooks of theirs switched off: 1$/,
    )
    await ask(updateWebhook, { organizationId, webhookId, active: true }, owner)
    expect((await left()).webhooks).toEqual(all.webhooks)
  },
)

test('owners are told by mail what went', async () => {
  const { owner, organizationId, maker } = await newMaker()
  const { transport, to } = deployWithMail([changeTeam])
  const { userId } = maker
  await ask(changeTeam, { organizationId, action: 'remove', userId }, { token: owner.token, transport })
  const [mail] = await to(owner.email)
  expect(mail?.text).toContain('- admin (trigger, deleted)')
  expect(mail?.text).toMatch(/- \S+\.example\.com \(web hook, switched off\)/)
})

test('who may still make them keeps them, and others theirs', async () => {
  const { owner, organizationId, maker, left } = await newMaker()
  const change = { organizationId, action: 'update_role' as const }
  await ask(changeTeam, { ...change, userId: maker.userId, role: 'owner' }, owner)
  await ask(changeTeam, { ...change, userId: maker.userId, role: 'admin' }, owner)
  const other = await newMember(owner, 'admin')
  await ask(changeTeam, { organizationId, action: 'remove', userId: other.userId }, owner)
  expect(await left()).toEqual(all)
})
