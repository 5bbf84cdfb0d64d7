import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDeployedProduct } from '../../support/deployed-product.ts'
import { serving } from '../../support/serving.ts'
import { eventsFor, filesOf } from '../../support/true-run.ts'

const secret = 'The vault is open'
let product: Awaited<ReturnType<typeof startDeployedProduct>>

const vault = serving((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end(`<title>${secret}</title><h1>${secret}</h1><script>console.log('${secret}')</script>`)
})

beforeAll(async () => {
  product = await startDeployedProduct({ vars: { CHECK_ANSWERS: 'true' } })
})
afterAll(() => product?.close())

test('a public name that leads to a private address is refused once it has answered, and nothing of it is kept', async () => {
  const { visitor } = product
  const steps = [
    { stepNumber: 1, action: 'Open "/"', expectedResult: 'The text "Sesame" is visible' },
    { stepNumber: 2, action: 'Reload the page', expectedResult: 'The text "Sesame" is visible' },
  ]
  const config = { url: `http://rebound.example:${vault.port()}/` }
  const executionId = await visitor.runCases([{ id: 'A', title: 'Rebound', steps }], config)
  const run = await visitor.ended(executionId)
  const [one] = run.cases
  expect(one).toMatchObject({ status: 'error', screenshotUrls: {}, videoUrl: null, harUrl: null })
  expect(one).toMatchObject({ consoleUrl: null, traceUrl: null })
  expect(one?.error).toMatch(/^targets\.refused: The address leads to a private/)
  expect(one?.steps.map(({ status }) => status)).toEqual(['error', 'skipped'])
  const told = JSON.stringify([run, await eventsFor(visitor, executionId)])
  expect(told).not.toContain('vault')
  const files = await filesOf(run)
  expect(Object.keys(files).filter((name) => name.startsWith('case-'))).toEqual([])
  for (const bytes of Object.values(files)) expect(Buffer.from(bytes).toString()).not.toContain('vault')
})
