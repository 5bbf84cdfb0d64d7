import { remembered, type Parser } from '../parser.ts'
import { basesOf, type Form } from './verb-forms.ts'
import { classesOf, particles, type VerbClass } from './verbs.ts'
import type { Token } from '../../tokens.ts'

/** A verb with all that goes with it: "shall not be shown", "does not change", "has been sent". */
export interface VerbGroup {
  /** In its base form, with its particle: "turn on". Of "is empty" it is "be". */
  verb: string
  does: ReadonlySet<VerbClass>
  passive: boolean
  negated: boolean
  /** "shall", "can", "has to". */
  modal?: string
  form: Form
  /** Whether it is a verb in this place, and not only a word that can be one. */
  sure: boolean
  /** "has been sent": it is so since then. */
  perfect?: true
  /** No form of "be" stands before its participle: "bid accepted". */
  bare?: true
}

const modals = new Set([
  'shall',
  'must',
  'should',
  'will',
  'would',
  'can',
  'may',
  'could',
  'might',
  'cannot',
  "can't",
])
const beings = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being', "'s", 'am'])
const helpers = new Set(['do', 'does', 'did', 'has', 'have', 'had'])
const denials = new Set(['not', "n't", 'never', 'n’t'])
const adverbs = new Set(
  'also then immediately automatically always again now still directly instead therefore thus just simply either both clearly already currently however successfully as well at once once subsequently thereby hence ever even fully'.split(
    ' ',
  ),
)

/** "no longer", "not … any more" deny as "not" does. */
const deniesAt = (tokens: readonly Token[], at: number) =>
  denials.has(wordAt(tokens, at))
    ? 1
    : wordAt(tokens, at) === 'no' && wordAt(tokens, at + 1) === 'longer'
      ? 2
      : 0

const wordAt = (tokens: readonly Token[], at: number) => {
  const token = tokens[at]
  return token?.kind === 'word' || token?.kind === 'mark' ? token.text.toLowerCase() : ''
}

/** Which helping words stand before the verb, and what they say about it. */
interface Lead {
  at: number
  negated: boolean
  be: boolean
  have: boolean
  modal?: string
}

function skip(tokens: readonly Token[], lead: Lead): Lead {
  let { at, negated } = lead
  for (;;) {
    const denied = deniesAt(tokens, at)
    if (denied > 0) negated = true
    else if (!adverbs.has(wordAt(tokens, at))) return { ...lead, at, negated }
    at += denied || 1
  }
}

function leadAt(tokens: readonly Token[], at: number): Lead {
  let lead = skip(tokens, { at, negated: false, be: false, have: false })
  for (let step = 0; step < 5; step += 1) {
    const word = wordAt(tokens, lead.at)
    const next = wordAt(tokens, lead.at + 1)
    if (modals.has(word)) {
      const negated = lead.negated || word === 'cannot' || word === "can't"
      const isOnly = next === 'only' && /^(?:can|may)$/.test(word)
      lead = { ...lead, modal: word.replace(/^can.*$/, 'can'), at: lead.at + (isOnly ? 2 : 1), negated }
    } else if (lead.be && /^(?:able|allowed|permitted)$/.test(word) && next === 'to') {
      lead = { ...lead, be: false, modal: 'can', at: lead.at + 2 }
    } else if (
      (word === 'has' || word === 'have' || word === 'needs' || word === 'need' || word === 'ought') &&
      next === 'to'
    ) {
      lead = { ...lead, modal: 'must', at: lead.at + 2 }
    } else if (next === 'to' && isTrying(word, wordAt(tokens, lead.at + 2))) {
      lead = { ...lead, at: lead.at + 2 }
    } else if (
      (beings.has(word) && !isOwning(tokens, lead.at)) ||
      (/^gets?$/.test(word) && isPast(tokens[lead.at + 1]))
    ) {
      lead = { ...lead, be: true, at: lead.at + 1 }
    } else if (helpers.has(word) && isHelping(tokens, lead.at)) {
      lead = { ...lead, have: word.startsWith('ha'), at: lead.at + 1 }
    } else break
    lead = skip(tokens, lead)
    if (lead.be && wordAt(tokens, lead.at) === 'to' && !lead.modal)
      lead = { ...lead, be: false, modal: 'shall', at: lead.at + 1 }
  }
  return lead
}

