import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newClient } from '../../scripts/demo/client.mjs'
import { names } from '../../scripts/demo/names.mjs'
import { removeFolder } from '../support/remove-folder.ts'
import { startProduct } from '../support/start-product.ts'

// What `npm start` leaves in the organization of the demo account, and that it does so once.

const account = { email: 'demo@example.com', password: 'demo-password' }
const dayMs = 86_400_000
/* oxlint-disable-next-line typescript/no-explicit-any -- each answer is looked at by the fields that matter here */
type Answer = any

let persistTo = ''
let product: ReturnType<typeof startProduct>
let client: ReturnType<typeof newClient>
let organizationId = ''

async function start() {
  product = startProduct({ persistTo, hasDemo: true })
  const origin = await product.ready()
  const answer = await fetch(`${origin}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  client = newClient(origin, ((await answer.json()) as Answer).access_token)
}

beforeAll(async () => {
  persistTo = await mkdtemp(join(tmpdir(), 'tracewright-demo-'))
  await start()
  while (!product.output().stdout.includes('the demo is complete')) await sleep(500)
  ;[{ organizationId }] = (await client.get('/api/organizations')).organizations
})
afterAll(async () => {
  product.kill('SIGTERM')
  await product.ended
  await removeFolder(persistTo)
})

const projects = async (): Promise<Answer[]> =>
  (await client.get(`/api/projects?organizationId=${organizationId}`)).projects

test('the project has a past: sprints, cases of all bases, runs of two weeks, and defects from open to verified', async () => {
  const [{ projectId, name }] = await projects()
  expect(name).toBe(names.project)
  const of = `projectId=${projectId}&limit=100`
  const { stories } = await client.get(`/api/pm/stories?${of}`)
  expect(stories).toHaveLength(12)
  const { sprints } = await client.get(`/api/pm/sprints?${of}`)
  expect(sprints.map(({ status }: Answer) => status).toSorted()).toEqual(['active', 'completed', 'planning'])
  const { testCases } = await client.get(`/api/qa/test-cases?${of}`)
  expect(new Set(testCases.map(({ basis }: Answer) => basis))).toEqual(
    new Set(['proved', 'designed', 'outline']),
  )
  const { defects } = await client.get(`/api/qa/defects?${of}`)
  expect(defects.map(({ status }: Answer) => status)).toEqual(['open', 'fixed', 'verified'])
  const trace = (daysAgo: number) =>
    client.get(
      `/api/qa/traceability?projectId=${projectId}&asOf=${new Date(-daysAgo * dayMs + Date.now()).toISOString()}`,
    )
  expect(await trace(12)).toMatchObject({ openDefects: 0, passRate: 1 })
  expect((await trace(10)).openDefects).toBe(1)
  expect((await trace(10)).passRate).toBeLessThan(1)
})

test('of six runs two have found a fault, and a run tells the same times as the list of runs', async () => {
  const [{ projectId }] = await projects()
  const { executions } = await client.get(`/api/qa/test-execution?projectId=${projectId}&limit=100`)
  expect(executions.map(({ counts }: Answer) => counts.failed)).toEqual([0, 0, 0, 1, 1, 0])
  const [newest, oldest] = [executions.at(0), executions.at(-1)].map(({ createdAt }: Answer) =>
    Date.parse(createdAt),
  )
  expect(Math.round(((newest ?? 0) - (oldest ?? 0)) / dayMs)).toBe(13)
  const failed = executions[3]
  const results = await client.get(`/api/qa/test-execution/${failed.executionId}/results`)
  expect(results.finishedAt).toBe(failed.finishedAt)
  expect(Math.abs(Date.parse(results.createdAt) - Date.parse(failed.createdAt))).toBeLessThan(dayMs / 24)
  const [result] = results.cases.filter(({ status }: Answer) => status === 'failed')
  const [lastPicture] = Object.values(result.screenshotUrls as Record<string, string>).toReversed()
  const picture = await fetch(new URL(lastPicture ?? '', client.target))
  expect(picture.headers.get('content-type')).toMatch(/^image\//)
})

test('the documents answer, to everybody as well, and their exam is passed', async () => {
  const { knowledgeBases } = await client.get(`/api/knowledge-bases?organizationId=${organizationId}`)
  const [{ kbId, publicSlug, fileCount }] = knowledgeBases
  expect(fileCount).toBe(5)
  const question = 'How long can a customer return a book?'
  const { answer, sources } = await client.post(`/api/knowledge-bases/${kbId}/search`, { question })
  expect(answer).toContain('within 30 days')
  expect(sources[0]).toMatchObject({ fileName: 'returns-policy.pdf' })
  expect((await fetch(`${client.target}/kb/${publicSlug}`)).status).toBe(200)
  const { exams } = await client.get(`/api/knowledge-bases/${kbId}/exams`)
  expect(exams[0]).toMatchObject({ status: 'completed', recall: 1 })
})

test('what somebody has removed does not come back with the next start', async () => {
  const [{ projectId }] = await projects()
  await client.remove(`/api/projects/${projectId}`)
  product.kill('SIGTERM')
  await product.ended
  await start()
  expect((await projects()).filter(({ status }: Answer) => status === 'active')).toEqual([])
  expect(product.output().stdout).not.toContain('the demo is complete')
})
