import { attributeRules } from './attribute-rules.ts'
import { cellRules } from './cell-rules.ts'
import { changeRules } from './change-rules.ts'
import { normalise, reordered } from './check-wording.ts'
import { elliptic, names, quotedList, referring, subjectOf } from './clause-references.ts'
import { entryRules } from './entry-rules.ts'
import { labelledRules } from './labelled-rules.ts'
import { numberRules } from './number-rules.ts'
import { observationRules } from './observation-rules.ts'
import { orderRules } from './order-rules.ts'
import { pageRules } from './page-rules.ts'
import { applyRules, type Reading } from './patterns.ts'
import { positionRules } from './position-rules.ts'
import { restore, tidy, type Prose } from './prose.ts'
import { referent } from './references.ts'
import { stateRules } from './state-rules.ts'
import { tabCheckRules } from './tab-check-rules.ts'
import { textRules } from './text-rules.ts'
import { amountPattern, severalPattern } from './told/amounts.ts'
import { readArrival } from './told/arrivals.ts'
import { readBare } from './told/bare.ts'
import { besideIt, holdsFact, plainText, saidBeside, type Said } from './told/other-facts.ts'
import { areConcrete } from './told/explained.ts'
import { comma } from './told/expected-words.ts'
import { withColumn } from './told/columns.ts'
import { readFact } from './told/facts.ts'
import type { FactContext } from './told/readers.ts'
import { withoutIdleWords } from './told/idle-words.ts'
import { saysInstead, withoutInstead } from './told/instead.ts'
import { spelledOut } from './told/spelled-out.ts'
import { saysTwice } from './told/says-twice.ts'
import { splitFacts } from './told/split-facts.ts'
import { isTelling } from './told/texts.ts'
import { unverifiable } from './unverifiable.ts'
import { valueRules } from './value-rules.ts'
import type { Check, CompiledStep, TypedAction } from './types.ts'

