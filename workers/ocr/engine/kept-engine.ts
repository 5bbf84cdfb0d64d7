import type { Engine } from './tesseract.ts'

/** Lets an engine work, and gives what came of it; undefined when the engine broke at it. Throws when none can be started. */
export type UseEngine = <T>(work: (engine: Engine) => T) => Promise<T | undefined>

/**
 * One engine for all pictures, started with the first: its memory never shrinks again, so another one beside it would cost as much once more. An
 * engine that broke is never used again, and the next picture starts a new one.
 */
export function keptEngine(start: () => Promise<Engine>): UseEngine {
  let kept: Promise<Engine> | undefined
  const forget = (one: Promise<Engine>) => {
    if (kept === one) kept = undefined
  }

  return async function use(work) {
    const starting = (kept ??= start())
    const engine = await starting.catch((error: unknown) => {
      forget(starting)
      throw error
    })
    // While this one waited, the picture before it may have broken the engine.
    if (starting !== kept) return use(work)
    try {
      return work(engine)
    } catch {
      forget(starting)
      return undefined
    }
  }
}
