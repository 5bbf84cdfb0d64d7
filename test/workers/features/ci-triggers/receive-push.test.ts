import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ciRuns } from '../../../../shared/db/tables/ci-triggers.ts'
import { testRuns } from '../../../../shared/db/tables/test-runs.ts'
import { table } from '../../../../workers/api/table.ts'
import { deleteCiTrigger } from '../../../../workers/features/ci-triggers/delete-ci-trigger.ts'
import { listAudit } from '../../../../workers/features/organizations/list-audit.ts'
import { deleteProject } from '../../../../workers/features/projects/delete-project.ts'
import { ask, newAddress, refusal } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newSecretId } from '../../../support/objects.ts'
import { silentQueue } from '../../../support/queues.ts'
import { db } from '../projects/support.ts'
import {
  answerOf,
  callAsGitHub,
  callHost,
  ciRun,
  newPipeline,
  newSha,
  ofGitHub,
  ofOurs,
  pushed,
} from './support.ts'

const pipeline = await newPipeline()
const trigger = await pipeline.newTrigger({ branch: 'main', environment: 'staging' })

test('a push that GitHub signs starts the suite for its commit, and the trigger stands as who did it', async () => {
  const sha = newSha()
  const { executionId, ...answer } = await answerOf(await callAsGitHub(trigger, pushed(sha)))
  expect(answer).toEqual({ status: 'queued', total: 2, repeated: false })
  expect(await ciRun(executionId)).toMatchObject({
    commit: sha,
    branch: 'main',
    triggerId: trigger.triggerId,
  })
  const runs = await pipeline.runs()
  expect(runs.find((one) => one.executionId === executionId)).toMatchObject({
    name: 'Push',
    environment: 'staging',
    createdBy: trigger.triggerId,
  })
  const { organizationId, owner } = pipeline
  const { entries } = await ask(listAudit, { organizationId }, { token: owner.token })
  expect(entries.find(({ resourceId }) => resourceId === executionId)).toMatchObject({
    action: 'ciTriggers.receivePush',
    actor: `trigger:${trigger.triggerId}`,
    actorName: 'Push',
  })
})

test('GitHub’s own default, a form with the payload as a field, is read as well', async () => {
  const sha = newSha()
  const body = new URLSearchParams({ payload: pushed(sha) }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { executionId } = await answerOf(await callAsGitHub(trigger, body, { headers }))
  expect(await ciRun(executionId)).toMatchObject({ commit: sha })
})

test('a push of GitLab starts the suite for what it checks out', async () => {
  const sha = newSha()
  const body = JSON.stringify({ object_kind: 'push', ref: 'refs/heads/main', after: sha, checkout_sha: sha })
  const headers = { 'x-gitlab-event': 'Push Hook', 'x-gitlab-token': trigger.secret }
  const { executionId } = await answerOf(await callHost(trigger, body, { headers }))
  expect(await ciRun(executionId)).toMatchObject({ commit: sha, branch: 'main' })
})

test('anybody else signs as our web hooks are signed, and says commit and branch', async () => {
  const commit = newSha()
  const body = JSON.stringify({ commit, branch: 'main', job: 7 })
  const headers = ofOurs(trigger.secret, body)
  const { executionId } = await answerOf(await callHost(trigger, body, { headers }))
  expect(await ciRun(executionId)).toMatchObject({ commit, branch: 'main' })
  // Caught and sent again, it meets the run that it started.
  const again = await answerOf(await callHost(trigger, body, { headers }))
  expect(again).toMatchObject({ executionId, repeated: true })
})

test('what nobody with the secret has sent is 401, and starts nothing', async () => {
  const one = await newPipeline()
  const mine = await one.newTrigger()
  const other = await one.newTrigger({ name: 'Other' })
  const body = pushed()
  const old = Date.now() - 302_000
  const forged: Record<string, string>[] = [
    {},
    { 'x-github-event': 'push' },
    ofGitHub(other.secret, body),
    ofGitHub(mine.secret, `${body} `),
    { ...ofGitHub(mine.secret, body), 'x-hub-signature-256': '' },
    { ...ofGitHub(mine.secret, body), 'x-hub-signature-256': 'sha256=' },
    { ...ofGitHub('', body) },
    { 'x-gitlab-event': 'Push Hook', 'x-gitlab-token': other.secret },
    { 'x-gitlab-event': 'Push Hook', 'x-gitlab-token': '' },
    // A forged proof is not made good by a true one of another kind.
    { 'x-hub-signature-256': 'sha256=00', 'x-gitlab-token': mine.secret },
    ofOurs(other.secret, body),
    ofOurs(mine.secret, `${body} `),
    ofOurs(mine.secret, body, { at: old }),
    ofOurs(mine.secret, body, { at: Date.now() + 3_600_000 }),
    { ...ofOurs(mine.secret, body, { at: old }), 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) },
    { ...ofOurs(mine.secret, body), 'webhook-id': 'another' },
    { ...ofOurs(mine.secret, body), 'webhook-signature': 'v1,' },
  ]
  for (const headers of forged) {
    const refused = await refusal(callHost(mine, body, { headers }))
    expect([headers, refused]).toMatchObject([headers, { status: 401, error: 'ci_triggers.not_genuine' }])
  }
  expect(await one.runs()).toEqual([])
})

