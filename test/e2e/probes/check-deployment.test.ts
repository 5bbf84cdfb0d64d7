import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDeployment } from '../../../scripts/deploy/check/check-deployment.mjs'
import { sharedDeployedProduct } from '../../support/shared-deployed-product.ts'
import { type Site, startSite } from '../../support/site/start-site.ts'

const product = sharedDeployedProduct()
let site: Site
let target = ''

beforeAll(async () => {
  site = await startSite()
  target = `http://site.example:${new URL(site.url).port}/create-account`
})

afterAll(() => site.close())

async function check(url: string) {
  const lines: string[] = []
  const faults = await checkDeployment(url, { target, say: (line: string) => void lines.push(line) })
  return { faults, lines }
}

test('a deployment that works holds every check, down to a run in its browser, and keeps nothing of it', async () => {
  const { faults, lines } = await check(product.origin())
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([])
  expect([faults, lines.length]).toEqual([0, 12])
})
