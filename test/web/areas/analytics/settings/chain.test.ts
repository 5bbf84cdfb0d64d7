import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { brokenAt } from '../../../../../web/areas/analytics/settings/chain.ts'

function chainOf(lines: readonly string[]) {
  let before = ''
  return lines.map((line, at) => {
    const hash = createHash('sha256').update(`${before}\n${line}`).digest('hex')
    const receipt = { n: at + 1, before, line, hash }
    before = hash
    return receipt
  })
}
const chain = chainOf(['1\ncreated', '2\ndestroyed', '3\nerased'])

test('a chain of which each receipt follows from the one before holds', async () => {
  expect(await brokenAt(chain)).toBeNull()
  expect(await brokenAt([])).toBeNull()
})

test.each([
  ['is changed', chain.map((one) => (one.n === 2 ? { ...one, line: '2\ncreated' } : one)), 2],
  ['is taken out', chain.filter(({ n }) => n !== 2), 3],
  ['is put in another’s place', [chain[0], chain[2]].map((one, at) => ({ ...one!, n: at + 1 })), 2],
] as const)('a receipt that %s shows', async (_how, changed, at) => {
  expect(await brokenAt(changed)).toBe(at)
})
