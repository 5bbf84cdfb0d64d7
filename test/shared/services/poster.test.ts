import { expect, test } from 'vitest'
import { createPoster } from '../../../shared/services/poster.ts'
import { type Answer, newReceiver } from '../../support/receivers.ts'

const poster = createPoster()
const letter = {
  allowPrivate: false,
  headers: { 'x-test': 'yes' },
  body: '{"n":1}',
  timeoutMs: 5000,
}

test('a letter arrives as it is, and its answer is a status', async () => {
  const { url, got } = newReceiver(() => new Response('nobody reads this', { status: 202 }))
  expect(await poster.post({ ...letter, url })).toEqual({ answered: true, status: 202 })
  expect(got).toEqual([{ url, headers: letter.headers, body: letter.body, redirect: 'manual' }])
})

test.each<[string, Answer, string]>([
  ['refuses the connection', () => Promise.reject(new TypeError('Connection refused')), 'unreachable'],
  [
    'is silent for too long',
    (_request, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
    'timeout',
  ],
])('a server that %s gave no answer', async (_what, answer, reason) => {
  const { url } = newReceiver(answer)
  expect(await poster.post({ ...letter, url, timeoutMs: 20 })).toEqual({ answered: false, reason })
})

test('an answer whose body breaks when it is put away is an answer all the same', async () => {
  const broken = () =>
    new ReadableStream({
      cancel() {
        throw new Error('broken')
      },
    })
  const { url } = newReceiver(() => new Response(broken(), { status: 200 }))
  expect(await poster.post({ ...letter, url })).toEqual({ answered: true, status: 200 })
})

test('a letter leaves by the public network unless its address may be private', async () => {
  const ways: string[] = []
  const { url } = newReceiver(() => {
    ways.push('own')
    return new Response(null)
  })
  const byPublic = createPoster({
    fetch: async () => {
      ways.push('public')
      return new Response(null)
    },
  } as Pick<Fetcher, 'fetch'>)
  await byPublic.post({ ...letter, url })
  await byPublic.post({ ...letter, url, allowPrivate: true })
  expect(ways).toEqual(['public', 'own'])
})
