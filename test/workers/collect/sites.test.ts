import { expect, test } from 'vitest'
import { createSites } from '../../../workers/collect/sites.ts'

const plain = '{"version":1}'

function sitesOver(stored: Map<string, string>) {
  const looked: string[] = []
  const look = async (websiteId: string) => {
    looked.push(websiteId)
    return stored.get(websiteId) ?? null
  }
  return { look, looked }
}

test('a website that was withdrawn is refused a minute later at most', async () => {
  const stored = new Map([['a', plain]])
  const sites = createSites(sitesOver(stored).look)
  expect(await sites.find('a', 0)).not.toBeNull()
  stored.delete('a')
  expect(await sites.find('a', 59_999)).not.toBeNull()
  expect(await sites.find('a', 60_000)).toBeNull()
})

test('a website that was asked for too early works two seconds after it exists', async () => {
  const stored = new Map<string, string>()
  const sites = createSites(sitesOver(stored).look)
  expect(await sites.find('a', 0)).toBeNull()
  stored.set('a', plain)
  expect(await sites.find('a', 1_999)).toBeNull()
  expect(await sites.find('a', 2_000)).not.toBeNull()
})

test('made-up ids neither fill the memory nor push out more than the oldest', async () => {
  const { look, looked } = sitesOver(new Map([['a', plain]]))
  const sites = createSites(look, { maxEntries: 3 })
  await sites.find('x', 0)
  await sites.find('a', 0)
  await sites.find('y', 0)
  await sites.find('z', 0)
  expect(await sites.find('a', 1)).not.toBeNull()
  expect(looked).toEqual(['x', 'a', 'y', 'z'])
  await sites.find('x', 1)
  expect(looked.at(-1)).toBe('x')
})

test('long entries push out the oldest as soon as all together are too long, and no sooner', async () => {
  const stored = new Map(['a', 'b', 'c', 'd'].map((id) => [id, plain.padEnd(100)]))
  const { look, looked } = sitesOver(stored)
  const sites = createSites(look, { maxLength: 300 })
  for (const id of ['a', 'b', 'c', 'a', 'b']) await sites.find(id, 0)
  expect(looked).toEqual(['a', 'b', 'c'])
  await sites.find('d', 0)
  for (const id of ['b', 'c', 'd']) await sites.find(id, 1)
  expect(looked).toEqual(['a', 'b', 'c', 'd'])
  await sites.find('a', 1)
  expect(looked.at(-1)).toBe('a')
})

test('what has become shorter makes room', async () => {
  const stored = new Map([
    ['a', plain.padEnd(200)],
    ['b', plain.padEnd(100)],
    ['c', plain.padEnd(100)],
  ])
  const { look, looked } = sitesOver(stored)
  const sites = createSites(look, { maxLength: 300 })
  await sites.find('b', 30_000)
  await sites.find('a', 0)
  stored.set('a', plain.padEnd(100))
  await sites.find('a', 60_000)
  await sites.find('c', 60_000)
  for (const id of ['a', 'b', 'c']) await sites.find(id, 60_001)
  expect(looked).toEqual(['b', 'a', 'a', 'c'])
})

test('a failed look-up is not remembered as an answer', async () => {
  let fails = true
  const sites = createSites(async () => {
    if (fails) throw new Error('KV is away')
    return plain
  })
  await expect(sites.find('a', 0)).rejects.toThrow('KV is away')
  fails = false
  expect(await sites.find('a', 0)).not.toBeNull()
})

test.each(['', '{', '{"version":3}', '{}', 'null'])(
  'of a website of which %j was published nothing is taken, and what is mended counts at once',
  async (damaged) => {
    const stored = new Map([['a', damaged]])
    const sites = createSites(sitesOver(stored).look)
    await expect(sites.find('a', 0)).rejects.toThrow()
    stored.set('a', plain)
    expect(await sites.find('a', 1)).not.toBeNull()
  },
)

test('for who shows an access key, what is known of a website is a second old at most', async () => {
  const stored = new Map([['a', plain]])
  const { look, looked } = sitesOver(stored)
  const sites = createSites(look)
  await sites.find('a', 0, { withKey: true })
  expect(await sites.find('a', 999, { withKey: true })).not.toBeNull()
  stored.delete('a')
  expect(await sites.find('a', 1_000)).not.toBeNull()
  expect(await sites.find('a', 1_000, { withKey: true })).toBeNull()
  expect(looked).toEqual(['a', 'a'])
})
