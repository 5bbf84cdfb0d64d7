import { hasPart, referencesOfCondition } from '../../requirement-model/references.ts'
import { meet } from '../../requirement-model/scopes.ts'
import type { Condition, Rule, Subject } from '../../requirement-model/index.ts'
import { isJudging } from './as-written.ts'
import { turned } from './conditions.ts'
import type { Draft } from './draft.ts'
import { answer, besideOwn } from './messages.ts'
import { namesMail } from './naming.ts'

/** What limits mean by what else the text says: of which day an age is counted, how an address is written, what right entries lead to. */
export function settleLimits(draft: Draft, text: string): void {
  measureAge(draft)
  answerValid(draft)
  writeMails(draft)
  leaveUnknown(draft, text)
}

/**
 * "The e-mail or the password is wrong": what is entered may be as the text asks and still be refused. Where nothing but an entry is asked
 * for, nobody knows from the text which one is right.
 */
function leaveUnknown({ rules }: Draft, text: string): void {
  const known = new Set(
    rules.flatMap(({ kind, if: given }) =>
      kind === 'constraint' && given && !isVerdict(given) && !leavesOpen(given, text)
        ? referencesOfCondition(given)
        : [],
    ),
  )
  const isKnown = (part: Condition): boolean => referencesOfCondition(part).some((id) => known.has(id))
  const kept = rules.filter((rule) => {
    if (!rule.if || !isVerdict(rule.if)) return true
    const parts = rule.if.kind === 'any' ? rule.if.of : [rule.if]
    const [first, ...more] = parts.filter(isKnown)
    if (first) rule.if = more.length > 0 ? { kind: 'any', of: [first, ...more] } : first
    return first !== undefined
  })
  rules.splice(0, rules.length, ...kept)
}

/** It asks for an entry, or judges it ("unknown"): which one is right it does not say. */
function leavesOpen(given: Condition, text: string): boolean {
  if (given.kind === 'any') return given.of.every((part) => leavesOpen(part, text))
  return given.kind === 'empty' || (given.kind === 'one-of' && isJudging(given, text))
}

/** Named entries are not valid, and nothing else is asked. */
function isVerdict(given: Condition): boolean {
  if (given.kind === 'any') return given.of.every(isVerdict)
  return given.kind === 'not' && given.of.kind === 'valid' && (given.of.subjects ?? []).length > 0
}

/** A limit that is told again to say what answers it is one limit. */
export function mergeLimits({ rules }: Draft): void {
  const kept = new Map<string, Rule>()
  for (const rule of rules) {
    const isLimit = rule.kind === 'constraint' && rule.when === undefined && rule.if
    const key = isLimit ? `${rule.scope} ${JSON.stringify(plainly(isLimit))}` : rule.id
    // "If a required field is empty, …" answers each of them.
    const parts = isLimit && isLimit.kind === 'any' ? isLimit.of : isLimit ? [isLimit] : []
    const same = parts.map((part) => kept.get(`${rule.scope} ${JSON.stringify(plainly(part))}`))
    const isTold = same.length > 0 && same.every((one) => one !== undefined)
    const told = isTold ? same.filter((one) => one !== undefined) : []
    for (const one of told) answer(one, besideOwn(rule.then, one, told), ...rule.from)
    if (!isTold) kept.set(key, rule)
  }
  rules.splice(0, rules.length, ...kept.values())
}

/** "Not at most 5" is more than 5. */
const plainly = (one: Condition): Condition =>
  one.kind === 'not' && one.of.kind === 'compare' ? turned(one.of) : one

/** An e-mail address of which a text only says that it has to be valid is written as one. */
function writeMails(draft: Draft): void {
  for (const { id, name, scope } of draft.vocabulary.subjects) {
    if (!namesMail(name)) continue
    const own = draft.limitsOf(id)
    const valid = own.find(({ if: given }) => given?.kind === 'not' && given.of.kind === 'valid')
    const wrong: Condition = { kind: 'not', of: { kind: 'form', subject: id, form: 'e-mail' } }
    const asked = draft.answers.find(({ subjects, about }) => subjects?.join() === id && about === 'entry')
    const isWritten = own.some(({ if: given }) => given && hasPart(given, ({ kind }) => kind === 'form' || kind === 'pattern')) // prettier-ignore
    if (valid) valid.if = wrong
    else if (asked && !isWritten) {
      draft.vocabulary.place = scope
      draft.add({ kind: 'constraint', if: wrong, then: [{ kind: 'refused' }], from: [asked.from] })
    }
  }
}

/** How old somebody has to be is counted from the day of birth where that is entered: years of the day itself are an age, too. */
function measureAge({ vocabulary, rules, ofPeople }: Draft): void {
  const births = vocabulary.subjects.filter(({ name }) => /\bbirth/i.test(name))
  const ageOf = ({ id }: Subject): string =>
    JSON.stringify({ kind: 'age', of: { kind: 'subject', subject: id } })
  const asSubject = ({ id }: Subject): string => JSON.stringify({ kind: 'subject', subject: id })
  const replace = (rule: Rule, from: string, to: string): void => {
    if (rule.if) rule.if = JSON.parse(JSON.stringify(rule.if).replaceAll(from, to)) as Condition
  }
  for (const birth of births)
    for (const rule of rules)
      if (rule.if && isInYears(rule.if, birth)) replace(rule, asSubject(birth), ageOf(birth))
  const age = vocabulary.subjects.find(({ id, name }) => name === 'age' && ofPeople.has(id))
  const [birth, ...others] = births
  if (age && birth && others.length === 0)
    for (const rule of rules) replace(rule, asSubject(age), ageOf(birth))
}

/** Whether a day is compared with a number: that is one of years. */
const isInYears = (given: Condition, { id }: Subject): boolean =>
  hasPart(
    given,
    (part) =>
      part.kind === 'compare' &&
      part.left.kind === 'subject' &&
      part.left.subject === id &&
      part.right.kind === 'value' &&
      part.right.value.type === 'number',
  )

/** "After pressing Send it shows "Thank you"": what the only button of limited entries leads to comes where they are valid. */
function answerValid({ rules, vocabulary }: Draft): void {
  const limited = rules.filter(({ kind, when }) => kind === 'constraint' && when === undefined)
  const pressed = rules.filter(({ when }) => when?.action === 'press' || when?.action === 'submit')
  for (const rule of pressed) {
    const isMet = ({ scope }: { scope: string }): boolean => meet(scope, rule.scope)
    const tells = rule.then.some(({ kind }) => kind === 'shows' || kind === 'goes' || kind === 'accepted')
    // Another one that is pressed there comes early where many are, and settles it.
    if (rule.if !== undefined || !tells || pressed.some((other) => other !== rule && isMet(other))) continue
    const buttons = vocabulary.controls.filter((one) => one.role === 'button' && isMet(one))
    const isPressed = buttons.length === 1 && !buttons.some(({ name }) => leaving.test(name))
    if ((rule.when?.action === 'submit' || isPressed) && limited.some(isMet)) rule.if = { kind: 'valid' }
  }
}

const leaving = /\b(?:cancel|back|close|reset|clear|help|delete|remove|log ?out|sign out)\b/i
