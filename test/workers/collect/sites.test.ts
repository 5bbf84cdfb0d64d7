import { expect, test } from 'vitest'
import { createSites } from '../../../workers/collect/sites.ts'

function sitesOver(stored: Map<string, string>) {
  const looked: string[] = []
  const look = async (websiteId: string) => {
    looked.push(websiteId)
    return stored.get(websiteId) ?? null
  }
  return { look, looked }
}

test('a busy website is looked up once a minute', async () => {
  const { look, looked } = sitesOver(new Map([['a', '{}']]))
  const sites = createSites(look)
  for (const now of [0, 1, 59_999, 60_000, 119_999]) expect(await sites.knows('a', now)).toBe(true)
  expect(looked).toEqual(['a', 'a'])
})

test('a website that was withdrawn is refused a minute later at most', async () => {
  const stored = new Map([['a', '{}']])
  const sites = createSites(sitesOver(stored).look)
  expect(await sites.knows('a', 0)).toBe(true)
  stored.delete('a')
  expect(await sites.knows('a', 59_999)).toBe(true)
  expect(await sites.knows('a', 60_000)).toBe(false)
})

test('a website that was asked for too early works two seconds after it exists', async () => {
  const stored = new Map<string, string>()
  const sites = createSites(sitesOver(stored).look)
  expect(await sites.knows('a', 0)).toBe(false)
  stored.set('a', '{}')
  expect(await sites.knows('a', 1_999)).toBe(false)
  expect(await sites.knows('a', 2_000)).toBe(true)
})

test('made-up ids neither fill the memory nor push out more than the oldest', async () => {
  const { look, looked } = sitesOver(new Map([['a', '{}']]))
  const sites = createSites(look, { maxEntries: 3 })
  await sites.knows('x', 0)
  await sites.knows('a', 0)
  await sites.knows('y', 0)
  await sites.knows('z', 0)
  expect(await sites.knows('a', 1)).toBe(true)
  expect(looked).toEqual(['x', 'a', 'y', 'z'])
  await sites.knows('x', 1)
  expect(looked.at(-1)).toBe('x')
})

test('a failed look-up is not remembered as an answer', async () => {
  let fails = true
  const sites = createSites(async () => {
    if (fails) throw new Error('KV is away')
    return '{}'
  })
  await expect(sites.knows('a', 0)).rejects.toThrow('KV is away')
  fails = false
  expect(await sites.knows('a', 0)).toBe(true)
})
