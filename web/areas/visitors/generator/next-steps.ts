import { isReady } from '../../../parts/exchange/is-ready.ts'
import { isForPerson } from '../../../parts/for-person.ts'
import { testsNoPage } from '../../../parts/rewording/to-reword.ts'
import type { Cases, TestCase } from './session.ts'

/**
 * How the cases stand to a run: some can run; nobody has judged them yet; or none can, because steps could be said in words that are understood
 * (`wording`), something else is missing (`steps`), they test no page (`notPages`), a person has to complete them (`ideas`), or there is none.
 */
export type Standing = 'ready' | 'unjudged' | 'wording' | 'steps' | 'notPages' | 'ideas' | 'none'

export type Act = 'run' | 'answer' | 'check' | 'write' | 'reword' | 'why' | 'export'

export interface NextSteps {
  standing: Standing
  /** The most useful first. */
  acts: readonly Act[]
  /** The case that shows what is missing. */
  example?: TestCase
}

/** What one does best with these cases, and what is missing where none can run. `questions` and `sentences` are those of the text. */
export function nextSteps(
  cases: Cases,
  { questions, sentences }: Record<'questions' | 'sentences', number>,
): NextSteps {
  const toWrite: Act = questions > 0 ? 'answer' : 'write'
  const toCorrect: Act = questions === 0 && sentences > 0 ? 'check' : toWrite
  if (cases.length === 0) return { standing: 'none', acts: questions > 0 ? ['answer', 'write'] : ['write'] }
  if (cases.some(isReady)) return { standing: 'ready', acts: ['run', toCorrect, 'export'] }
  const forBrowser = cases.filter((each) => !isForPerson(each))
  const [first] = forBrowser
  if (!first) return { standing: 'ideas', acts: [toWrite, 'export'] }
  if (forBrowser.some(({ automation }) => !automation))
    return { standing: 'unjudged', acts: ['run', toCorrect, 'export'] }
  const worded = forBrowser.find(({ automation }) => (automation?.suggestions ?? []).length > 0)
  if (worded) return { standing: 'wording', acts: ['reword', toCorrect, 'export', 'run'], example: worded }
  if (forBrowser.every(testsNoPage)) return { standing: 'notPages', acts: ['export', toCorrect] }
  return { standing: 'steps', acts: ['why', toCorrect, 'export', 'run'], example: first }
}
