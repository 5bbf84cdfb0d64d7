import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCanary, type Canary } from '../../support/canary.ts'
import { startDeployedProduct } from '../../support/deployed-product.ts'

let canary: Canary
let product: Awaited<ReturnType<typeof startDeployedProduct>>
let port = 0

const site = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end(`<h1>Hello</h1><script>
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) try { new WebSocket('ws://' + host + ':${canary.port}/') } catch {}
  </script>`)
})

beforeAll(async () => {
  canary = await startCanary()
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  port = (site.address() as AddressInfo).port
  product = await startDeployedProduct()
})
afterAll(async () => {
  await product?.close()
  await canary.close()
  site.close()
})

test('a page that opens sockets to this machine reaches nobody', async () => {
  const { visitor } = product
  const steps = [{ stepNumber: 1, action: 'Open "/"', expectedResult: 'The text "Hello" is visible' }]
  const { sessionId } = await visitor.sessionWith([{ id: 'A', title: 'Sockets', steps }])
  const config = { url: `http://site.example:${port}/`, video: false }
  const { executionId } = await visitor.execute(sessionId, ['A'], config)
  const run = await visitor.ended(executionId)
  expect(run.counts).toMatchObject({ passed: 1 })
  expect(canary.heard()).toEqual([])
})
