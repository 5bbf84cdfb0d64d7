import { join } from 'node:path'
import { createTestHarness } from 'wrangler'
import { root } from '../../scripts/toolchain.mjs'
import type { File, Order, Timed } from './worker.ts'

/** Indexes in the runtime of Workers, by name. */
export interface Indexes {
  add: (index: string, files: readonly File[]) => Promise<void>
  /** Indexes of equal files; the first one learns for all. */
  learn: (indexes: string[]) => Promise<void>
  search: (indexes: string[], question: string, limit: number) => Promise<Timed>
}

const chunksAtOnce = 200

export async function withIndexes<T>(work: (indexes: Indexes) => Promise<T>): Promise<T> {
  const server = createTestHarness({
    workers: [{ configPath: join(root, 'bench/retrieval/wrangler.toml') }],
  })
  try {
    const { url } = await server.listen()
    const send = async (order: Order, isAgain = false): Promise<unknown> => {
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify(order) })
      if (answer.ok) return answer.json()
      const said = await answer.text()
      // What stands before the runtime gives a connection up while one order takes it many seconds, and notices with the next order. Each gives the same again.
      if (said.includes('Network connection lost') && !isAgain) return send(order, true)
      throw new Error(`The index refused: ${said}`)
    }
    return await work({
      add: async (index, files) => {
        const atOnce = Math.ceil(chunksAtOnce / (files[0]?.texts.length || 1))
        for (let at = 0; at < files.length; at += atOnce)
          await send({ add: files.slice(at, at + atOnce), index })
      },
      learn: async (names) => void (await send({ learn: names })),
      search: async (indexes, question, limit) =>
        (await send({ search: { question, limit }, indexes })) as Timed,
    })
  } finally {
    await server.close()
  }
}
