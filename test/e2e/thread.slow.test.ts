import { beforeAll, expect, test } from 'vitest'
import { type Account, ask as askAs, newOwner } from '../support/durable-load.ts'
import { serving } from '../support/serving.ts'
import { sharedProduct } from '../support/shared-product.ts'

// The thread of a team: a story, the test cases of its criteria, a run that finds a fault, the defect, the fix, and the matrix over all of it.

const product = sharedProduct()
let account: Account
let isBroken = true

/** The application under test: a basket whose total is wrong until somebody mends it. */
const shop = serving((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  const total = isBroken ? 'Total: 3' : 'Total: 4'
  response.end(
    `<!doctype html><html lang="en"><title>Basket</title><h1>Basket</h1><p>${total}</p>
     <button onclick="this.nextElementSibling.hidden = false">Pay</button><p hidden>Thank you</p></html>`,
  )
})

beforeAll(async () => {
  account = await newOwner(product.origin())
})

/* oxlint-disable-next-line typescript/no-explicit-any -- each answer is looked at by the fields that matter here */
type Answer = any

const ask = (method: string, path: string, body?: object) => askAs<Answer>(account, method, path, body)

const total = { given: '', when: 'the page is opened', then: 'the text "Total: 4" is shown' }
const pay = { given: '', when: 'I click the button "Pay"', then: 'the page shows "Thank you"' }

test('from a story over its cases and a run to a defect, its fix, and what the matrix tells of all of it', async () => {
  const { organizationId } = account
  const { projectId } = await ask('POST', '/api/projects', { name: 'Shop', organizationId })
  const inProject = { projectId, organizationId }
  const given = { ...inProject, title: 'See the basket', acceptanceCriteria: [total, pay] }
  const { storyId } = (await ask('POST', '/api/pm/stories', given)).story
  const { testCases } = await ask('POST', `/api/pm/stories/${storyId}/generate-tests`, {})
  const caseOf = ({ then }: { then: string }) =>
    testCases.find((one: Answer) => one.criterion.then === then).id as string
  const [totals, pays] = [caseOf(total), caseOf(pay)]
  const targetUrl = shop.url()
  const matrix = (more = '') => ask('GET', `/api/qa/traceability?projectId=${projectId}${more}`)

  async function run(testCases: string[]) {
    const asked = { ...inProject, storyId, targetUrl, testCases, autoCreateDefects: true, parallel: 2 }
    const { executionId } = await ask('POST', '/api/qa/test-execution/run', asked)
    const listed = async () =>
      (await ask('GET', `/api/qa/test-execution?projectId=${projectId}`)).executions.find(
        (one: Answer) => one.executionId === executionId,
      )?.status
    await expect.poll(listed, { timeout: 240_000, interval: 500 }).toBe('completed')
    return ask('GET', `/api/qa/test-execution/${executionId}/results`)
  }
  const defects = async () => (await ask('GET', `/api/qa/defects?projectId=${projectId}`)).defects

  const first = await run([totals, pays])
  expect(first.counts).toMatchObject({ total: 2, passed: 1, failed: 1 })
  await expect.poll(defects, { timeout: 120_000 }).toHaveLength(1)
  const [found] = await defects()
  expect(found).toMatchObject({ status: 'open', source: 'run', storyId, testCaseId: totals })
  expect(found.evidence.error).toContain('Total: 4')
  expect((await fetch(found.evidence.screenshotUrl)).headers.get('content-type')).toBe('image/png')
  const whenBroken = new Date().toISOString()
  expect(await matrix()).toMatchObject({ coverage: { percent: 100 }, passRate: 0.5, openDefects: 1 })

  const changed = { ...pay, then: 'the page shows "Thank you for your order"' }
  await ask('PUT', `/api/pm/stories/${storyId}`, { acceptanceCriteria: [total, changed] })
  const { recommendations } = await ask('POST', `/api/pm/stories/${storyId}/sync-tests`, {})
  expect(recommendations).toMatchObject([{ action: 'UPDATED', testCaseId: pays }])
  expect((await matrix()).stale.map(({ testCaseId }: Answer) => testCaseId)).toContain(pays)

  isBroken = false
  await ask('PUT', `/api/qa/defects/${found.defectId}`, { status: 'fixed' })
  const second = await run([totals])
  expect(second.counts).toMatchObject({ total: 1, passed: 1 })
  const mended = () => ask('GET', `/api/qa/defects/${found.defectId}`)
  const proposal = { status: 'verified', executionId: second.executionId }
  await expect.poll(mended, { timeout: 120_000 }).toMatchObject({ status: 'fixed', proposal })
  await ask('PUT', `/api/qa/defects/${found.defectId}`, { status: 'verified' })
  expect(await matrix()).toMatchObject({ passRate: 1, openDefects: 0 })
  const then = await matrix(`&asOf=${whenBroken}`)
  expect(then).toMatchObject({ asOf: whenBroken, passRate: 0.5, openDefects: 1, staleCount: 0 })
  expect(then.stories[0].testCases.find((one: Answer) => one.testCaseId === totals)).toMatchObject({
    lastStatus: 'failed',
    executions: [{ executionId: first.executionId, status: 'failed' }],
    defects: [{ defectId: found.defectId, status: 'open' }],
  })
})
