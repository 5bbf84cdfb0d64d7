import { happeningStep } from '../cases/happening.ts'
import { capital } from '../cases/check-prose.ts'
import { toldActions } from './told-actions.ts'
import { baseOfGerund, isDoing, isPlural, lowerFirst, thirdPerson, verbOf } from './verbs.ts'

/** What one clause of a sentence demands: what a tester does, and what must be so afterwards, both in the words of the text. */
export interface Told {
  action: string
  expected: string
  preconditions: string[]
  /** The clause names what is done; otherwise the tester only looks whether it is so. */
  acted: boolean
}

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
  const parts = plain.split(semicolon)
  const clauses = parts.every((part) => finite.test(outside(part))) ? parts : [plain]
  return clauses.flatMap((clause) => {
    const [, subject, first = '', second = ''] = twoVerbs.exec(clause) ?? []
    return subject === undefined || finite.test(subject)
      ? [clause]
      : [`${subject} ${first}`, `${subject} ${second}`]
  })
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
  return joint === '' ? undefined : { word: joint, condition: event, main: said }
}

function readClause({ text, outcomes }: Clause): Told[] {
  const led = conditionOf(text)
  const main = capital(led?.main ?? text)
  if (!finite.test(outside(main)) || doneBy.test(main)) return []
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
  const base = baseOfGerund(first)
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
  const done = gerund.exec(main)?.[1]
  if (done !== undefined) return { action: `Try ${lowerFirst(done)}`, acted: true }
  const pressed = control.exec(main)?.[1]
  if (pressed !== undefined) return { action: `Click the ${pressed}`, acted: true }
  if (shown.test(outside(expected))) return { action: 'Open the page', acted: false }
  return { action: `Verify that ${lowerFirst(expected)}`, acted: false }
}

const obliged =
  /^([^"]{2,120}?(?:"[^"]{1,60}"[^"]{0,60}?)?) (?:shall|must|should|will)( not| never| always| also| only| automatically| immediately)? ([a-z]+)\b(.*)$/

/** "The system shall send an e-mail" → "The system sends an e-mail"; what is not an obligation stays as it is. */
export function indicative(main: string): string {
  const found = obliged.exec(main)
  if (!found) return main
  const [, subject = '', adverb = '', verb = '', rest = ''] = found
  const many = isPlural(subject)
  if (adverb === ' not')
    return verb === 'be'
      ? `${subject} ${many ? 'are' : 'is'} not${rest}`
      : `${subject} ${many ? 'do' : 'does'} not ${verb}${rest}`
  const said =
    verb === 'be'
      ? `${many ? 'are' : 'is'}${adverb}`
      : `${adverb.trim()}${adverb ? ' ' : ''}${many ? verb : thirdPerson(verb)}`
  return verbOf(verb) === undefined || verb === 'be' ? `${subject} ${said}${rest}` : main
}
