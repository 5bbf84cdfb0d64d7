import { isNoun } from '../grammar/deed/nouns.ts'
import type { Token } from '../tokens.ts'

/** Who wants to, may or may not do something, and where the words for it begin. */
export interface Wish {
  /** Without its article; nothing where nobody is named. */
  actor: Token[]
  /** Whoever does it speaks: "my profile" is theirs. */
  speaks: boolean
  /** What is said is that it is not possible, or only for the actor. */
  denied?: true
  only?: true
  /** What stands before who does it: "On the overview, users can …". */
  lead: Token[]
  from: number
}

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''

const able = ['be able to', 'also be able to', 'be allowed to', 'have the ability to', 'have the option to', 'have the possibility to'] // prettier-ignore
const behind = (...modals: string[]): string[] => modals.flatMap((modal) => able.map((one) => `${modal} ${one}`)) // prettier-ignore
const plain = ['can', 'can also', 'can then', 'may', 'may also', 'is able to', 'are able to', 'am able to', "'m able to", '’m able to', 'is allowed to', 'are allowed to', 'have the ability to', 'has the ability to', ...behind('shall', 'must', 'should', 'will', 'would')] // prettier-ignore
const wanting = ['want to', 'wants to', 'want the ability to', 'need to', 'wish to', 'would like to', "'d like to", '’d like to', 'like to', ...behind('want to', 'need to', 'would like to', "'d like to", 'wish to')] // prettier-ignore
const denying = ['cannot', 'can not', 'ca n\'t', 'may not', 'shall not be able to', 'should not be able to', 'must not be able to', 'is not allowed to', 'are not allowed to'] // prettier-ignore
const letting = ['allow', 'allows', 'enable', 'enables', 'let', 'lets', 'permit', 'permits', 'allow for', 'allows for'] // prettier-ignore
const giving = ['provide', 'provides', 'give', 'gives', 'offer', 'offers']
const abilities = ['ability to', 'possibility to', 'option to', 'capability to', 'opportunity to', 'functionality to', 'facility to', 'means to'] // prettier-ignore

const joining = new Set("to be also have has had the is are am 'm ’m shall must should will would for then not".split(' ')) // prettier-ignore
const telling = new Set([...plain, ...wanting, ...denying, ...letting, ...abilities].flatMap((phrase) => phrase.split(' ')).filter((word) => !joining.has(word))) // prettier-ignore

/** Whether a text has a word without which nobody wants or may do anything: spares reading the others word by word. */
export const mayWish = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z'’]+/)
    .some((word) => telling.has(word) || word.endsWith("'d") || word.endsWith('’d') || word === "can't")

/** The longest of some phrases at a place, as the place behind it. */
function past(tokens: readonly Token[], at: number, phrases: readonly string[]): number | undefined {
  const head = lower(tokens[at])
  const ends = phrases.flatMap((phrase) => {
    if (!phrase.startsWith(head)) return []
    const words = phrase.split(' ')
    return words.every((word, index) => lower(tokens[at + index]) === word) ? [at + words.length] : []
  })
  return ends.length > 0 ? Math.max(...ends) : undefined
}

/** "As a clerk, I want to …", "users can …", "the system shall allow users to …", "the ability to …": nothing for any other sentence. */
export const wishIn = (tokens: readonly Token[]): Wish | undefined =>
  story(tokens) ?? allowing(tokens) ?? ability(tokens) ?? capable(tokens)

const longestActor = 12

function story(tokens: readonly Token[]): Wish | undefined {
  const as = tokens.findIndex(
    (token, at) => lower(token) === 'as' && /^(?:an?|the)$/.test(lower(tokens[at + 1])) && at < 6,
  )
  const isFirst = as === 0 || (as > 0 && tokens[as - 1]?.kind === 'mark')
  const speaker = tokens.findIndex((token, at) => at > as && /^(?:i|we)$/.test(lower(token)))
  if (speaker < 0 || (as >= 0 && (!isFirst || speaker - as > longestActor))) return undefined
  if (as < 0 && speaker > 0) return undefined
  const from = past(tokens, speaker + 1, [...wanting, ...plain])
  const actor = as < 0 ? [] : tokens.slice(as + 2, speaker).filter(({ text }) => text !== ',')
  return from === undefined ? undefined : { actor, speaks: true, lead: [], from }
}

const isPerson = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !isNoun('system', token.text) && (isNoun('person', token.text) || doing(token.lemma)) // prettier-ignore

/** "Camper", "coordinator", "respondent" name people by what they do. */
const doers = ['ator', 'itor', 'ger', 'yer', 'ber', 'mer', 'ner', 'ter', 'ist', 'dent', 'pant', 'cant', 'lier', 'parent', 'worker', 'personnel', 'role'] // prettier-ignore
const things = new Set('number letter filter parameter counter folder header footer printer router character chapter register computer calculator newsletter center semester meter indicator document student-list twitter container timer pager banner corner list'.split(' ')) // prettier-ignore
const doing = (noun: string): boolean =>
  noun.length > 5 && doers.some((end) => noun.endsWith(end)) && !things.has(noun)

const isDeterminer = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.classes[0] === 'determiner'
const isAdverb = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.classes[0] === 'adverb'

