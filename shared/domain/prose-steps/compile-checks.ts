import { attributeRules } from './attribute-rules.ts'
import { cellRules } from './cell-rules.ts'
import { changeRules } from './change-rules.ts'
import { entryRules } from './entry-rules.ts'
import { labelledRules } from './labelled-rules.ts'
import { numberRules } from './number-rules.ts'
import { observationRules } from './observation-rules.ts'
import { orderRules } from './order-rules.ts'
import { pageRules } from './page-rules.ts'
import { applyRules, type Reading } from './patterns.ts'
import { restore, tidy } from './prose.ts'
import { stateRules } from './state-rules.ts'
import { tabCheckRules } from './tab-check-rules.ts'
import { textRules } from './text-rules.ts'
import { valueRules } from './value-rules.ts'
import type { Check, CompiledStep, StepProblem } from './types.ts'

const rules = [
  ...orderRules,
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
const opening =
  /^(?:(?:then|and|but|given|when|expected(?: result)?:|so)[, ]+|(?:verify|check|ensure|make sure|expect|assert|confirm)(?: that)? |(?:i|we|you|they|he|she|user|the (?:user|visitor|customer|client|guest|tester|admin|administrator)) (?:can |should |must |will )?(?=see|find|be )|that )/i
// A sentence of more parts is no sentence that somebody wrote for people.
const mostJoints = 40
// "A" and "B" are not shown, "C" is: what has no verb of its own is said of by the verb behind it, and is no clause before it.
const quoted = '(?:the )?\\uE000\\d+\\uE001'
const list = `${quoted}(?:(?:, and |, | and )${quoted})*`
const names = new RegExp(`^${list}$`, 'i')
const namesWithVerb = new RegExp(
  `^${list} (?:is|are|was|were|has|have|do|does|can|cannot|shows?|stands?|comes?|appears?|disappears?)\\b`,
  'i',
)
const separator = /\. (?=\S)|; (?:and )?|,? (?:and|but)(?: also)? |, /gi

/** Compiles an expected result into checks; every part must be readable, or the whole step is unverifiable. */
export function compileChecks(reading: Reading): Pick<CompiledStep, 'checks' | 'problems'> {
  if (reading.prose.text === '') return { checks: [], problems: [] }
  const checks = parse(reading.prose.text, undefined, reading, new Set())
  if (checks) return { checks, problems: [] }
  return { checks: [], problems: [unverifiable(restore(reading.prose.text, reading.prose.literals))] }
}

// The whole sentence first, then split at the first joint where both sides can be read. `unreadable` remembers what cannot be.
function parse(
  text: string,
  before: string | undefined,
  reading: Reading,
  unreadable: Set<string>,
): Check[] | undefined {
  const clause = normalise(text)
  const key = `${before ?? ''}\n${clause}`
  if (unreadable.has(key)) return undefined
  const whole =
    applyRules(rules, clause, reading) ?? withSubject(clause, before, reading) ?? distributed(clause, reading)
  if (whole) return whole
  const joints = [...clause.matchAll(separator)]
  for (const joint of joints.length > mostJoints ? [] : joints) {
    const head = normalise(clause.slice(0, joint.index))
    const after = clause.slice(joint.index + joint[0].length)
    if (!/[.;]/.test(joint[0]) && names.test(head) && namesWithVerb.test(after)) continue
    const left =
      applyRules(rules, head, reading) ?? withSubject(head, before, reading) ?? distributed(head, reading)
    const rest = elliptic(after, head)
    const right = left && parse(rest, subjectOf(head) ?? before, reading, unreadable)
    if (left && right) return [...left, ...right]
  }
  unreadable.add(key)
  return undefined
}

// "… is empty and focused": a clause without a subject takes that of the clause before.
function withSubject(clause: string, subject: string | undefined, reading: Reading): Check[] | undefined {
  if (subject === undefined) return undefined
  const verb = /^(?:is|are|has|shows|contains|does|can|cannot|displays)\b/i.test(clause) ? '' : 'is '
  return applyRules(rules, `${subject} ${verb}${clause}`, reading)
}

// "The "A" field is invalid, the "B" field is not": the predicate of the clause before, denied.
function elliptic(clause: string, before: string): string {
  const subject = /^([^,;.]+?) (?:is|are) not$/i.exec(tidy(clause))?.[1]
  const predicate = /^.+? (?:is|are) (?!not )(.+)$/i.exec(before)?.[1]
  return subject !== undefined && predicate !== undefined ? `${subject} is not ${predicate}` : clause
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

function subjectOf(clause: string): string | undefined {
  return /^(.+?) (?:is|are|has|shows|contains|does|can|cannot|displays|says)\b/i.exec(clause)?.[1]
}

/** Brings modal and time words to plain present tense, so that each form is written once. */
function normalise(text: string): string {
  let clause = tidy(text)
  for (let previous = ''; previous !== clause;) {
    previous = clause
    clause = clause.replace(opening, '')
  }
  return clause
    .replace(/\b(?:should|must|will|shall|may|can) (?:not|never) (?:be|get)\b/gi, 'is not')
    .replace(/\b(?:should|must|will|shall) (?:not|never) /gi, 'does not ')
    .replace(/\b(?:should|must|will|shall) (?:still |now |also )?be\b/gi, 'is')
    .replace(/\b(?:should|must|will|shall) (?:still |now |also )?have\b/gi, 'has')
    .replace(/\b(?:should|must|will|shall) (?:still |now |also )?(\w+)\b/gi, (_all, verb: string) =>
      thirdPerson(verb),
    )
    .replace(
      /\b(?:remains|stays|becomes|gets|keeps being)\b(?= (?:\w+ )?(?:visible|shown|hidden|empty|blank|enabled|disabled|checked|unchecked|selected|focused|open|closed))/gi,
      'is',
    )
    .replace(
      /\b(is|are) (?:now|still|again|also|then|already|immediately|correctly|clearly|successfully)\b/gi,
      '$1',
    )
    .replace(/^be (?=\S)/i, 'is ')
    .replace(/\bisn't\b/gi, 'is not')
    .replace(/\baren't\b/gi, 'are not')
    .replace(/ (?:any ?more|any longer)$/i, '')
    .replace(/ (?:again|immediately|to the user|on the page|on the screen|on screen)$/i, '')
    .trim()
}

function thirdPerson(verb: string): string {
  return /(?:s|sh|ch|x)$/i.test(verb) ? `${verb}es` : `${verb}s`
}

function unverifiable(part: string): StepProblem {
  return {
    code: 'steps.unverifiable',
    part,
    message: `I cannot check “${part}”. ${advice(part)}`,
    unread: { as: 'checks' },
  }
}

function advice(part: string): string {
  const unquoted = part.replaceAll(/"[^"]*"|“[^”]*”/g, '')
  if (/\b(?:accepted|refused|rejected|allowed|valid|invalid)\b/i.test(unquoted))
    return 'Say what the page shows then: The message "Age must be from 18 to 120." is shown, or "Welcome" is visible.'
  if (/\b(?:error|message|warning|notification)\b/i.test(part))
    return 'Quote the words that must be shown: The message "Age must be from 18 to 120." is shown.'
  if (/\b(?:redirect|taken|page|navigat)/i.test(part))
    return 'Say what can be seen there: The URL contains "/welcome", or The heading "Welcome" is shown.'
  if (/\d/.test(unquoted))
    return 'Say what is counted or shown: The table has 3 rows, or The page shows "3 orders".'
  return 'Say what can be seen on the page: "Saved" is visible, The "Save" button is disabled, or The status is "Open".'
}
