import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { idempotencyKeys } from '../../shared/db/tables/idempotency.ts'
import { users } from '../../shared/db/tables/identity.ts'
import { type Operation, takesIdempotencyKey } from '../../shared/kernel/operation.ts'
import { keyHashOf } from '../../workers/api/http/idempotency/rules.ts'
import { table } from '../../workers/api/table.ts'
import { newMailedToken } from '../../workers/features/identity/mailed-tokens.ts'
import { changeTeam } from '../../workers/features/organizations/change-team.ts'
import { shareBase } from '../../workers/features/sharing/share-base.ts'
import { createWebsite } from '../../workers/features/websites/create-website.ts'
import { createStory } from '../../workers/features/stories/create-story.ts'
import { createTestCase } from '../../workers/features/test-cases/create-test-case.ts'
import { createTeam } from '../../workers/features/teams/create-team.ts'
import { ask, newAddress, refusal, send } from '../support/client.ts'
import { deploy, newContext } from '../support/context.ts'
import { dyingDatabase } from '../support/dying-database.ts'
import { type Owner, type Person, joinByLink, newMember, newOwner, newPerson } from '../support/people.ts'
import { type Answer, newReceiver } from '../support/receivers.ts'
import { newBase } from '../workers/features/documents/support.ts'
import { newPlan } from '../workers/features/stories/support.ts'
import { pageType } from './tenancy/content.ts'
import { type World, named, newWorld } from './tenancy/world.ts'

const { db } = newContext().services
const newEmail = () => `${crypto.randomUUID()}@example.com`
const password = 'a long enough test password'

let world: World
beforeAll(async () => void (world = await newWorld()))

interface Made {
  input: Record<string, unknown>
  token?: string | undefined
}

const inWorld = (input: Record<string, unknown> = {}) => ({ input, token: world.tokens.owner })

async function invited(owner: Owner) {
  const { organizationId, token } = owner
  const email = newEmail()
  const made = await ask(changeTeam, { organizationId, action: 'invite', email }, { token })
  return { email, link: made.invitation?.link ?? '' }
}

async function team(action: string): Promise<Made> {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const person = await newPerson()
  const change = (input: Record<string, unknown>) => ({ input: { organizationId, ...input }, token })
  if (action === 'invite') return change({ action, email: newEmail() })
  if (action === 'withdraw') return change({ action: 'remove', email: (await invited(owner)).email })
  await joinByLink(owner, person)
  return change({ action, userId: person.userId, ...(action === 'update_role' && { role: 'viewer' }) })
}

const cart = { type: 'path', value: '/cart' }

