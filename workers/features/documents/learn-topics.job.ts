import { z } from 'zod'
import { Corpus } from '../../../shared/domain/retrieval/topics/corpus.ts'
import { type Topics, learnTopics } from '../../../shared/domain/retrieval/topics/learn-topics.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineJob } from '../../../shared/kernel/job.ts'
import { learnTopicsJobName } from './rules.ts'

/**
 * Learns of what an index holds how its words belong together, outside of the object that answers searches. A second learning makes an end of the
 * first, so that a message may come twice, or too late.
 */
export const learnTopicsJob = defineJob({
  name: learnTopicsJobName,
  queue: 'documents',
  bookkeeping: true,
  input: () => ({ ownerId: z.uuid() }),
  async run(context, { ownerId }) {
    const index = context.services.knowledgeIndexes.getByName(ownerId)
    if (!(await index.topicsDue()).due) return
    const begun = await index.beginTopics()
    if (!begun) return
    const corpus = await readCorpus(index, begun.version)
    const topics = corpus && learnTopics(corpus)
    if (topics && (await keep(index, begun.version, topics))) await fold(index, begun.version)
  },
})

type Index = ReturnType<Context['services']['knowledgeIndexes']['getByName']>

/** Undefined when another learning has begun. */
async function readCorpus(index: Index, version: number): Promise<Corpus | undefined> {
  const corpus = new Corpus()
  for (let after: number | null = 0; after !== null;) {
    const page: Awaited<ReturnType<Index['topicCorpus']>> = await index.topicCorpus({ version, after })
    if (!page.ok) return undefined
    for (const text of page.frequencies) corpus.add(text)
    after = page.next
  }
  return corpus
}

const termsAtOnce = 5000

async function keep(index: Index, version: number, topics: Topics): Promise<boolean> {
  const { terms, idf, vectors, dimensions } = topics
  for (let from = 0; from < terms.length; from += termsAtOnce) {
    const some = terms.slice(from, from + termsAtOnce).map((term, offset) => {
      const at = from + offset
      return { term, idf: idf[at] ?? 0, vector: vectors.slice(at * dimensions, (at + 1) * dimensions) }
    })
    if (!(await index.keepTopics({ version, terms: some })).ok) return false
  }
  return true
}

const chunksAtOnce = 2000

async function fold(index: Index, version: number): Promise<void> {
  for (;;) {
    const folded = await index.foldTopics({ version, limit: chunksAtOnce })
    if (!folded.ok || folded.done) return
  }
}
