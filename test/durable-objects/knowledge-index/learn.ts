import { Corpus } from '../../../shared/domain/retrieval/topics/corpus.ts'
import {
  type Topics,
  learnTopics,
  termBatches,
} from '../../../shared/domain/retrieval/topics/learn-topics.ts'
import type { Index } from './files.ts'

/** Learns topics as the job does: pages the corpus out, learns, keeps the terms in batches, and folds all chunks in. Returns what was learned. */
export async function learn(
  index: Index,
  between: () => Promise<unknown> = async () => {},
): Promise<Topics | null> {
  const begun = await index.beginTopics()
  if (!begun) return null
  const corpus = await readCorpus(index, begun.version)
  await between()
  const topics = learnTopics(corpus)
  await keep(index, begun.version, topics)
  return topics
}

/** Gives an index the topics that another learned of the same files. */
export async function learnFrom(index: Index, topics: Topics | null): Promise<void> {
  const begun = await index.beginTopics()
  if (begun) await keep(index, begun.version, topics)
}

async function readCorpus(index: Index, version: number): Promise<Corpus> {
  const corpus = new Corpus()
  for (let after: number | null = 0; after !== null;) {
    const page = await index.topicCorpus({ version, after })
    if (!page.ok) throw new Error('Another learning began')
    for (const frequencies of page.frequencies) corpus.add(frequencies)
    after = page.next
  }
  return corpus
}

async function keep(index: Index, version: number, topics: Topics | null): Promise<void> {
  for (const terms of topics ? termBatches(topics, 5000) : []) await index.keepTopics({ version, terms })
  for (let done = false; !done;) {
    const folded = await index.foldTopics({ version, limit: 1000 })
    if (!folded.ok) throw new Error('Another learning began')
    done = folded.done
  }
}
