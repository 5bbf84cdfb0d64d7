import { fuse } from '../shared/domain/retrieval/fuse.ts'
import { type Figure, atLeast, atMost, percentile, told } from './figures.ts'
import { cisi, cranfield, dataFolder } from './needs.ts'
import { type Collection, readCisi, readCranfield } from './retrieval/collections.ts'
import { type Indexes, withIndexes } from './retrieval/indexes.ts'
import { ndcg } from './retrieval/ndcg.ts'

export const needs = [cranfield, cisi]

const collections = [
  {
    name: 'Cranfield',
    read: () => readCranfield(dataFolder),
    grading: 'codes -1 and 1 as grade 4, 2 as 3, 3 as 2, 4 as 1',
    least: 0.54,
  },
  {
    name: 'CISI',
    read: () => readCisi(dataFolder),
    grading: 'judged or not; title and text of a question',
    least: 0.4,
  },
]

const large = 10_000
/** Of each of the ten: one process of one machine holds them all, which a deployment spreads. */
const each = 3_000
const wordsOfChunk = 300
const chunksOfFile = 100
const oneMs = 50
const tenMs = 150

/**
 * How well the index finds what people judged relevant, by itself and without a model, beside its words alone; and how soon it answers. The documents of the
 * collections are files of one chunk.
 */
export async function run(): Promise<Figure[]> {
  return withIndexes(async (indexes) => {
    const figures: Figure[] = []
    for (const { name, read, grading, least } of collections) {
      const { both, words } = await quality(indexes, name, read())
      figures.push(atLeast(`nDCG@10 on ${name} (${grading})`, round(both), least, ''))
      figures.push(told(`nDCG@10 on ${name} by BM25 alone`, round(words), ''))
    }
    return [...figures, ...(await speed(indexes))]
  })
}

async function quality(indexes: Indexes, name: string, { documents, questions, grades }: Collection) {
  // Documents of the collections are as long as chunks: each is a file of one.
  await indexes.add(
    name,
    documents.map(({ id, title, text }) => ({ id, title, texts: [text] })),
  )
  await indexes.learn([name])
  let [both, words] = [0, 0]
  for (const { id, text } of questions) {
    const { answers } = await indexes.search([name], text, 1000)
    const hits = answers[0]?.hits ?? []
    const relevant = grades.get(id) ?? new Map<string, number>()
    both += ndcg(
      hits.map(({ fileId }) => fileId),
      relevant,
    )
    const byWords = fuse(hits.map((hit) => ({ ...hit, dense: null })))
    words += ndcg(
      hits
        .map(({ fileId }, at) => ({ fileId, score: byWords[at] ?? 0 }))
        .toSorted((one, other) => other.score - one.score)
        .map(({ fileId }) => fileId),
      relevant,
    )
  }
  return { both: both / questions.length, words: words / questions.length }
}

const round = (ratio: number): number => Math.round(ratio * 10_000) / 10_000

/** Files whose chunks have about 400 tokens, out of sentences of both collections, always the same. */
function mixedFiles(chunks: number) {
  const sentences = collections
    .flatMap(({ read }) => read().documents)
    .flatMap(({ text }) => text.split(/(?<=\.)\s+/))
    .filter((sentence) => sentence.length > 20)
  let state = 1
  const next = () => sentences[(state = (state * 48_271) % 2_147_483_647) % sentences.length] ?? ''
  const chunk = () => {
    let text = ''
    for (let words = 0; words < wordsOfChunk;) {
      const sentence = next()
      text += `${sentence} `
      words += sentence.split(' ').length
    }
    return text
  }
  return Array.from({ length: chunks / chunksOfFile }, (_, at) => {
    return { id: String(at), title: `Handbook ${at}`, texts: Array.from({ length: chunksOfFile }, chunk) }
  })
}

/** Questions of both collections, and what the answers took. */
async function speed(indexes: Indexes): Promise<Figure[]> {
  const files = mixedFiles(each)
  const questions = collections.flatMap(({ read }) => read().questions.filter((_, at) => at % 3 === 0))
  const ten = Array.from({ length: 10 }, (_, at) => `base ${at}`)
  for (const index of ten) await indexes.add(index, files)
  await indexes.learn(ten)
  await indexes.add('large', mixedFiles(large))
  const startedAt = performance.now()
  await indexes.learn(['large'])
  const learnMs = performance.now() - startedAt
  const timed = async (names: string[]) => {
    const times: number[] = []
    await indexes.search(names, 'warm', 10)
    for (const { text } of questions) times.push((await indexes.search(names, text, 50)).ms)
    return times
  }
  const alone = await timed(['large'])
  const together = await timed(ten)
  const afterChanges: number[] = []
  for (const [at, { text }] of questions.slice(0, 20).entries()) {
    await indexes.add('large', [{ id: `late ${at}`, title: 'Late', texts: [text] }])
    afterChanges.push((await indexes.search(['large'], text, 50)).ms)
  }
  return [
    atMost('search over 10,000 chunks, p95', percentile(alone, 95), oneMs, 'ms'),
    told('search over 10,000 chunks, median', percentile(alone, 50), 'ms'),
    told('first search after a change, median', percentile(afterChanges, 50), 'ms'),
    atMost('ten indexes of 3,000 chunks at once, p95', percentile(together, 95), tenMs, 'ms'),
    told('topics learned of 10,000 chunks, all in all', learnMs / 1000, 's'),
  ]
}
