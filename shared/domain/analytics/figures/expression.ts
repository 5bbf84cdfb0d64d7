import { RE2JS } from 're2js'
import { TooMuch } from '../too-much.ts'

const longest = 200
/** Steps that an expression has, after its repetitions are written out: each character of a text may cost as many. */
const mostSteps = 100
/** Characters times steps of one question: some seconds at the worst. */
const mostWork = 100_000_000
const mostKept = 100_000

/** What the expressions of one question may still cost, all of them together. */
export class Budget {
  #work = mostWork
  #kept = mostKept

  spend(work: number): void {
    this.#work -= work
    if (this.#work < 0) throw new TooMuch('texts')
  }

  /** Whether one more text may be remembered. */
  keeps = (): boolean => this.#kept-- > 0
}

/** Says what is wrong with a regular expression; null where it can be used. */
export function faultOf(pattern: string): string | null {
  if (pattern.length > longest) return `Must have at most ${longest} characters`
  try {
    return compiled(pattern).programSize() <= mostSteps
      ? null
      : `Has more than ${mostSteps} steps: repeat less`
  } catch {
    return 'Must be a regular expression in the syntax of RE2, which knows no look-around and no back references'
  }
}

const compiled = (pattern: string) => RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE)

/**
 * Tells whether a text contains what an expression describes, in whichever case, as Umami's databases do (`~*`, src/lib/prisma.ts). RE2 takes time in proportion to the text, whoever wrote the
 * expression; what all texts of a question may cost is bounded, above that it throws `TooMuch`. Each different text is looked at once.
 */
export function expressionTest(pattern: string, budget = new Budget()): (text: string) => boolean {
  const expression = compiled(pattern)
  const steps = expression.programSize()
  const known = new Map<string, boolean>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    budget.spend((text.length + 1) * steps)
    const found = expression.test(text)
    if (budget.keeps()) known.set(text, found)
    return found
  }
}
