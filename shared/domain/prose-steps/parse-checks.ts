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
import { tidy } from './prose.ts'
import { stateRules } from './state-rules.ts'
import { tabCheckRules } from './tab-check-rules.ts'
import { textRules } from './text-rules.ts'
import { amountPattern, severalPattern } from './told/amounts.ts'
import { besideIt, holdsFact, plainText, saidBeside, type Said } from './told/other-facts.ts'
import { comma } from './told/expected-words.ts'
import { withColumn } from './told/columns.ts'
import { saysTwice } from './told/says-twice.ts'
import { valueRules } from './value-rules.ts'
import type { Check } from './types.ts'

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

/** The checks of a clause as a whole, else split at the first joint where both sides can be read. `unreadable` remembers what cannot be. */
export function parseChecks(
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
          parseChecks(elliptic(after, head), subjectOf(head) ?? before, reading, unreadable),
        ))
    if (left && right && !saysTwice([...left, ...right])) return [...staying(said, left), ...right]
  }
  unreadable.add(key)
  return undefined
}

/** A text that follows a thing and its place is a fact of its own. */
export function readBeside(clause: string, before: Said, reading: Reading): Check[] | undefined {
  const said = saidBeside(clause, before)
  if (!said) return undefined
  const plain = plainText(tidy(said.text))
  const checks = parseChecks(said.clause, undefined, reading, new Set()) ?? (plain && [plain])
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

/** The words are dropped when a clause is brought to plain present tense; what they say is kept. What has (not) changed says it by its kind. */
export function staying(words: string, checks: Check[]): Check[]
export function staying(words: string, checks: Check[] | undefined): Check[] | undefined
export function staying(words: string, checks: Check[] | undefined): Check[] | undefined {
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
