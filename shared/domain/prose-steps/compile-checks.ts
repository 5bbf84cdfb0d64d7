import { normalise } from './check-wording.ts'
import { subjectOf } from './clause-references.ts'
import type { Reading } from './patterns.ts'
import { restore, type Prose } from './prose.ts'
import { referent } from './references.ts'
import { readArrival } from './told/arrivals.ts'
import { readBare } from './told/bare.ts'
import type { Said } from './told/other-facts.ts'
import { areConcrete } from './told/explained.ts'
import { readFact } from './told/facts.ts'
import type { FactContext } from './told/readers.ts'
import { withoutIdleWords } from './told/idle-words.ts'
import { saysInstead, withoutInstead } from './told/instead.ts'
import { spelledOut } from './told/spelled-out.ts'
import { splitFacts } from './told/split-facts.ts'
import { isTelling } from './told/texts.ts'
import { unverifiable } from './unverifiable.ts'
import type { Check, CompiledStep, TypedAction } from './types.ts'
import { parseChecks, readBeside, staying } from './parse-checks.ts'

/**
 * Compiles an expected result into checks. What the forms do not read as a whole is read fact by fact: each that can be read is checked, each that cannot is
 * told. `actions` are those of the step, or of the steps before, which the expected result may refer to.
 */
export function compileChecks(
  reading: Reading,
  actions: readonly TypedAction[] = [],
  earlier: readonly TypedAction[] = [],
): Pick<CompiledStep, 'checks' | 'problems'> {
  const { text, literals } = reading.prose
  if (!saysInstead(text)) return compileFacts(reading, actions, earlier)
  const plain = withoutInstead(text, literals)
  const read = compileFacts(
    plain === undefined ? reading : { ...reading, prose: { ...reading.prose, text: plain } },
    actions,
    earlier,
  )
  // Some forms read both ("Billing is the highlighted one instead of Shipping"), and the page may say a text in these very words.
  const isBoth = [true, false].every((denied) =>
    read.checks.some(({ negated = false }) => negated === denied),
  )
  const isText = read.checks.every(({ kind }) => kind === 'assert_text')
  const isUnread = read.problems.length > 0 || (plain === undefined && !isText && !isBoth)
  return isUnread ? { checks: [], problems: [unverifiable(restore(text, literals))] } : read
}

function compileFacts(
  reading: Reading,
  actions: readonly TypedAction[],
  earlier: readonly TypedAction[],
): Pick<CompiledStep, 'checks' | 'problems'> {
  const { text, literals } = reading.prose
  if (text === '') return { checks: [], problems: [] }
  const unreadable = new Set<string>()
  const whole = parseChecks(text, undefined, reading, unreadable)
  if (whole && !contradict(whole)) return { checks: whole, problems: [] }
  const context: FactContext = { ...reading, subject: undefined, actions, earlier, it: referent(actions) }
  const readAgain = (words: string) =>
    parseChecks(words, undefined, reading, unreadable) ?? readFact(words, context)
  const readNamed = (words: string, prose: Prose) =>
    parseChecks(words, undefined, { ...reading, prose }, new Set()) ?? readFact(words, { ...context, prose })
  let last: Said = { subject: undefined, checks: [] }
  const told = splitFacts(
    spelledOut(text),
    (fact, isLost, around) => {
      // What a fact that nobody could read speaks of is what the next one may refer to.
      if (isLost) context.subject = undefined
      const bare = withoutIdleWords(fact)
      const checks =
        (isLost ? undefined : readBeside(bare, last, reading)) ??
        parseChecks(fact, context.subject, reading, unreadable) ??
        staying(
          fact,
          (bare === fact ? undefined : parseChecks(bare, context.subject, reading, unreadable)) ??
            readFact(fact, context) ??
            (isLost ? undefined : readBare(bare, around, context, readAgain)) ??
            readArrival(fact, context, readNamed),
        )
      if (checks) last = { subject: subjectOf(normalise(fact)), checks }
      if (checks) context.telling = isTelling(fact)
      if (checks) context.subject = subjectOf(normalise(fact)) ?? context.subject
      return checks
    },
    areConcrete,
  )
  const checks = told.flatMap((fact) => ('read' in fact ? fact.read : []))
  const saysNothing = checks.length === 0 && told.every((fact) => 'read' in fact)
  if (saysNothing || contradict(checks))
    return { checks: [], problems: [unverifiable(restore(text, literals))] }
  const unread = told.flatMap((fact) => ('unread' in fact ? [fact.unread] : []))
  return { checks, problems: unread.map((part) => unverifiable(restore(part, literals))) }
}

// All checks have to hold at the same time: what is said to be so and not so is one after the other, or about two things.
function contradict(checks: readonly Check[]): boolean {
  if (!checks.some((check) => check.negated)) return false
  const said = ({ part, ...check }: Check, negated: boolean) =>
    JSON.stringify({
      ...check,
      ...(check.kind === 'assert_dialog' ? {} : { part }),
      negated,
      exact: false,
      stays: false,
    })
  const denied = new Set(checks.filter((check) => check.negated).map((check) => said(check, true)))
  return checks.some((check) => !check.negated && denied.has(said(check, true)))
}
