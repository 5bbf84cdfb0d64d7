import type { Reading } from '../../../shared/domain/test-generation/readings/reading.ts'
import type { DesignEvent, DesignRequest } from '../../../shared/domain/test-generation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Designed, DesignInput } from '../../../shared/services/designer.ts'
import { callEngine } from '../engine/index.ts'
import { correctionsFor } from './kept-corrections.ts'
import { type ReadByModel, readByModel } from './read-by-model.ts'

interface Following {
  /** Awaited whenever there is something new in `onProgress`, so that watchers see it while the work goes on. */
  told?: () => Promise<unknown>
  /** What a model has said before: if it was of these texts, none is asked again. */
  known?: Reading | undefined
  /** How an assistant has read these texts: then no model is asked. */
  read?: ReadByModel | undefined
}

export interface DesignedCases extends Designed {
  /** What the cases rest on, where a model has read the texts. */
  reading?: Reading
}

/**
 * Designs test cases for any operation, reading sentences as people of its organization corrected them: has the texts read by the configured model, whose questions are answered here, where the services
 * are, and leaves the rest to the engine. Where the design by such a reading breaks off, the engine works without it.
 */
export async function designCases(
  context: Context,
  request: DesignRequest,
  { told = () => Promise.resolve(), known, read: handed }: Following = {},
): Promise<DesignedCases> {
  const read = handed
    ? { ...handed, warnings: [...handed.warnings] }
    : await readByModel(context, request, { told, known })
  const { onProgress, corrections: own, ...texts } = request
  const corrections = own ?? (await correctionsFor(context, request))
  const asked = { ...texts, ...(corrections.length > 0 && { corrections }) }
  let isHeard = true
  let reached = 0
  const tell = async (events: DesignEvent[]) => {
    for (const event of events) onProgress?.(event.type === 'status' ? forward(event) : event)
    await told().catch((error: unknown) => {
      isHeard = false
      throw error
    })
  }
  /** Work that begins again does not go back for those who watch. */
  const forward = <T extends { progress: number }>(event: T): T => {
    reached = Math.max(reached, event.progress)
    return { ...event, progress: reached }
  }
  const design = async (input: DesignInput, patience = {}) => {
    const { warnings, ...designed } = await callEngine(
      context,
      (designer) => designer.design(input, onProgress && tell),
      patience,
    )
    return { ...designed, warnings: [...read.warnings, ...warnings] }
  }
  const { reading } = read
  if (reading) {
    try {
      return { ...(await design({ ...asked, reading }, { patienceMs: shorterMs })), reading }
    } catch (error) {
      if (!isHeard) throw error
      read.warnings.push('The work on what the model read broke off, so the embedded engine worked alone.')
    }
  }
  return design(asked)
}

/** There must be time left for the engine to work alone. */
const shorterMs = 40_000
