import { demands } from '../../../catalogue/demands.ts'
import type { Passage } from './passage.ts'
import { leaningOf } from './sections.ts'
import { isScenario, runsOf } from './steps.ts'

/**
 * The passages that demand something of the product: where they are marked their marks say so, and what stands around them may say that it is not for now or no part of it. One that is not marked is taken for
 * a demand: what is left out is lost, and what is too much is seen.
 */
export function demandingOf(passages: readonly Passage[]): Passage[] {
  const steps = new Set(
    runsOf(passages, (passage) => passage)
      .filter(isScenario)
      .flat(),
  )
  return passages.filter(
    (passage, at) => steps.has(passage) || (mayDemand(passage, passages[at + 1]) && isMarkedSo(passage)),
  )
}

const isMarkedSo = ({ marks }: Passage): boolean => marks === undefined || demands(marks)

const mayDemand = ({ text, heads, block }: Passage, next: Passage | undefined): boolean =>
  !asks.test(text) &&
  !leadsIn.test(text) &&
  !heads.some(({ leaning }) => leaning === 'excluded') &&
  !/^(?:people|today)$/.test(heads.at(-1)?.leaning ?? '') &&
  !isPutOff(text) &&
  !(next?.block === block && isPutOff(next.text))

/** "(icebox)": a remark in brackets, which speaks of what stands before it. */
const isPutOff = (text: string): boolean => /^[([]/.test(text) && leaningOf(text) === 'excluded'

const asks = /\?\W{0,3}$/
/** Of a list its items demand something, with these words in front. */
const leadsIn = /:\W{0,2}$/
