import { businessBase, businessVerb } from '../business-verbs.ts'
import { startsWithVerb } from '../clauses.ts'
import { compileChecks } from '../compile-checks.ts'
import type { Reading } from '../patterns.ts'
import type { Check, Target, TypedAction } from '../types.ts'
import { readThing } from './thing.ts'

/** What a sentence that only tells asks of the page, and what it speaks of. */
export interface Scene {
  actions: TypedAction[]
  it: Target | undefined
}

const adverbs = '(?:(?:already|still|now|currently|initially|also|just|usually|not|always|yet) )*'
// How things are, never what is done.
const state =
  "(?:is|are|isn['’]t|aren['’]t|has|have|shows?|says?|reads?|contains?|displays?|holds?|lists?|lies|sits|stands|stays?|remains?|looks)"
const existing =
  /^(?:(?:right|just|up|down|over|somewhere) )*(?:(?:at|in|on|under|below|above|near|next to|beside) [^,]{1,40}?,? )?there(?:['’]s| is| are)(?: (?:already|still|now|also))* (?:the |an? |one |some )?(.+)$/i
const telling = new RegExp(
  `^(?:the |this |that |its |all |both |your |each |every |an? |\\uE000|\\p{Lu})[^,;:]{0,80}? ?\\b${state} ${adverbs}\\S|^it(?:['’]s| is| has) ${adverbs}\\S`,
  'iu',
)
// Who does or has to do something, what is to be done, and what is done by somebody, tell how to act.
const acting = [
  /\bmay\b/,
  /\b(?:must|should|shall|need|needs|ought|might|can|could|will|would|want|please|let)\b|\b(?:has|have|is|are) to\b/i,
  /\b(?:if|unless|until|when|once|before|after|while|whether|as soon as|in case)\b/i,
  /\b(?:i|we|user|users|tester|customer|admin|visitor|somebody|someone|everyone)\b/i,
  /\b(?:is|are|was|were|be|been|being|get|gets) (?:then |now |again )*(?:to be )?\w+ing\b/i,
]
// In the passive voice, these say what somebody does, unless they say since when it has been so.
const passive =
  /\b(?:is|are|gets?|be|was|were) (?:\w+ly |then |now |again )*(?:clicked|double-clicked|pressed|tapped|pushed|hit|entered|typed|filled|put|set|changed|selected|chosen|picked|opened|closed|submitted|sent|saved|dragged|dropped|moved|hovered|scrolled|uploaded|deleted|removed|added|created|edited|updated|confirmed|accepted|dismissed|cancelled|cleared|toggled|expanded|collapsed|ticked|unticked|checked|unchecked|activated|focused|searched|sorted|filtered|reloaded|refreshed|started|launched|visited|done|repeated|performed|executed|used|taken|given|copied|pasted|replaced|switched|called|left)\b/i
const since =
  /\b(?:already|still|not|initially|currently)\b|\b(?:to (?:begin|start) with|by default|from (?:the start|the beginning|before|the (?:step|test|case) before|the (?:last|previous) (?:step|test|case)))\b/i
const times =
  /,? (?:to (?:begin|start) with|by default|initially|at (?:first|the (?:start|beginning|moment))|right now|from (?:the start|the beginning|before|earlier|last time|(?:the )?(?:last|previous) (?:one|step|test|case)|the (?:step|test|case) before)|as before|(?:from|in) step \d+)(?=$|[,.])/gi
// What stands with a thing, or is said of it, is no part of its name.
const beside =
  /,? (?:with|next to|beside|below|above|under|behind|in front of|which|that|on (?:it|top)|showing|reading) (?:.*)$/i
const counted = /^(?:no|not|nothing|none|only|just|\d+|two|three|four|five|six|several|many|few)\b/i
// The steps before have led to it.
const kept =
  /\b(?:already|still|(?:from|in) (?:before|earlier|step \d+|(?:the )?(?:last|previous) (?:one|step)|the step before))\b/i
const note =
  /^(?:(?:please )?(?:note|mind|remember|observe)(?: that|:)|(?:hint|note|info|remark|precondition|prerequisite|given)(?: that|:)) (?=\S)/i
// "With the list still open, …"
const withState =
  /^(?:and |but )?(?:with|while) (the |its |that |this |your )(.{1,60}?) ((?:still |already |now )*(?:in focus|open(?:ed)?|closed|focused|selected|ticked|checked|unticked|unchecked|visible|shown|hidden|empty|active|highlighted|expanded|collapsed|enabled|disabled))$/i
const mostLength = 200

/** Whether a clause tells how things are and asks nobody to do anything. What may be an instruction is none. */
export function isTelling(clause: string): boolean {
  const text = clause.trim()
  if (text.length > mostLength || startsWithVerb(text)) return false
  const plain = text.replaceAll(/\uE000\d+\uE001/g, 'x').replaceAll(times, '')
  if (acting.some((form) => form.test(plain)) || /[?]$/.test(plain) || asks(text)) return false
  if (existing.test(text)) return true
  // "Order pizza" and "Find what is there" begin with what may be a verb.
  const { object } = businessVerb(businessBase(text)) ?? {}
  if (object !== undefined && !/^(?:the|this|that|its|an?) /i.test(text)) return false
  return telling.test(text) && (!passive.test(plain) || since.test(text))
}

// Behind a joint an instruction may follow, and "to click" says what a thing is there for.
function asks(text: string): boolean {
  const parts = text.split(/[,;:(] ?|(?:,? (?:and|so|then|but|or) )| [-–—] /i)
  const others = parts
    .slice(1)
    .some((part) => startsWithVerb(part.trim()) || businessVerb(part.trim()) !== undefined)
  const aims = [...text.replaceAll(times, '').matchAll(/\bto (?=[a-z])/g)].some(({ index, 0: to }) => {
    const rest = text.replaceAll(times, '').slice(index + to.length)
    return startsWithVerb(rest) || businessVerb(rest) !== undefined
  })
  return others || aims || /\b(?:you|that one) (?!are\b|['’]re\b|have\b|see\b|find\b)[a-z]+/i.test(text)
}

/**
 * What a sentence that only tells asks of the page: that it is so, before the step goes on, or that what it speaks of is there. Undefined where it may be
 * an instruction, and where nothing of it can be looked for: what nobody can check is passed over only where the steps before have led to it ("still").
 */
export function readScene(
  clause: string,
  reading: Reading,
  earlier: readonly TypedAction[],
): Scene | undefined {
  const [, owner = '', held = '', how = ''] = withState.exec(clause) ?? []
  const text = how === '' ? clause.replace(note, '').trim() : `${owner}${held} is ${how}`
  if (!isTelling(text)) return undefined
  const plain = text.replaceAll(times, '').trim()
  const [, there] = existing.exec(plain) ?? []
  const thing = there === undefined || counted.test(there) ? undefined : thingThere(there, reading)
  if (thing) return { actions: [{ action: 'scroll_to', target: thing }], it: thing }
  const isKept = earlier.length > 0 && kept.test(text)
  const state = given(plain, reading, earlier, isKept ? 'unless_denied' : 'surely')
  return state ?? (isKept && there === undefined ? { actions: [], it: undefined } : undefined)
}

function thingThere(there: string, { prose }: Reading): Target | undefined {
  const bare = there.replace(beside, '')
  return readThing(there.includes('\uE000') && !bare.includes('\uE000') ? there : bare, prose)
}

const leaving =
  /^leave (.+?) (?:as (?:it is|it's|they are|is)|alone|untouched|unchanged)(?:,? (?:that is|which is|i\.e\.|so|meaning|and) (empty|blank|ticked|unticked|checked|unchecked|selected|open|closed))?$/i

/** "Leave the name box as it is, that is empty": nothing is done, and what is said of it has to be so. */
export function leftAsIs(
  clause: string,
  reading: Reading,
  earlier: readonly TypedAction[],
): Scene | undefined {
  const [, what, state] = leaving.exec(clause) ?? []
  if (what === undefined) return undefined
  return state === undefined ? { actions: [], it: undefined } : given(`${what} is ${state}`, reading, earlier)
}

/** A state that has to hold before the step goes on. It is no expected result: where it is otherwise, the step is an error. */
export function given(
  text: string,
  reading: Reading,
  earlier: readonly TypedAction[],
  how: 'surely' | 'unless_denied' = 'surely',
): Scene | undefined {
  for (const wording of [text, text.replaceAll(/ (?:already|still|currently|now)\b/gi, '')]) {
    const prose = { ...reading.prose, text: wording }
    const { checks, problems } = compileChecks({ ...reading, prose }, earlier, earlier)
    if (checks.length === 0 || problems.length > 0 || !checks.every(isOfNow)) continue
    const named = checks.find(({ target }) => target?.name !== undefined && target.role !== 'part')?.target
    return { actions: [{ action: 'wait_until', checks: checks.map(asState), given: how }], it: named }
  }
  return undefined
}

// What is measured against the time before the actions says nothing of how things are.
const isOfNow = ({ kind, comparison }: Check): boolean =>
  !['assert_changed', 'assert_download', 'assert_tab'].includes(kind) &&
  comparison !== 'increased' &&
  comparison !== 'decreased'

const asState = ({ part, ...check }: Check): Check => {
  const { changes: _changes, ...now } = part ?? {}
  return { ...check, ...(part && { part: now }), stays: true }
}