/** A call of each operation that does something under a key and keeps its answer with the change. Whoever adds such an operation adds one here. */
const calls: [string, string, () => Made | Promise<Made>][] = [
  ['accessKeys.create', '', () => inWorld({ name: 'Machine' })],
  ['crawls.start', '', ofNewBase],
  ['exams.addQuestions', '', () => inNewBase({ questions: [{ question: 'Who is the chairman?' }] })],
  ['exams.start', '', () => inNewBase({ questions: [{ question: 'Who is the chairman?' }] })],
  ['knowledgeBases.createTool', '', () => inWorld({ name: 'FAQ', type: 'search-faq' })],
  ['sharing.decline', '', offered],
  ['organizations.create', '', () => inWorld({ name: 'Acme', slug: `acme-${crypto.randomUUID()}` })],
  ['organizations.changeTeam', 'invites', () => team('invite')],
  ['organizations.changeTeam', 'withdraws', () => team('withdraw')],
  ['organizations.changeTeam', 'removes', () => team('remove')],
  ['organizations.changeTeam', 'changes a role', () => team('update_role')],
  ['organizations.acceptInvitation', 'with a new account', () => accepted({ password })],
  ['organizations.acceptInvitation', 'with an account', acceptedByAccount],
  ['organizations.acceptOwnInvitation', '', ownInvitation],
  ['organizations.declineInvitation', '', ownInvitation],
  ['preferences.createCustomPrompt', '', () => inWorld({ name: 'Tone', content: 'Be brief.' })],
  ['projects.create', '', () => inWorld({ name: 'Relaunch' })],
  ['projects.duplicate', '', () => inWorld()],
  ['knowledgeBases.create', '', () => inWorld({ name: 'Manuals' })],
  [
    'ciTriggers.create',
    '',
    () => inWorld({ name: 'Push', targetUrl: 'https://shop.example.com/', suite: null }),
  ],
  ['contentPlanning.saveContentTypes', '', () => inWorld({ contentTypes: [pageType] })],
  ['contentPlanning.savePages', '', () => inWorld({ pages: [] })],
  ['contentPlanning.saveNavigation', '', () => inWorld({ tree: [{ title: 'Home' }] })],
  ['testCases.create', '', () => inWorld({ title: 'Pay by card' })],
  [
    'quality.generateTestCases',
    'for a project',
    () => inWorld({ requirements: 'The name must have 2 to 40 characters.' }),
  ],
  ['quality.reviseTestCases', 'that applies it', ofNewCase],
  ['stories.generateTests', '', withCriterion],
  ['webhooks.create', '', () => inWorld({ url: newReceiver().url, events: ['*'] })],
  ['webhooks.rotateSecret', '', () => inWorld()],
  ['webhooks.test', '', () => inWorld()],
  ['webhooks.replayDelivery', '', () => inWorld()],
  ['websites.create', '', () => inWorld({ name: 'Shop' })],
  ['teams.create', '', () => inWorld({ name: 'Sales' })],
  ['teams.addMember', '', joining],
  ['websites.reset', '', () => inWorld()],
  ['websites.export', '', ofNewWebsite],
  ['websites.rebuild', '', ofNewWebsite],
  ['websites.updateByPost', '', () => inWorld({ name: `Shop ${crypto.randomUUID()}` })],
  ['websites.transfer', '', () => inWorld()],
  ['websites.eraseVisitor', '', () => inWorld({ distinctId: 'ada' })],
  ['heatmaps.create', '', () => ofNewWebsite({ urlPath: '/cart', device: 'desktop' })],
  ['savedReports.create', '', () => inWorld({ type: 'goal', name: 'Carts', parameters: cart })],
  ['savedReports.createGoal', '', () => inWorld({ name: 'Carts', parameters: cart })],
  ['savedReports.updateGoal', '', () => inWorld({ name: `Carts ${crypto.randomUUID()}` })],
  [
    'savedReports.createFunnel',
    '',
    () => inWorld({ name: 'Carts', parameters: { window: 60, steps: [cart, cart] } }),
  ],
  ['savedReports.updateFunnel', '', () => inWorld({ name: `Carts ${crypto.randomUUID()}` })],
  ['segments.create', '', () => inWorld({ name: 'Germany', filters: { country: 'eq.DE' } })],
  ['identity.register', '', () => ({ input: { email: newEmail(), password } })],
  ['identity.verifyEmail', '', verified],
]

/** A crawl of a site that is silent: nothing comes of it while rows are counted. */
async function ofNewBase(): Promise<Made> {
  const owner = await newOwner()
  const silent: Answer = (_request, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  return { input: { id: await newBase(owner), url: newReceiver(silent).url }, token: owner.token }
}

async function offered(): Promise<Made> {
  const [owner, other] = [await newOwner(), await newOwner()]
  const { organizationId, token } = other
  const kbId = await newBase(owner)
  await ask(shareBase, { id: kbId, targetOrgId: organizationId }, owner)
  return { input: { organizationId, kbId }, token }
}

async function joining(): Promise<Made> {
  const owner = await newOwner()
  const { teamId } = await ask(createTeam, { name: 'Sales' }, owner)
  return { input: { teamId, userId: (await newMember(owner, 'member')).userId }, token: owner.token }
}

async function inNewBase(input: Record<string, unknown>): Promise<Made> {
  const owner = await newOwner()
  return { input: { id: await newBase(owner), ...input }, token: owner.token }
}

async function ofNewWebsite(input: Record<string, unknown> = {}): Promise<Made> {
  const { token } = await newOwner()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, { token })
  return { input: { websiteId, ...input }, token }
}

async function withCriterion(): Promise<Made> {
  const { projectId, organizationId, token } = await newPlan()
  const acceptanceCriteria = [{ given: 'a basket', when: 'it is opened', then: 'the total is 4' }]
  const given = { projectId, organizationId, title: 'See the basket', acceptanceCriteria }
  const { story } = await ask(createStory, given, { token })
  return { input: { storyId: story.storyId }, token }
}

