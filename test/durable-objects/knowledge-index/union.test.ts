import { expect, test } from 'vitest'
import type { TermStatistics } from '../../../durable-objects/knowledge-index/types.ts'
import { type Index, add, newIndex } from './files.ts'

const words = 'limit euro travel hotel claim form office leave month staff train flight'.split(' ')

/** Pieces of words by a fixed rule: frequent ones and rare ones, short and long. */
const pieces = Array.from({ length: 120 }, (_, at) =>
  Array.from(
    { length: 4 + (at % 23) },
    (__, word) => words[(at * 7 + word * word * (1 + (at % 5))) % words.length],
  )
    .concat(`piece${at}`)
    .join(' '),
)

const question = 'hotel claim limit for a train in the office'

async function ranked(index: Index, statistics?: TermStatistics) {
  const { hits } = await index.search({ question, limit: 1000, ...(statistics && { statistics }) })
  const passages = await index.passages({ chunkIds: hits.map(({ chunkId }) => chunkId) })
  return hits.map(({ lexical }, at) => ({ lexical, text: passages[at]?.text ?? '' }))
}

const summed = (all: readonly TermStatistics[]): TermStatistics => ({
  chunks: all.reduce((sum, { chunks }) => sum + chunks, 0),
  tokens: all.reduce((sum, { tokens }) => sum + tokens, 0),
  frequencies: Object.fromEntries(
    Object.keys(all[0]!.frequencies).map((term) => [
      term,
      all.reduce((sum, { frequencies }) => sum + (frequencies[term] ?? 0), 0),
    ]),
  ),
})

test('three indexes of very different size rank as one that holds all', async () => {
  const one = newIndex()
  await add(one, pieces)
  const parts = [newIndex(), newIndex(), newIndex()]
  for (const [part, [from, to]] of [
    [0, 3],
    [3, 20],
    [20, 120],
  ].entries())
    await add(parts[part]!, pieces.slice(from, to))
  const statistics = summed(await Promise.all(parts.map((part) => part.statistics({ question }))))
  expect(statistics).toEqual(await one.statistics({ question }))
  const all = (await Promise.all(parts.map((part) => ranked(part, statistics)))).flat()
  const order = (list: typeof all) =>
    list.toSorted((a, b) => b.lexical - a.lexical || (a.text < b.text ? -1 : 1))
  expect(all.length).toBeGreaterThan(80)
  expect(order(all)).toEqual(order(await ranked(one)))
  const small = await ranked(parts[0]!)
  expect(small.map(({ lexical }) => lexical)).not.toEqual(
    (await ranked(parts[0]!, statistics)).map(({ lexical }) => lexical),
  )
})
