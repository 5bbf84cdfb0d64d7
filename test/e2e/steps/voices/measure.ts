import type { Browser } from '@cloudflare/puppeteer'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { play } from '../play.ts'
import { actedOn } from './recorder.ts'
import type { ToldStep } from './told.ts'

export interface Measured {
  step: ToldStep
  verdict: 'passed' | 'failed' | 'error'
  code: string | undefined
  message: string
  /** What really received the actions of the step. */
  reached: string[]
}

/** Plays what a tester tells on the recorded site; no step is left out, whatever became of those before it. */
export async function measure(
  browser: Browser,
  url: string,
  steps: readonly ToldStep[],
): Promise<Measured[]> {
  const reached: string[][] = []
  const told = steps.map((step) => ({
    action: deedOf(step),
    expected: step.expected,
    verdict: step.verdict === 'passed' ? step.verdict : ('error' as const),
    ...(step.data === undefined ? {} : { data: step.data }),
  }))
  const after = async (page: Parameters<typeof actedOn>[0]) => void reached.push(await actedOn(page))
  const outcomes = await play(browser, url, told, { after })
  return steps.map((step, at) => {
    const outcome = outcomes[at]
    return {
      step,
      verdict: outcome?.status ?? 'error',
      code: outcome?.error?.code,
      message: outcome?.error?.message ?? '',
      reached: reached[at] ?? [],
    }
  })
}

/**
 * What is done. Where only what is expected is vague a run does the step all the same; here the tester then says it again in clearer words,
 * and nothing is to be done twice.
 */
function deedOf({ action, expected, verdict }: ToldStep): string {
  if (verdict !== 'vague' || expected === '') return action
  const isRead = (prose: { action: string; expectedResult: string }) =>
    compileStep(prose).problems.length === 0
  const isDone = isRead({ action, expectedResult: '' }) && !isRead({ action, expectedResult: expected })
  return isDone ? 'Look at the page' : action
}

/** An element was acted on that the tester did not mean, or one that the tester meant was passed over by a step that was carried out. */
export function isWrongTarget({ step, verdict, reached }: Measured): boolean {
  if (verdict === 'error') return reached.some((key) => !step.on.includes(key))
  return reached.join('\n') !== step.on.join('\n')
}

/** Whether a step got the verdict that its tester gives; what is unclear must be refused with the candidates. */
export function isRight({ step, verdict, code, message }: Measured): boolean {
  if (step.verdict === 'ambiguous') return code === 'steps.ambiguous' && message.includes('They are:')
  if (step.verdict === 'vague') return verdict === 'error'
  return verdict === step.verdict
}

/** A step whose expectation is not so, or that must be refused, and that passes all the same. */
export function isFalsePass({ step, verdict }: Measured): boolean {
  return verdict === 'passed' && step.verdict !== 'passed'
}
