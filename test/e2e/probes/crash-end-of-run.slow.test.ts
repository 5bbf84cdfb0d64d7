import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { ask as askAs } from '../../support/durable-load.ts'
import { lastingProduct } from '../../support/lasting-product.ts'
import { serving } from '../../support/serving.ts'
import { withBody } from '../../support/with-body.ts'

// The power goes while the end of a run is told: by its object, in the project, of its defects, or to the web hooks.

const settings = ['WEBHOOK_TIMEOUT_SECONDS:2', 'QA_EXECUTIONS_PER_HOUR:1000']
/** An attempt that a crash cut off is made again after a good minute. */
const patience = { timeout: 300_000, interval: 250 }

interface Message {
  id: string
  type: string
  data: { executionId?: string; defectId?: string }
}

const received: Message[] = []
const receiver = serving(
  withBody((_request, response, body) => {
    received.push(JSON.parse(body) as Message)
    response.writeHead(204).end()
  }),
)

const shop = serving((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end('<!doctype html><html lang="en"><title>Basket</title><h1>Basket</h1><p>Total: 3</p></html>')
})

const product = lastingProduct({ settings: () => settings })
const ask = <T>(method: string, path: string, body?: object) =>
  askAs<T>(product.account(), method, path, body)
let projectId = ''
let cases: { right: string; wrong: string }

async function newCase(title: string, expectedResult: string): Promise<string> {
  const steps = [{ stepNumber: 1, action: 'Open the page', expectedResult }]
  const { organizationId } = product.account()
  const body = { projectId, organizationId, title, steps }
  return (await ask<{ id: string }>('POST', '/api/qa/test-cases', body)).id
}

beforeAll(async () => {
  const { organizationId } = product.account()
  const project = { name: 'Shop', organizationId }
  ;({ projectId } = await ask<{ projectId: string }>('POST', '/api/projects', project))
  cases = {
    right: await newCase('The basket', 'The text "Basket" is visible'),
    wrong: await newCase('The total', 'The text "Total: 4" is visible'),
  }
  await ask('POST', `/api/organizations/${organizationId}/webhooks`, {
    url: receiver.url(),
    events: ['run.finished', 'defect.created'],
  })
})

interface Listed {
  executionId: string
  status: string
  counts: Record<string, number>
}

const path = '/api/qa/test-execution'

/** How a run stands in its project. */
const listed = async (executionId: string) =>
  (await ask<{ executions: Listed[] }>('GET', `${path}?projectId=${projectId}`)).executions.find(
    (one) => one.executionId === executionId,
  )

/** How its own object says that it stands. */
const own = (executionId: string) => ask<Listed>('GET', `${path}/${executionId}/status`)

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5)
}

const isOver = (run: Listed | undefined) => run?.status === 'completed'

/** When the power goes, by what could be seen of a run right before. */
const moments: [string, (executionId: string) => Promise<void>][] = [
  ['when its object says that it is over', (id) => until(async () => isOver(await own(id)))],
  ['when its project knows its end', (id) => until(async () => isOver(await listed(id)))],
  [
    'some seconds after its end',
    async (id) => {
      await until(async () => isOver(await own(id)))
      await sleep(Math.random() * 10_000)
    },
  ],
]

const runs: string[] = []

test.each(moments)(
  'a run whose power goes %s is known whole afterwards, and has its defect once',
  async (_, moment) => {
    const { executionId } = await ask<Listed>('POST', `${path}/run`, {
      projectId,
      organizationId: product.account().organizationId,
      targetUrl: shop.url(),
      testCases: [cases.right, cases.wrong],
      autoCreateDefects: true,
      parallel: 2,
    })
    runs.push(executionId)
    await moment(executionId)
    await product.crash()
    await product.start()
    const counts = { total: 2, passed: 1, failed: 1 }
    await expect.poll(() => listed(executionId), patience).toMatchObject({ status: 'completed', counts })
    await expect.poll(async () => seenIn(await defects()), patience).toEqual(new Set(runs))
    const found = await defects()
    expect(found).toMatchObject([{ number: 1, status: 'open', testCaseId: cases.wrong }])
    expect(found[0]?.occurrences).toHaveLength(runs.length)
  },
)

interface Defect {
  defectId: string
  occurrences: { executionId: string }[]
}

const defects = async () =>
  (await ask<{ defects: Defect[] }>('GET', `/api/qa/defects?projectId=${projectId}`)).defects

const seenIn = (found: readonly Defect[]) =>
  new Set(found.flatMap(({ occurrences }) => occurrences.map(({ executionId }) => executionId)))

test('each of them was told to the web hooks, under one id however often, and the defect as well', async () => {
  const finished = () => received.filter(({ type }) => type === 'run.finished')
  const told = () => new Set(finished().map(({ data }) => data.executionId))
  await expect.poll(told, patience).toEqual(new Set(runs))
  expect(new Set(finished().map(({ id }) => id)).size).toBe(runs.length)
  const made = received.filter(({ type }) => type === 'defect.created')
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  const last = await ask('GET', `/api/qa/test-cases/${cases.wrong}`)
  expect(last).toMatchObject({ lastStatus: 'failed', lastExecutionId: runs.at(-1) })
})
