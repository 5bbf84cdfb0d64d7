import type { DesignRequest, DesignResult } from '../schema.ts'

/** Says in the summary who read: the model, where a sentence rests on what it said. */
export function withReader({ reading }: DesignRequest, result: DesignResult): DesignResult {
  if (!reading) return result
  const isUsed = result.requirements.some(({ readBy }) => readBy === 'model')
  const engine = isUsed ? reading.engine : result.summary.engine
  return { ...result, summary: { ...result.summary, engine, reading: reading.told } }
}
