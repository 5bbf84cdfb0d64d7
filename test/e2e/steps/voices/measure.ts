import type { Browser } from '@cloudflare/puppeteer'
import { play } from '../play.ts'
import { actedOn } from './recorder.ts'
import type { ToldCase, ToldStep } from './told.ts'

export interface Measured {
  step: ToldStep
  verdict: 'passed' | 'failed' | 'error'
  code: string | undefined
  message: string
  /** What really received the actions of the step. */
  reached: string[]
}

/** Plays what a tester tells on the recorded site; no step is left out, whatever became of those before it. */
export async function measure(browser: Browser, url: string, { steps }: ToldCase): Promise<Measured[]> {
  const reached: string[][] = []
  const told = steps.map(({ action, expected, data, verdict }) => ({
    action,
    expected,
    verdict: verdict === 'passed' ? verdict : ('error' as const),
    ...(data === undefined ? {} : { data }),
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
