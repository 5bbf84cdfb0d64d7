import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import type { Submission, Submitted } from '../../shared/services/designer.ts'
import { designEmbedded } from './embedded.ts'
import { judgeSubmission } from './engine.ts'

/** Judges cases that somebody submits for a text, which the embedded authors read beforehand without making cases of it. */
export async function judgeSubmitted(
  { request, ...submission }: Submission,
  taggerOf?: () => Promise<Tagger>,
): Promise<Submitted> {
  const reading = { ...request, mode: 'extract-requirements' as const }
  const { designed, marks, warnings } = await designEmbedded(reading, undefined, taggerOf)
  const judged = judgeSubmission({ ...submission, request: reading, embedded: designed, marks })
  return { ...judged, warnings }
}
