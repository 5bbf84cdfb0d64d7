import type { KnowledgeIndex as Index } from '../../durable-objects/knowledge-index/knowledge-index.ts'
import type { SearchAnswer, SearchRequest } from '../../durable-objects/knowledge-index/types.ts'
import { type Remote, objects } from '../../shared/services/remote.ts'
import { learn, learnFrom } from '../../test/durable-objects/knowledge-index/learn.ts'

export { KnowledgeIndex } from '../../durable-objects/knowledge-index/knowledge-index.ts'

/** A file in its chunks. */
export interface File {
  id: string
  title: string
  texts: string[]
}

/** What the benchmark asks of indexes, as JSON. */
export type Order =
  | { add: File[]; index: string }
  /** Indexes of equal files; the first one learns for all. */
  | { learn: string[] }
  | { search: SearchRequest; indexes: string[] }

export interface Timed {
  answers: SearchAnswer[]
  /** From the first question to the last answer, as a Worker sees it. */
  ms: number
}

async function add(index: Remote<Index>, files: readonly File[]): Promise<void> {
  const addOne = async ({ id, title, texts }: File) => {
    const file = { fileId: id, generation: 1, fileName: title, fileType: 'txt', updatedAt: 1 }
    const chunks = texts.map((text, ordinal) => {
      return { ordinal, start: 0, end: text.length, page: null, headings: [], text }
    })
    await index.stage({ file, sourceHash: '', chunks })
    await index.publish({ reading: file })
  }
  await Promise.all(files.map(addOne))
}

export default {
  async fetch(request, env) {
    const order: Order = await request.json()
    const indexOf = (name: string) => objects<Index>(env.KNOWLEDGE_INDEX).getByName(name)
    if ('add' in order) await add(indexOf(order.index), order.add)
    else if ('learn' in order) {
      const [first = '', ...others] = order.learn
      const topics = await learn(indexOf(first))
      for (const other of others) await learnFrom(indexOf(other), topics)
    } else {
      const startedAt = Date.now()
      const answers = await Promise.all(order.indexes.map((index) => indexOf(index).search(order.search)))
      return Response.json({ answers, ms: Date.now() - startedAt } satisfies Timed)
    }
    return Response.json({})
  },
} satisfies ExportedHandler<{ KNOWLEDGE_INDEX: DurableObjectNamespace<Index> }>
