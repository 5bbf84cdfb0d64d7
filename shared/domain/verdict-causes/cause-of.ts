import { codeOf } from '../defect-fingerprints/fingerprint.ts'
import { type Cause, causesOfCodes } from './causes-of-codes.ts'

/** How a step or a case of a run ended; `error` with its code in front: `steps.not_found: There is no …`. */
export interface Ended {
  status: 'passed' | 'failed' | 'error' | 'skipped'
  error?: string | undefined
}

/**
 * Why a step or a case did not pass. `behaviour`: the page does not do what the text says, which was checked. `control`: the page has no such control, has
 * several, or none that can be used. `step`: the text could not be read or checked. `other`: time, network, a lost browser, or it was skipped. Undefined when it passed.
 * Assertions do not count beside the status: one that is false makes it `failed`, unless another part of the step was unclear, and then it proves nothing.
 */
export function causeOf({ status, error = '' }: Ended): Cause | undefined {
  if (status === 'passed') return undefined
  if (status === 'failed') return 'behaviour'
  return (status === 'error' && causesOfCodes[codeOf(error) ?? '']) || 'other'
}

/** How many cases did not pass for which cause. */
export type CauseCounts = Record<Cause, number>

/**
 * Counts what did not pass by its cause. `unpassed` is how many that were in all: those of which nothing is known, because the run ended before, are `other`.
 */
export function countCauses(ended: readonly Ended[], unpassed: number): CauseCounts {
  const counts: CauseCounts = { behaviour: 0, control: 0, step: 0, other: 0 }
  for (const one of ended) {
    const cause = causeOf(one)
    if (cause) counts[cause]++
  }
  const { behaviour, control, step } = counts
  return { ...counts, other: Math.max(counts.other, unpassed - behaviour - control - step) }
}
