import { expect, test } from 'vitest'
import { add, newIndex } from './files.ts'

const times = (count: number, say: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => say(at))
const lamp = (at: number) => `Among the things that stand in room ${at} there is a lamp.`

test('a thousand pieces that say the same hide none of the others, and count once', async () => {
  const index = newIndex()
  await add(
    index,
    times(1000, () => 'A lamp, a lamp.'),
  )
  await add(index, times(600, lamp))
  const { total, hits } = await index.search({ question: 'lamp', limit: 1000 })
  expect([total, hits.length]).toEqual([601, 601])
})

test('what must not be said is left out of the total, and nothing else is', async () => {
  const index = newIndex()
  await add(
    index,
    times(1200, (at) => `Lamp oil ${at}.`),
  )
  await add(index, times(500, lamp))
  const filter = { without: ['lamp oil'] }
  const { total, hits } = await index.search({ question: 'lamp', limit: 1000, filter })
  expect([total, hits.length]).toEqual([500, 500])
})

test('what an index holds beside a file is counted without that file', async () => {
  const index = newIndex()
  const { fileId } = await add(index, times(3, lamp))
  await add(index, times(2, lamp), { fileName: 'other.md' })
  expect(await index.figures()).toEqual({ files: 2, chunks: 5 })
  expect(await index.figures({ beside: fileId })).toEqual({ files: 1, chunks: 2 })
  expect(await newIndex().figures({ beside: fileId })).toEqual({ files: 0, chunks: 0 })
})
