import { happeningStep } from '../cases/happening.ts'
import { capital } from '../cases/check-prose.ts'
import { toldActions } from './told-actions.ts'
import { baseOfGerund, isDoing, isPlural, lowerFirst, thirdPerson, verbOf } from './verbs.ts'
import type { Told } from './told.ts'

const longest = 400
const finite =
  /\b(?:is|are|was|were|has|have|can|cannot|can't|may|must|shall|should|will|would|do|does|don't|doesn't|be|want|wants|need|needs)\b|\b(?!(?:its|this|thus|always|across|address|access|process|less|plus|versus|status|business|details|days|hours|minutes|seconds|characters|digits|letters|euros?)\b)[a-z]{2,}(?:[^su]s)\b/i
const leading =
  /^(when|whenever|once|after|as soon as|if|while|during|on|at|for|before|until|as long as|unless|without) ([^,:"]{2,120}(?:"[^"]{1,80}"[^,:"]{0,60})?)[,:] (?:then )?(.{5,})$/i
const doneBy =
  /^(?:(?:then|next|first|finally) )?(?:an? |the )?(?:[\w-]+ )?(?:user|customer|visitor|guest|member|admin|administrator|person|operator|employee|manager|applicant)s? (?:selects?|enters?|clicks?|chooses?|fills?|opens?|types?|presses|press|submits?|uploads?|visits?|goes|picks?|taps?|starts?|navigates?)\b(?!.* (?:and|then) (?:sees?|gets?|receives?)\b)/i

/**
 * Reads a sentence as what it says the product does or lets people do, where nothing finer could be read: "Todos can be marked as done"
 * → mark todos as done → todos are marked as done. A sentence without a verb, or about what a user does without an outcome, tells nothing.
 */
export function readStatement(sentence: string): Told[] {
  const plain = sentence
    .replace(/[“”„]/g, '"')
    .replace(/^[\s\-*•–—]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!;:]+$/, '')
  if (plain.length < 8 || plain.length > longest || /[?{}<>|]/.test(plain)) return []
  return goingOn(clausesOf(plain)).flatMap(readClause).slice(0, 12)
}

/** "Users can delete their picture; then the default avatar is shown" is one action with two outcomes. */
function goingOn(clauses: string[]): Clause[] {
  const all: Clause[] = []
  for (const clause of clauses) {
    const then = /^(?:and )?then (.+)$/i.exec(clause)?.[1]
    const last = all.at(-1)
    if (then !== undefined && last) last.outcomes.push(indicative(then))
    else all.push({ text: clause, outcomes: [] })
  }
  return all
}

interface Clause {
  text: string
  /** Outcomes that follow. */
  outcomes: string[]
}

const unquoted = String.raw`(?=(?:[^"]*"[^"]*")*[^"]*$)`
const semicolon = new RegExp(String.raw`;\s+${unquoted}`)
const modal = '(?:is|are|has|have|must|can|cannot|may|shall|will|should)'
const twoVerbs = new RegExp(
  String.raw`^((?:The |An? |Each |Every )?[\w' -]{2,60}?) (${modal} (?:[^"]|"[^"]*")+?),? and (${modal} .+)$`,
)

/** Parts between semicolons, where each has a verb of its own, and both verbs of one subject. */
function clausesOf(plain: string): string[] {
  // What a sentence begins under holds for all of it, and brackets stay whole.
  const whole = /^(?:if|for|while|in case|as long as|unless)\b/i.test(plain)
  const parts = whole ? [plain] : plain.split(semicolon)
  const apart = parts.every((part) => finite.test(outside(part)) && hasWholeBrackets(part))
  const clauses = apart ? parts : [plain]
  return clauses.flatMap((clause) => {
    const [, subject, first = '', second = ''] = twoVerbs.exec(clause) ?? []
    return subject === undefined || finite.test(subject)
      ? [clause]
      : [`${subject} ${first}`, `${subject} ${second}`]
  })
}

function hasWholeBrackets(text: string): boolean {
  let open = 0
  for (const sign of outside(text)) {
    if (sign === '(') open += 1
    if (sign === ')') open -= 1
    if (open < 0) return false
  }
  return open === 0
}

const outside = (text: string) => text.replace(/"[^"]*"/g, '""')

const behind =
  /^(after|upon|once) ([^,"]{3,60}?) ((?:the|an?|all|no|every|each|it|they|he|she) (?:(?!and |the |an? |all )[\w-]+ ){0,4}?(?:is|are|gets?|has|have|must|can|shall|will|receives?|sees?|appears?) .+)$/i
const trailing =
  /^([^,"]{5,160}(?:"[^"]{1,120}"[^,"]{0,40})?),? (when|whenever|once|after|as soon as) ((?!(?:it|they) )[^,"]{5,120})$/i

/** A clause without the condition it begins or ends with. */
function conditionOf(clause: string): { word: string; condition: string; main: string } | undefined {
  const [, word = '', condition = '', main = ''] = leading.exec(clause) ?? behind.exec(clause) ?? []
  if (word !== '') return { word, condition, main }
  const [, said = '', joint = '', event = ''] = trailing.exec(clause) ?? []
  // "Spaces before and after an entry do not count", "Nothing is kept: after a reload …": no condition of what stands before.
  if (/(?:\b(?:and|or|but|before|directly|right|right then)|[:(–—-])$/i.test(said)) return undefined
  return joint === '' ? undefined : { word: joint, condition: event, main: said }
}

function readClause({ text, outcomes }: Clause): Told[] {
  const led = conditionOf(text)
  const main = capital(led?.main ?? text)
  if (!finite.test(outside(main)) || doneBy.test(main) || isConsequence(main)) return []
  const told = mainClause(main).map((one) => ({
    ...one,
    expected: [one.expected, ...outcomes].join(', and then '),
  }))
  if (!led) return told
  const { word, condition } = led
  const action = /^(?:when|whenever|once|after|as soon as|upon)$/i.test(word) ? stepOf(condition) : undefined
  if (action !== undefined)
    return told.map((one) => (one.acted ? after(one, word, condition) : { ...one, action, acted: true }))
  return told.map((one) => after(one, word, condition))
}

function after(one: Told, word: string, condition: string): Told {
  const start = /^if$/i.test(word) ? capital(condition) : `${capital(word.toLowerCase())} ${condition}`
  return { ...one, preconditions: [start, ...one.preconditions] }
}

/** What brings a condition about, where it begins with something that is done. */
function stepOf(condition: string): string | undefined {
  const [first = '', ...rest] = condition.split(' ')
  const base = rest.length > 0 ? baseOfGerund(first) : undefined
  const step = base === undefined ? happeningStep(condition).text : [capital(base), ...rest].join(' ')
  return isDoing(step.split(' ')[0] ?? '') || /^(?:Click|Press|Bring about|Submit|Select)\b/.test(step)
    ? step
    : undefined
}

function mainClause(main: string): Told[] {
  const actions = toldActions(main)
  if (actions.length > 0) return actions
  const expected = indicative(main)
  return [{ ...lookingAt(main, expected), expected, preconditions: [] }]
}

const gerund =
  /^([A-Z][a-z]+ing(?: [^,"]{1,60}?)??) (?:asks|requires|needs|opens|shows|displays|leads|triggers|creates|sends|removes|starts|causes|is|takes|moves|changes|updates|prompts|has|must|does|will|shall|should)\b/
const control =
  /^(?:The |An? )?("[^"]{1,60}" (?:button|link|tab|menu item|icon)) (?!is\b|has\b|must\b|shall be)/
const shown =
  /^(?:The |This |Each |Every )?(?:[\w-]+ ){0,3}(?:page|screen|form|list|table|header|footer|dashboard|view|menu|dialog|counter|column|section|site|website|app|application)s? (?:always |also |then |only )?(?:shows?|displays?|contains?|lists?|has|have|consists?|includes?)\b|\b(?:is|are) (?:always |also |then |only |immediately )?(?:displayed|shown|visible|listed|highlighted|sorted|ordered|hidden|disabled|enabled|marked|preselected|masked|grouped)\b|\bappears? (?!when|if|after|once)/i

function lookingAt(main: string, expected: string): Pick<Told, 'action' | 'acted'> {
  const done = gerund.exec(main)?.[1]?.replace(/ (?:also|then|always|only)$/, '')
  const named = done !== undefined && baseOfGerund(done.split(' ')[0] ?? '') !== undefined
  if (named && !/ (?:it|them|this|that)\b/.test(done))
    return { action: `Try ${lowerFirst(done)}`, acted: true }
  const pressed = control.exec(main)?.[1]
  if (pressed !== undefined) return { action: `Click the ${pressed}`, acted: true }
  if (shown.test(outside(expected))) return { action: 'Open the page', acted: false }
  return { action: `Verify that ${lowerFirst(expected)}`, acted: false }
}

const adverb = '(?:not|never|always|also|only|automatically|immediately|then|still|again|no longer)'
const obliged = new RegExp(
  `^([^"]{2,120}?(?:"[^"]{1,60}"[^"]{0,60}?)?) (?:shall|must|should|will)((?: ${adverb})*) ([a-z]+)\\b(.*)$`,
)
const noVerb = /^(?:no|not|at|in|on|by|for|all|both|each|once|now|just|even|thus|either|neither|to|or|and)$/
/** A second verb of the same obligation would stay as it is. */
const more = /\b(?:shall|must|should|will)\b|(?:,|\band|\bor|\bbut)(?: then| also| not)? ([a-z]+)\b/g

/** "It is the only way in, so its rules must be exact": what is demanded follows from what is told, and is nothing that one could see. */
const isConsequence = (main: string): boolean =>
  /, so (?:the|its|their|an?|all|every|each) /.test(outside(obliged.exec(main)?.[1] ?? ''))

/** "The system shall send an e-mail" → "The system sends an e-mail"; what is not one plain obligation stays as it is. */
export function indicative(main: string): string {
  const [, subject = '', adverbs = '', verb = '', rest = ''] = obliged.exec(main) ?? []
  if (verb === '' || noVerb.test(verb) || verbOf(verb) !== undefined) return main
  const others = [...outside(rest).matchAll(more)]
  const second = others.some(([, word]) => word === undefined || (verb !== 'be' && isDoing(word)))
  if (second || (verb !== 'be' && /, .* (?:and|or) /.test(outside(rest)))) return main
  const many = isPlural(subject)
  const lead = adverbs.replace(/ not\b/, '')
  if (/ not\b/.test(adverbs))
    return verb === 'be'
      ? `${subject} ${many ? 'are' : 'is'} not${lead}${rest}`
      : `${subject} ${many ? 'do' : 'does'} not${lead} ${verb}${rest}`
  return verb === 'be'
    ? `${subject} ${many ? 'are' : 'is'}${lead}${rest}`
    : `${subject}${lead} ${many ? verb : thirdPerson(verb)}${rest}`
}