const rules = [
  ...orderRules,
  positionRules,
  ...entryRules,
  tabCheckRules,
  observationRules,
  cellRules,
  attributeRules,
  changeRules,
  ...pageRules,
  numberRules,
  ...valueRules,
  ...textRules,
  ...stateRules,
  ...labelledRules,
]
// A sentence of more parts is no sentence that somebody wrote for people.
const mostJoints = 40
// "A" and "B" are not shown, "C" is: what has no verb of its own is said of by the verb behind it, and is no clause before it.
const namesWithVerb = new RegExp(
  `^${quotedList} (?:is|are|was|were|has|have|do|does|can|cannot|shows?|stands?|comes?|appears?|disappears?)\\b`,
  'i',
)
const stays = /\b(?:still|yet|remains?|stays?|keeps?|unchanged|unaffected|same|as before)\b/i
const separator = new RegExp(`\\. (?=\\S)|; (?:and )?|,? (?:and|but)(?: also)? |${comma}`, 'gi')

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
  const whole = parse(text, undefined, reading, unreadable)
  if (whole && !contradict(whole)) return { checks: whole, problems: [] }
  const context: FactContext = { ...reading, subject: undefined, actions, earlier, it: referent(actions) }
  const readAgain = (words: string) =>
    parse(words, undefined, reading, unreadable) ?? readFact(words, context)
  const readNamed = (words: string, prose: Prose) =>
    parse(words, undefined, { ...reading, prose }, new Set()) ?? readFact(words, { ...context, prose })
  let last: Said = { subject: undefined, checks: [] }
  const told = splitFacts(
    spelledOut(text),
    (fact, isLost, around) => {
      // What a fact that nobody could read speaks of is what the next one may refer to.
      if (isLost) context.subject = undefined
      const bare = withoutIdleWords(fact)
      const checks =
        (isLost ? undefined : readBeside(bare, last, reading)) ??
        parse(fact, context.subject, reading, unreadable) ??
        staying(
          fact,
          (bare === fact ? undefined : parse(bare, context.subject, reading, unreadable)) ??
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

// The whole sentence first, then split at the first joint where both sides can be read. `unreadable` remembers what cannot be.
function parse(
  text: string,
  before: string | undefined,
  reading: Reading,
  unreadable: Set<string>,
): Check[] | undefined {
  const clause = referring(normalise(text), before)
  const key = `${before ?? ''}\n${clause}`
  if (unreadable.has(key)) return undefined
  const whole = readClause(clause, before, reading)
  if (whole) return staying(text, whole)
  const words = tidy(referring(tidy(text), before))
  const joints = [...words.matchAll(separator)]
  for (const joint of joints.length > mostJoints ? [] : joints) {
    const said = words.slice(0, joint.index)
    const head = normalise(said)
    const after = words.slice(joint.index + joint[0].length)
    if (!/[.;]/.test(joint[0]) && names.test(head) && namesWithVerb.test(normalise(after))) continue
    const left = readClause(head, before, reading)
    const right =
      left &&
      (readBeside(after, { subject: subjectOf(head), checks: left }, reading) ??
        ofPlaceOrPage(
          after,
          subjectOf(head),
          parse(elliptic(after, head), subjectOf(head) ?? before, reading, unreadable),
        ))
    if (left && right && !saysTwice([...left, ...right])) return [...staying(said, left), ...right]
  }
  unreadable.add(key)
  return undefined
}

// A text that follows a thing and its place is a fact of its own.
function readBeside(clause: string, before: Said, reading: Reading): Check[] | undefined {
  const said = saidBeside(clause, before)
  if (!said) return undefined
  const plain = plainText(tidy(said.text))
  const checks = parse(said.clause, undefined, reading, new Set()) ?? (plain && [plain])
  return checks && besideIt(checks, said.beside)
}

// "The list shows Milk and it says …": it may be the list or the page.
function ofPlaceOrPage(
  clause: string,
  subject: string | undefined,
  checks: Check[] | undefined,
): Check[] | undefined {
  if (subject === undefined || !/^it\b/i.test(tidy(clause))) return checks
  return checks?.map((check) =>
    check.kind === 'assert_text' &&
    !check.negated &&
    ['list', 'table', 'grid'].includes(check.target?.role ?? '')
      ? { ...check, beside: subject.includes('\uE000') ? 'it' : subject.replace(/^The /, 'the ') }
      : check,
  )
}

function readClause(clause: string, before: string | undefined, reading: Reading): Check[] | undefined {
  for (const words of [clause, ...reordered(clause)]) {
    const checks =
      applyRules(rules, words, reading) ?? withSubject(words, before, reading) ?? distributed(words, reading)
    if (checks)
      return checks.some((check) => isQuantity(check, reading)) || holdsFact(checks, reading.prose.literals)
        ? undefined
        : checks.map((check) => withColumn(check, words, reading.prose))
  }
  return undefined
}

const counted = new RegExp(
  `^(?:(?:see|get|find|have|has) .+|\\d.*|(?:exactly )?(?!one |no )${amountPattern} [a-z]+s)$| (?:listed|shown|displayed)$`,
  'i',
)
// "None of the buttons", "only Milk": how many are meant is no part of a name, nor is another clause.
function isQuantity({ kind, target }: Check, { prose }: Reading): boolean {
  const name = target?.name ?? ''
  if (target?.within?.name?.includes(', and ') && !prose.literals.includes(target.within.name)) return true
  return (
    (/^(?:now )?(?:same|neither|none of|all of|both of|nothing|only|just|everything)\b|, and /i.test(name) ||
      severalPattern.test(name) ||
      (kind === 'assert_labelled' && (target?.nth !== undefined || counted.test(name)))) &&
    !prose.literals.includes(name)
  )
}

// The words are dropped when a clause is brought to plain present tense; what they say is kept. What has (not) changed says it by its kind.
function staying(words: string, checks: Check[]): Check[]
function staying(words: string, checks: Check[] | undefined): Check[] | undefined
function staying(words: string, checks: Check[] | undefined): Check[] | undefined {
  if (!checks || !stays.test(words)) return checks
  return checks.map((check) => (check.kind === 'assert_changed' ? check : { ...check, stays: true }))
}

// "… is empty and focused": a clause without a subject takes that of the clause before.
function withSubject(clause: string, subject: string | undefined, reading: Reading): Check[] | undefined {
  if (subject === undefined) return undefined
  const verb =
    /^(?:is|are|has|shows|contains|does|can|cannot|displays|reads|says|asks|stays|remains|appears)\b/i.test(
      clause,
    )
      ? ''
      : 'is '
  return applyRules(rules, `${subject} ${verb}${clause}`, reading)
}

// "The "A" button and the "B" button are enabled": one verb for several subjects.
function distributed(clause: string, reading: Reading): Check[] | undefined {
  const match = /^(?:both )?(.+?) are (.+)$/i.exec(clause)
  const subjects = (match?.[1] ?? '').split(/, and | and |, /)
  // "Only A and B" says of neither that it is the only one.
  if (!match || subjects.length < 2 || /^(?:only|just|not|neither)\b/i.test(clause)) return undefined
  const noun = /\uE001 (\w+?)s$/.exec(subjects.at(-1) ?? '')?.[1]
  const full = (subject: string) => (noun === undefined ? subject : `${subject.replace(/ \w+$/, '')} ${noun}`)
  const checks = subjects.map((subject) =>
    applyRules(rules, `${full(subject)} is ${match[2] ?? ''}`, reading),
  )
  return checks.every((one) => one !== undefined) ? checks.flat() : undefined
}
