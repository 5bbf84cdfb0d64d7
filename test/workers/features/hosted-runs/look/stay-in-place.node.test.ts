import { expect, test } from 'vitest'
import { onlyReads } from '../../../../../workers/features/hosted-runs/look/stay-in-place.ts'

const page = { frameId: 'main', origin: 'https://shop.test' }

type Request = Parameters<typeof onlyReads>[0]

const asks = (
  method: string,
  resourceType: Request['resourceType'],
  { frameId = 'main', url = 'https://shop.test/next' } = {},
) => onlyReads({ request: { method, url } as Request['request'], resourceType, frameId }, page)

test('what a page shows may be read, from wherever it comes', () => {
  expect(asks('GET', 'XHR')).toBe(true)
  expect(asks('GET', 'Image', { url: 'https://pictures.test/1.png' })).toBe(true)
  expect(asks('HEAD', 'Fetch')).toBe(true)
})

test('nothing is sent', () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(asks(method, 'Fetch')).toBe(false)
  expect(asks('GET', 'Ping')).toBe(false)
  expect(asks('POST', 'Document', { frameId: 'inner' })).toBe(false)
})

test('the page is not left, and a frame in it stays with its origin', () => {
  expect(asks('GET', 'Document')).toBe(false)
  expect(asks('GET', 'Document', { frameId: 'inner' })).toBe(true)
  expect(asks('GET', 'Document', { frameId: 'inner', url: 'https://shop.test.evil.test/' })).toBe(false)
})