async function ofNewCase(): Promise<Made> {
  const { projectId, organizationId, token } = await newPlan()
  await ask(createTestCase, { projectId, organizationId, title: 'Pay by card' }, { token })
  const own = { projectId, testCaseIds: undefined, changes: undefined }
  return { input: { ...own, message: 'Make all cases critical', apply: true }, token }
}

async function accepted(more: Record<string, unknown>): Promise<Made> {
  const { link } = await invited(await newOwner())
  return { input: { token: link.split('#token=')[1], ...more } }
}

async function invitedPerson(): Promise<{
  person: Person
  invitation: { invitationId: string; link: string }
}> {
  const { organizationId, token } = await newOwner()
  const person = await newPerson()
  await db.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.userId, person.userId))
  const input = { organizationId, action: 'invite', email: person.email } as const
  const { invitation } = await ask(changeTeam, input, { token })
  return { person, invitation: invitation ?? { invitationId: '', link: '' } }
}

async function acceptedByAccount(): Promise<Made> {
  const { person, invitation } = await invitedPerson()
  return { input: { token: invitation.link.split('#token=')[1] }, token: person.token }
}

async function ownInvitation(): Promise<Made> {
  const { person, invitation } = await invitedPerson()
  return { input: { invitationId: invitation.invitationId }, token: person.token }
}

async function verified(): Promise<Made> {
  const { userId, token } = await newPerson()
  return { input: { token: await newMailedToken(newContext(), userId, 'email-verification') }, token }
}

const dying = (when: 'before' | 'after' | 'alone') =>
  deploy(table, { DB: dyingDatabase(env.DB, when) as never })

const find = (id: string) => table.find((operation) => operation.id === id) as Operation

/** Every row of the database, by table, but for what a request leaves that comes to nothing. */
async function count(): Promise<Record<string, number>> {
  const names = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\' and name not like 'd1\\_%' escape '\\' and name not like 'sqlite%'",
  ).all<{ name: string }>()
  const counts = await env.DB.batch<{ n: number }>(
    names.results.map(({ name }) => env.DB.prepare(`select count(*) as n from "${name}"`)),
  )
  // Events are sent, deliveries made of them, and websites walked through, while nobody waits.
  const moving = new Set(['outbox_events', 'webhook_deliveries', 'crawl_hosts'])
  return Object.fromEntries(
    names.results.flatMap(({ name }, at) =>
      moving.has(name) ? [] : [[name, counts[at]?.results[0]?.n ?? 0]],
    ),
  )
}

test('each operation that does something under a key keeps its answer with the change, or says what a repeat comes to', () => {
  const kept = table.filter((operation) => takesIdempotencyKey(operation) && operation.repeat === undefined)
  expect(kept.map(({ id }) => id).toSorted()).toEqual([...new Set(calls.map(([id]) => id))].toSorted())
})

describe.each(calls)('%s %s', (id, _, made) => {
  async function asking() {
    const operation = find(id)
    const { input, token } = await made()
    const key = crypto.randomUUID()
    const headers = { 'idempotency-key': key, 'cf-connecting-ip': newAddress() }
    const all = { ...named(operation, world), ...input }
    return {
      operation,
      key,
      ask: (transport?: (request: Request) => Promise<Response>) =>
        send(operation, all, { ...(token && { token }), headers, ...(transport && { transport }) }),
    }
  }

  test('whose process dies after the change gives its answer to a repeat at once, and changes nothing again', async () => {
    const { operation, ask: send } = await asking()
    expect((await send(dying('after'))).status).toBe(500)
    const before = await count()
    const again = await send()
    expect(again.status).toBe(operation.status)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await (await send()).json()).toEqual(await again.json())
    expect(await count()).toEqual(before)
  })

  test('whose process dies before the change has changed nothing, and a repeat does it once the key is free', async () => {
    const { operation, key, ask: send } = await asking()
    expect((await send(dying('before'))).status).toBe(500)
    expect(await refusal(send())).toMatchObject({ error: 'idempotency.in_progress' })
    await db
      .update(idempotencyKeys)
      .set({ leaseUntil: 1 })
      .where(eq(idempotencyKeys.keyHash, keyHashOf(key)))
    const again = await send()
    expect(again.status).toBe(operation.status)
    expect(again.headers.get('idempotency-replayed')).toBeNull()
  })
})
