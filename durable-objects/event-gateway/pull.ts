import type { Page } from './sources/source.ts'

/** Reads what comes next of a topic; null when it is not there any more. */
export type Pull = (topic: string, afterSeq: number) => Promise<Page | null>

const retryDelaysMs = [100, 400, 1600, 3200]

/** Tries again for a while. Rejects with the last failure. */
export async function pullPatiently(pull: Pull, topic: string, afterSeq: number): Promise<Page | null> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await pull(topic, afterSeq)
    } catch {
      await scheduler.wait(delayMs)
    }
  }
  return pull(topic, afterSeq)
}
