import { expect, test } from 'vitest'
import { buildWeb } from '../../../scripts/build-web.mjs'
import { checkDeployment } from '../../../scripts/deploy/check/check-deployment.mjs'
import { startDeployedProduct } from '../../support/deployed-product.ts'
import { startSite } from '../../support/site/start-site.ts'

test('a deployment with the settings of a local machine is told what is wrong with it', async () => {
  await buildWeb()
  const vars = { LOCAL: 'true', ALLOW_PRIVATE_TARGETS: 'true' }
  const [open, site] = await Promise.all([startDeployedProduct({ vars }), startSite()])
  const lines: string[] = []
  try {
    const target = `http://site.example:${new URL(site.url).port}/create-account`
    await checkDeployment(open.origin, { target, say: (line: string) => void lines.push(line) })
    expect(lines.filter((line) => line.startsWith('FAULT'))).toEqual([
      expect.stringMatching(/LOCAL is true/),
      expect.stringMatching(/ALLOW_PRIVATE_TARGETS/),
    ])
  } finally {
    await Promise.all([open.close(), site.close()])
  }
})