test.each([
  ['a ping', pushed(), 'ping', 'The event "ping" starts nothing'],
  ['another branch', pushed(newSha(), 'refs/heads/dev'), 'push', 'The trigger waits for another branch'],
  [
    'a branch that begins alike',
    pushed(newSha(), 'refs/heads/main2'),
    'push',
    'The trigger waits for another branch',
  ],
  ['a tag', pushed(newSha(), 'refs/tags/v1'), 'push', 'It is no push to a branch'],
  ['a branch that was deleted', pushed('0'.repeat(40)), 'push', 'The branch was deleted'],
])('%s is answered, and starts nothing', async (_, body, event, ignored) => {
  const before = (await pipeline.runs()).length
  const response = await callAsGitHub(trigger, body, { event })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ ignored })
  expect(await pipeline.runs()).toHaveLength(before)
})

test('what was signed as something else becomes no push by what its headers say', async () => {
  const any = await pipeline.newTrigger({ name: 'Any' })
  const ping = JSON.stringify({ zen: 'Speak like a human', commit: newSha(), branch: 'main' })
  const { 'x-hub-signature-256': signature } = ofGitHub(any.secret, ping)
  const others: Record<string, string>[] = [
    { 'x-github-event': 'push' },
    {},
    { 'content-type': 'application/x-www-form-urlencoded' },
  ]
  for (const headers of others) {
    const response = await callHost(any, ping, { headers: { ...headers, 'x-hub-signature-256': signature } })
    expect(await response.json()).toEqual({ ignored: 'It is no push to a branch' })
  }
})

test('a message that comes again is the same run: at once, under another delivery id, and after days', async () => {
  const one = await newPipeline()
  const mine = await one.newTrigger()
  const body = pushed()
  const answers = await Promise.all([1, 2, 3].map(async () => answerOf(await callAsGitHub(mine, body))))
  const [{ executionId }] = answers as [(typeof answers)[0]]
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
  await db.update(ciRuns).set({ createdAt: 1 }).where(eq(ciRuns.executionId, executionId))
  expect(await answerOf(await callAsGitHub(mine, body))).toMatchObject({ executionId, repeated: true })
  expect(await one.runs()).toHaveLength(1)
})

test('a commit that a key has run is not run again by the push of it', async () => {
  const one = await newPipeline()
  const mine = await one.newTrigger()
  const commit = newSha()
  const { executionId } = await one.run({ commit })
  const answer = await answerOf(await callAsGitHub(mine, pushed(commit)))
  expect(answer).toMatchObject({ executionId, repeated: true })
})

test('a trigger that never was, was deleted, or whose project was, is 404', async () => {
  const one = await newPipeline()
  const [mine, other] = [await one.newTrigger(), await one.newTrigger()]
  const body = pushed()
  for (const triggerId of [crypto.randomUUID(), newSecretId()])
    expect(await refusal(callAsGitHub({ ...mine, triggerId }, body))).toMatchObject({ status: 404 })
  const { projectId, owner } = one
  await ask(deleteCiTrigger, { projectId, triggerId: mine.triggerId }, { token: owner.token })
  expect(await refusal(callAsGitHub(mine, body))).toMatchObject({ error: 'ci_triggers.not_found' })
  await ask(deleteProject, { projectId }, { token: owner.token })
  expect(await refusal(callAsGitHub(other, body))).toMatchObject({ error: 'ci_triggers.not_found' })
  expect(await one.runs()).toEqual([])
})

test('calls that prove nothing are limited by trigger and address, and use up nothing of others', async () => {
  const mine = await pipeline.newTrigger()
  const transport = deploy(table, { RUNS: silentQueue, TRIGGER_CALLS_PER_HOUR: 2 })
  const headers = { 'cf-connecting-ip': newAddress() }
  const forged = () => callHost(mine, pushed(), { headers, transport })
  expect([(await forged()).status, (await forged()).status, (await forged()).status]).toEqual([401, 401, 429])
  expect((await callAsGitHub(mine, pushed(), { transport })).status).toBe(200)
  expect((await callAsGitHub(trigger, pushed(), { headers, transport })).status).toBe(200)
})

test('a trigger that is none is counted nowhere: whoever invents ids leaves nothing behind', async () => {
  const transport = deploy(table, { RUNS: silentQueue, TRIGGER_CALLS_PER_HOUR: 1 })
  const headers = { 'cf-connecting-ip': newAddress() }
  for (const triggerId of [crypto.randomUUID(), newSecretId()])
    for (let call = 0; call < 2; call++)
      expect((await callHost({ triggerId }, pushed(), { headers, transport })).status).toBe(404)
})

test('a push whose run was deleted starts it anew', async () => {
  const one = await newPipeline()
  const mine = await one.newTrigger()
  const body = pushed()
  const { executionId } = await answerOf(await callAsGitHub(mine, body))
  await db.delete(testRuns).where(eq(testRuns.executionId, executionId))
  expect(await answerOf(await callAsGitHub(mine, body))).toMatchObject({ repeated: false })
})

test('runs that it starts count as those of the organization', async () => {
  const one = await newPipeline()
  const mine = await one.newTrigger()
  const transport = deploy(table, { RUNS: silentQueue, QA_EXECUTIONS_PER_HOUR: 1 })
  expect((await callAsGitHub(mine, pushed(), { transport })).status).toBe(200)
  expect((await callAsGitHub(mine, pushed(), { transport })).status).toBe(429)
})

test.each([
  ['no JSON', 'nonsense', 400],
  ['a list', '[]', 400],
  ['more than four megabytes', `"${'x'.repeat(4 * 2 ** 20)}"`, 413],
])('%s is refused', async (_, body, status) => {
  expect((await callAsGitHub(trigger, body)).status).toBe(status)
})

test('a secret that the operator can no longer open lets nobody in', async () => {
  const body = pushed()
  const transport = deploy(table, { SIGNING_SECRET: 'another secret of the operator' })
  const { status } = await callAsGitHub(trigger, body, { transport })
  expect([401, 404]).toContain(status)
})
