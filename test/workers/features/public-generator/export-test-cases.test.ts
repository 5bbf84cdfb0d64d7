import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { exportTestCases } from '../../../../workers/features/public-generator/export-test-cases.route.ts'
import { expectRefusal, newAddress, send } from '../../../support/client.ts'

const testCases = [
  {
    id: 'TC-1',
    title: 'Open',
    steps: [{ stepNumber: 1, action: 'Open the page', expectedResult: '"Hi" is visible' }],
  },
]

test.each([
  ['csv', 'shop-test-cases.csv'],
  ['gherkin', 'shop-test-cases.feature'],
  ['json', 'shop-test-cases.json'],
  ['testmgr', 'shop-test-cases.csv'],
  ['devops-suite', 'shop-test-cases.csv'],
  ['tracker-xray', 'shop-test-cases.zip'],
])('%s comes as a file with a name', async (format, fileName) => {
  const response = await send(exportTestCases, { testCases, format, projectName: 'Shop' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain(`filename="${fileName}"`)
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50)
})

test('an empty set is refused', async () => {
  await expectRefusal(send(exportTestCases, { testCases: [], format: 'csv' }), 400)
})

test('a variant of a vendor chooses its other layout, one that the format does not have is refused', async () => {
  const input = { testCases, format: 'testrail', variant: 'xml', projectName: 'Shop' }
  const response = await send(exportTestCases, input)
  expect(response.headers.get('content-disposition')).toContain('filename="shop-test-cases.xml"')
  expect(await response.text()).toContain('<sections>')
  await expectRefusal(send(exportTestCases, { testCases, format: 'csv', variant: 'xml' }), 400, {
    details: [{ path: 'variant', message: 'The format csv has no variant xml' }],
  })
})

const many = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ ...testCases[0], id: `TC-${nth}`, title: `Open ${nth}` }))

test('ten thousand cases are one file, and one more is refused with the limit', async () => {
  const response = await send(exportTestCases, { testCases: many(10_000), format: 'testrail' })
  expect(response.status).toBe(200)
  expect((await response.text()).split('\r\n').filter((row) => row.includes('Open '))).toHaveLength(10_000)
  await expectRefusal(send(exportTestCases, { testCases: many(10_001), format: 'csv' }), 400, {
    details: [{ path: 'testCases', message: 'Must have at most 10,000 entries' }],
  })
})

test('Xray takes a thousand tests a request, so its JSON of more is an archive of several', async () => {
  const asked = { testCases: many(2500), format: 'xray', variant: 'json', projectName: 'Shop' }
  const response = await send(exportTestCases, asked)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))
  const lengths = files.map(([name, bytes]) => [name, (JSON.parse(strFromU8(bytes)) as unknown[]).length])
  expect(lengths).toEqual([
    ['shop-test-cases.part-1.json', 1000],
    ['shop-test-cases.part-2.json', 1000],
    ['shop-test-cases.part-3.json', 500],
  ])
})

test('the fifty-first export of an hour is refused with the time to wait, and refused ones cost nothing', async () => {
  const headers = { 'cf-connecting-ip': newAddress() }
  for (let number = 0; number < 5; number++)
    await send(exportTestCases, { testCases: [], format: 'csv' }, { headers })
  for (let number = 0; number < 50; number++) {
    const response = await send(exportTestCases, { testCases, format: 'json' }, { headers })
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }
  const refused = await send(exportTestCases, { testCases, format: 'json' }, { headers })
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(refused.headers.get('ratelimit-remaining')).toBe('0')
  await expectRefusal(refused, 429, 'rate_limited')
})

test('an export that is refused after its limit was taken gives it back', async () => {
  const headers = { 'cf-connecting-ip': newAddress() }
  const variant = { testCases, format: 'csv', variant: 'xml' }
  for (let number = 0; number < 3; number++)
    expect((await send(exportTestCases, variant, { headers })).status).toBe(400)
  const response = await send(exportTestCases, { testCases, format: 'csv' }, { headers })
  expect(response.headers.get('ratelimit-remaining')).toBe('49')
})