/** "Tries to upload" uploads; who only wants to do something does nothing yet, but "we want to see" tells what is seen. */
const isTrying = (word: string, deed: string): boolean =>
  /^(?:try|tries|tried|attempts?)$/.test(word) || (/^wants?$/.test(word) && deed === 'see')

/** "it's open", but "the user's guide". */
function isOwning(tokens: readonly Token[], at: number) {
  if (wordAt(tokens, at) !== "'s") return false
  return !['it', 'that', 'there', 'he', 'she', 'what', 'who'].includes(wordAt(tokens, at - 1))
}

function isPast(token: Token | undefined) {
  return basesOf(token).some(({ form }) => form === 'past')
}

/** "does not change", "has been sent", but not "the list has 3 items". */
function isHelping(tokens: readonly Token[], at: number) {
  const word = wordAt(tokens, at)
  const next = wordAt(tokens, at + 1)
  if (word.startsWith('do') || word === 'did') return denials.has(next)
  const after = at + 1 + deniesAt(tokens, at + 1)
  return wordAt(tokens, after) === 'been' || (isPast(tokens[after]) && wordAt(tokens, after) !== 'left')
}

/** Reads a verb and its helpers. Of "be" without a verb behind it ("is empty", "is "x"") the verb is "be". */
export const verbGroup: Parser<VerbGroup> = remembered((input, at) => {
  if (input.budget <= 0) return undefined
  input.budget -= 1
  const { tokens } = input
  const lead = leadAt(tokens, at)
  const { negated, modal } = lead
  const verb = verbAt(tokens, lead)
  if (verb) {
    const passive = lead.be && verb.form === 'past'
    const { end, ...found } = verb
    const bare = found.form === 'past' && !lead.be && !lead.have
    return {
      value: {
        ...found,
        does: classesOf(found.verb),
        passive,
        negated,
        ...(modal && { modal }),
        ...(lead.have && { perfect: true as const }),
        ...(bare && { bare: true as const }),
      },
      end: endOfDenial(tokens, end),
    }
  }
  if (!lead.be) return undefined
  return {
    value: {
      verb: 'be',
      does: classesOf('be'),
      passive: false,
      negated,
      form: 'base',
      sure: true,
      ...(modal && { modal }),
    },
    end: lead.at,
  }
})

/** "not … any more", "not … again" end with words of their own. */
function endOfDenial(tokens: readonly Token[], at: number) {
  if (wordAt(tokens, at) === 'any' && /^(more|longer)$/.test(wordAt(tokens, at + 1))) return at + 2
  return wordAt(tokens, at) === 'anymore' || wordAt(tokens, at) === 'again' ? at + 1 : at
}

function verbAt(
  tokens: readonly Token[],
  lead: Lead,
): { verb: string; form: Form; sure: boolean; end: number } | undefined {
  const token = tokens[lead.at]
  if (token?.kind !== 'word' || (lead.be && /^\p{Lu}/u.test(token.text))) return undefined
  const particle = wordAt(tokens, lead.at + 1)
  const known = basesOf(token).filter(({ form }) => fits(form, lead))
  for (const { base, form } of known) {
    const whole = `${base} ${particle}`
    if (particles.has(particle) && classesOf(whole).size > 0)
      return { verb: whole, form, sure: true, end: lead.at + 2 }
  }
  const found =
    known.find(({ base }) => classesOf(base).size > 0) ?? (isVerb(token, lead) ? known[0] : undefined)
  const sure = token.classes[0] === 'verb' || lead.be || lead.have || lead.modal !== undefined
  return found && { verb: found.base, form: found.form, sure, end: lead.at + 1 }
}

/** Behind "be" stands a participle or a gerund, behind "have" a participle, behind a modal a base form. */
function fits(form: Form, lead: Lead) {
  if (lead.be) return form === 'past' || form === 'gerund'
  if (lead.have) return form === 'past'
  return lead.modal ? form === 'base' : form !== 'gerund'
}

function isVerb(token: Token & { kind: 'word' }, lead: Lead) {
  if (lead.be) return token.participle === true || token.text.toLowerCase().endsWith('ed')
  return token.classes.includes('verb') || lead.modal !== undefined
}
