import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeFolder } from '../test/support/remove-folder.ts'
import { startProduct } from '../test/support/start-product.ts'
import { type Base, examinedBase } from './exams/base.ts'
import { type Figure, atLeast, atMost, median, told } from './figures.ts'
import { cranfield } from './needs.ts'

export const needs = [cranfield]

const wanted = 200
const mostSeconds = 30
const mostSlowdown = 1.5
const searchesAlone = 60

interface Exam {
  status: string
  questions: number
  ndcg10: number | null
  recall: number | null
  comparison: { verdict: string } | null
}

/**
 * How long an exam of 200 questions takes on this machine while people search the same base one search after the other, and how much longer their searches take meanwhile: the middle one
 * beside the middle one of those before and afterwards. The base holds the documents of Cranfield in a hundred files.
 */
export async function run(): Promise<Figure[]> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-exams-'))
  const product = startProduct({ persistTo, words: ['--var', 'LOG_REQUESTS:false'] })
  try {
    const { base, questions } = await examinedBase(await product.ready())
    const first = await examine(base, { generate: wanted })
    const search = searcher(base, questions)
    for (let warm = 0; warm < 10; warm++) await search()
    const alone: number[] = []
    while (alone.length < searchesAlone) alone.push(await search())
    const meanwhile: number[] = []
    let isOver = false
    const exam = examine(base).finally(() => (isOver = true))
    while (!isOver) meanwhile.push(await search())
    await exam
    while (alone.length < 2 * searchesAlone) alone.push(await search())
    const { seconds, questions: asked, ndcg10, recall, comparison } = await exam
    const shows = comparison?.verdict === 'no_difference_shown' ? 0 : 1
    return [
      told('an exam that makes 200 questions first', first.seconds, 's'),
      atLeast('questions', asked, wanted, 'questions'),
      atMost(`an exam of ${asked} questions beside searches`, seconds, mostSeconds, 's'),
      told('a search before and afterwards', round(median(alone)), 'ms'),
      told('a search meanwhile', round(median(meanwhile)), 'ms'),
      atMost('a search meanwhile beside those', round(median(meanwhile) / median(alone)), mostSlowdown, '×'),
      atLeast('searches meanwhile', meanwhile.length, 30, 'searches'),
      atMost('differences shown where nothing changed', shows, 0, 'differences'),
      told('nDCG@10 of generated questions', round(ndcg10 ?? 0), ''),
      told('recall@10 of generated questions', round(recall ?? 0), ''),
    ]
  } finally {
    product.kill('SIGTERM')
    await product.ended
    await removeFolder(persistTo)
  }
}

const round = (figure: number): number => Math.round(figure * 100) / 100

async function examine({ ask, kbId }: Base, wish: object = {}): Promise<Exam & { seconds: number }> {
  const at = `/api/knowledge-bases/${kbId}`
  const startedAt = performance.now()
  const { jobId } = await ask<{ jobId: string }>('POST', `${at}/exam`, wish)
  for (;;) {
    const exam = await ask<Exam>('GET', `${at}/exams/${jobId}`)
    if (exam.status !== 'running') return { ...exam, seconds: round((performance.now() - startedAt) / 1000) }
    await sleep(200)
  }
}

/** Asks one question after the other, as people do who read what they find: milliseconds each. */
function searcher({ ask, kbId }: Base, questions: readonly string[]) {
  let at = 0
  return async () => {
    await sleep(100)
    const question = questions[at++ % questions.length]
    const startedAt = performance.now()
    await ask('POST', `/api/knowledge-bases/${kbId}/search`, { question })
    return performance.now() - startedAt
  }
}
