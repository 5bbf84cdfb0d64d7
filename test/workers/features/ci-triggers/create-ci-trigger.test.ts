import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ciTriggers } from '../../../../shared/db/tables/ci-triggers.ts'
import { idempotencyKeys } from '../../../../shared/db/tables/idempotency.ts'
import { keyHashOf } from '../../../../workers/api/http/idempotency/rules.ts'
import { createCiTrigger } from '../../../../workers/features/ci-triggers/create-ci-trigger.ts'
import { listCiTriggers } from '../../../../workers/features/ci-triggers/list-ci-triggers.ts'
import { mostTriggers } from '../../../../workers/features/ci-triggers/rules.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { auditOf, db } from '../projects/support.ts'
import { newPipeline } from './support.ts'

const pipeline = await newPipeline()
const { projectId } = pipeline
const { token, userId } = pipeline.owner
const create = (given: object) =>
  send(createCiTrigger, { projectId, name: 'Push', targetUrl: pipeline.targetUrl, ...given }, { token })

test('a trigger shows its secret once, and keeps it sealed', async () => {
  const { secret, ...shown } = await pipeline.newTrigger({ branch: 'main', environment: 'production' })
  const { triggerId } = shown
  expect(shown).toMatchObject({
    name: 'Push',
    suite: { tag: 'smoke' },
    branch: 'main',
    environment: 'production',
    callbackUrl: null,
    url: `http://tracewright.test/api/qa/webhooks/${triggerId}`,
    createdBy: userId,
  })
  const listed = await ask(listCiTriggers, { projectId }, { token })
  expect(listed.triggers[0]).toEqual(shown)
  const [row] = await db.select().from(ciTriggers).where(eq(ciTriggers.triggerId, triggerId))
  expect(JSON.stringify([listed, row])).not.toContain(secret)
  expect(await auditOf(triggerId)).toMatchObject([
    { action: 'ciTriggers.create', actor: `user:${userId}`, summary: 'Created the trigger Push' },
  ])
})

test('under an Idempotency-Key the same secret is shown again, and the answer is kept sealed', async () => {
  const key = crypto.randomUUID()
  const body = { projectId, name: 'Push', targetUrl: pipeline.targetUrl }
  const sending = { token, headers: { 'idempotency-key': key } }
  const [first, again] = [
    await ask(createCiTrigger, body, sending),
    await ask(createCiTrigger, body, sending),
  ]
  expect(again).toEqual(first)
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.keyHash, keyHashOf(key)))
  const { body: kept, ...others } = row!
  expect(JSON.stringify(others)).not.toContain(first.secret)
  expect(Buffer.from(kept ?? []).includes(first.secret)).toBe(false)
  const opened = new Blob([new Uint8Array(kept ?? [])]).stream().pipeThrough(new DecompressionStream('gzip'))
  await expect(new Response(opened).text()).rejects.toThrow()
})

test.each([
  ['a private target', { targetUrl: 'http://192.168.0.1/' }, 400, 'targetUrl'],
  ['a private callback', { callbackUrl: 'https://localhost/' }, 400, 'callbackUrl'],
  ['a case of nobody', { suite: { testCaseIds: [crypto.randomUUID()] } }, 404, 'suite.testCaseIds.0'],
  ['a case that is named twice', { suite: { testCaseIds: ['a', 'a'] } }, 400, 'suite.testCaseIds.1'],
  ['a story of nobody', { suite: { storyId: crypto.randomUUID() } }, 404, 'suite.storyId'],
] as const)('%s is refused by its place', async (_, given, status, path) => {
  expect(await refusal(create(given))).toMatchObject({ status, details: [{ path }] })
})

test('of many at once no more are made than a project may have', async () => {
  const one = await newPipeline()
  const [row] = await (async () => {
    const { triggerId } = await one.newTrigger()
    return db.select().from(ciTriggers).where(eq(ciTriggers.triggerId, triggerId))
  })()
  for (let made = 1; made < mostTriggers - 1; made++)
    await db.insert(ciTriggers).values({ ...row!, triggerId: crypto.randomUUID() })
  const body = { projectId: one.projectId, name: 'Push', targetUrl: one.targetUrl }
  const sending = { token: one.owner.token }
  const answers = await Promise.all([1, 2, 3].map(() => send(createCiTrigger, body, sending)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
})
