import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { ciRuns } from '../../../../shared/db/tables/ci-triggers.ts'
import { testRuns } from '../../../../shared/db/tables/test-runs.ts'
import { table } from '../../../../workers/api/table.ts'
import { createCiTrigger } from '../../../../workers/features/ci-triggers/create-ci-trigger.ts'
import { receivePush } from '../../../../workers/features/ci-triggers/receive-push.route.ts'
import { runSuite } from '../../../../workers/features/ci-triggers/run-suite.ts'
import { type Transport, ask, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newKey, newOwner } from '../../../support/people.ts'
import { silentQueue } from '../../../support/queues.ts'
import { db } from '../projects/support.ts'
import { newSuite } from '../test-cases/support.ts'

export const newSha = () => crypto.randomUUID().replaceAll('-', '').padEnd(40, '0')
export const steps = [{ stepNumber: 1, action: 'Open the page', expectedResult: 'The page is shown' }]

/** Without anything that plays runs: they stay queued until a test ends them. */
export const still = deploy(table, { RUNS: silentQueue })

interface Run {
  executionId: string
  status: string
  total: number
  repeated: boolean
  counts?: object
}

/** A project with two cases that are tagged smoke, and the key of its pipeline. */
export async function newPipeline() {
  const owner = await newOwner()
  const suite = await newSuite(owner)
  const { projectId } = suite
  const { key, keyId } = await newKey(owner, { scopes: ['write'] })
  const targetUrl = `https://${crypto.randomUUID()}.example.com/`
  const tagged = { tags: ['smoke'], steps }
  const cases = [await suite.testCase(tagged), await suite.testCase(tagged)]
  const call = (given: object = {}, { headers = {}, transport = still }: Sending = {}) =>
    send(
      runSuite,
      { projectId, targetUrl, suite: { tag: 'smoke' }, ...given },
      { token: key, headers, transport },
    )
  return {
    ...suite,
    owner,
    key,
    keyId,
    targetUrl,
    caseIds: cases.map(({ id }) => id),
    call,
    run: async (...asked: Parameters<typeof call>): Promise<Run> => answerOf(await call(...asked)),
    runs: () => db.select().from(testRuns).where(eq(testRuns.projectId, projectId)),
    newTrigger: (given: Partial<z.input<ReturnType<(typeof createCiTrigger)['input']>>> = {}) =>
      ask(
        createCiTrigger,
        { projectId, name: 'Push', targetUrl, suite: { tag: 'smoke' }, ...given },
        { token: owner.token },
      ),
  }
}

interface Sending {
  headers?: Record<string, string>
  transport?: Transport
}

export async function answerOf(response: Response): Promise<Run> {
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${response.status}: ${text}`)
  return JSON.parse(text) as Run
}

export const ciRun = async (executionId: string) =>
  (await db.select().from(ciRuns).where(eq(ciRuns.executionId, executionId)))[0]

interface Trigger {
  triggerId: string
  secret: string
}

/** What GitHub sends of a push, as far as anybody reads it. */
export const pushed = (sha = newSha(), ref = 'refs/heads/main') =>
  JSON.stringify({ ref, before: newSha(), after: sha, deleted: /^0+$/.test(sha), repository: { id: 1 } })

/** A call of a code host with these headers. */
export const callHost = (
  { triggerId }: Pick<Trigger, 'triggerId'>,
  body: string,
  { headers = {}, transport = still }: Sending = {},
) =>
  send(
    receivePush,
    { triggerId },
    { body, headers: { 'content-type': 'application/json', ...headers }, transport },
  )

export const ofGitHub = (secret: string, body: string, event = 'push') => ({
  'x-github-event': event,
  'x-github-delivery': crypto.randomUUID(),
  'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
})

export const callAsGitHub = (
  trigger: Trigger,
  body: string,
  { event, ...sending }: Sending & { event?: string } = {},
) =>
  callHost(trigger, body, {
    ...sending,
    headers: { ...ofGitHub(trigger.secret, body, event), ...sending.headers },
  })

/** The headers of Standard Webhooks, by the text of their specification. */
export function ofOurs(secret: string, body: string, { id = crypto.randomUUID(), at = Date.now() } = {}) {
  const seconds = String(Math.floor(at / 1000))
  const signature = createHmac('sha256', Buffer.from(secret.split('_')[1] ?? '', 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` }
}