/** People by their name, without its article: "users with Update access". */
function someone(tokens: readonly Token[]): Token[] | undefined {
  const said = isAdverb(tokens[0]) ? tokens.slice(1) : tokens
  const named = isDeterminer(said[0]) ? said.slice(1) : [...said]
  const more = named.findIndex((token) => /^(?:with|of|in|who|from)$/.test(lower(token)))
  const head = more > 0 ? named[more - 1] : named.at(-1)
  const isName = named.length > 0 && named.length < 9 && !named.some(isSaying) && isPerson(head)
  return isName ? named.filter((token) => lower(token) !== 'only') : undefined
}

/** "My sister says she": more than a name. */
const isSaying = (token: Token, at: number, all: readonly Token[]): boolean =>
  token.kind !== 'word' ||
  isDeterminer(token) ||
  /^(?:for|to|by|as|you)$/.test(lower(token)) ||
  (all.length > 1 && /^(?:i|we|he|she|they)$/.test(lower(token))) ||
  (token.classes[0] === 'verb' && !token.gerund && !token.participle)

function allowing(tokens: readonly Token[]): Wish | undefined {
  const at = tokens.findIndex((token, index) => letting.includes(lower(token)) && index < 12 && hasSubject(tokens, index)) // prettier-ignore
  if (at < 0) return undefined
  const isLet = lower(tokens[at]).startsWith('let')
  const after = past(tokens, at, letting) ?? at + 1
  if (lower(tokens[after]) === 'to' && !tokens.slice(0, at).some(isTurning)) return { actor: [], speaks: false, lead: [], from: after + 1 } // prettier-ignore
  const to = tokens.findIndex((token, index) => index > after && lower(token) === 'to')
  const end = isLet ? verbBehind(tokens, after) : to
  const actor = end > after && end - after < longestActor ? someone(tokens.slice(after, end)) : undefined
  if (!actor || tokens.slice(0, at).some(isTurning)) return undefined
  return { actor, speaks: false, lead: [], from: isLet ? end : end + 1 }
}

/** "The system shall allow", "it lets": the subject and its modal stand right before. */
const hasSubject = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || /^(?:shall|must|should|will|can|to|also)$/.test(lower(tokens[at - 1])) || lower(tokens[at]).endsWith('s') // prettier-ignore
const isTurning = (token: Token): boolean => /^(?:not|never|n't|if|when|unless|until|once|only|where|while)$/i.test(token.text) // prettier-ignore

const verbBehind = (tokens: readonly Token[], from: number): number => {
  const person = tokens.findIndex((token, at) => at >= from && isPerson(token))
  return person < 0 ? -1 : person + 1
}

/** "Provide the ability to view cases", "the ability to …". */
function ability(tokens: readonly Token[]): Wish | undefined {
  const at = tokens.findIndex((_, index) => past(tokens, index, abilities) !== undefined)
  const from = past(tokens, at, abilities)
  if (from === undefined || at > 16) return undefined
  const before = tokens.slice(0, at)
  const gives = before.findIndex((token) => giving.includes(lower(token)))
  const isBare = before.every((token) => /^(?:the|an?)$/.test(lower(token)))
  if ((gives < 0 && !isBare) || before.some(isTurning)) return undefined
  const given = before.slice(gives + 1).filter((token) => !/^(?:with|the|an?|to)$/.test(lower(token)))
  const actor = gives < 0 || given.length === 0 ? [] : someone(given)
  return actor && { actor, speaks: false, lead: [], from }
}

/** "A camp worker can …", "only administrators may …", "guests cannot …". */
function capable(tokens: readonly Token[]): Wish | undefined {
  const modal = tokens.findIndex((_, at) => past(tokens, at, [...plain, ...denying]) !== undefined)
  if (modal === 0 && lower(tokens[2]) === 'able') return { actor: [], speaks: false, lead: [], from: past(tokens, 0, plain) ?? 0 } // prettier-ignore
  if (modal < 1) return undefined
  const refused = past(tokens, modal, denying)
  const from = refused ?? past(tokens, modal, plain) ?? 0
  const comma = tokens.findLastIndex(({ text }, at) => at < modal && text === ',')
  const that = tokens.findLastIndex((token, at) => at < modal && lower(token) === 'that')
  const lead = comma > 0 ? tokens.slice(0, comma) : []
  if (lead.length > 0 && !isPlace(lead)) return undefined
  const subject = tokens.slice(Math.max(comma, that) + 1, modal)
  if (that >= 0 && lower(tokens[that - 1]) !== 'ensure') return undefined
  const only = lower(subject[0]) === 'only'
  const actor = someone(only ? subject.slice(1) : subject)
  if (!actor || actor.some(isTurning)) return undefined
  const said = { actor, speaks: /^(?:i|we)$/.test(lower(actor[0])), lead, from }
  return { ...said, ...(refused === undefined ? {} : { denied: true as const }), ...(only ? { only } : {}) }
}

const isPlace = (lead: readonly Token[]): boolean =>
  /^(?:on|in|at|from)$/.test(lower(lead[0])) &&
  lead.length < 8 &&
  !lead.some((token) => token.kind === 'word' && token.classes[0] === 'verb')
