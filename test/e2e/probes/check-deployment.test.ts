import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDeployment } from '../../../scripts/deploy/check/check-deployment.mjs'
import { startDeployedProduct } from '../../support/deployed-product.ts'
import { sample } from '../../support/sample.ts'
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
  expect([faults, lines.length]).toEqual([0, 11])
})

const tooOpen = [{ LOCAL: 'true', ALLOW_PRIVATE_TARGETS: 'true' }]

test.each(sample(tooOpen, 0))('a deployment with %j is told what is wrong with it', async (vars) => {
  const open = await startDeployedProduct({ vars })
  try {
    const { lines } = await check(open.origin)
    expect(lines.filter((line) => line.startsWith('FAULT'))).toEqual([
      expect.stringMatching(/LOCAL is true/),
      expect.stringMatching(/ALLOW_PRIVATE_TARGETS/),
    ])
  } finally {
    await open.close()
  }
})
