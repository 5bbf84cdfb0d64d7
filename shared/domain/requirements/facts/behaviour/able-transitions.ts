import { slice, type Masked } from '../mask.ts'
import type { TransitionFact } from '../types.ts'

const state = '("\\u0001+"|(?-i:[A-Z][a-z]+(?:[ -](?!or\\b|and\\b|by\\b)[A-Za-z][a-z]+){0,2}))'
const short = '("\\u0001+"|(?-i:[A-Z][a-z]+(?:[ -][A-Z][a-z]+)*))'
const thing = '([a-z][\\w-]*(?: [a-z][\\w-]*)?)'
const able =
  '(?:can|may|(?:shall|must|should|will) be able to|(?:is|are) (?:able|allowed|permitted) to|(?:shall|must|should|will) be (?:allowed|permitted) to)'
const within =
  '(?:that is|which is|(?:only )?(?:while|when|if|as long as) (?:it|the [a-z]+) is|in)(?: in)?(?: the)?(?: (?:state|status))?'
const becomes =
  '(?:then |automatically |thereby )?(?:becomes|is then|is set to|changes (?:in)?to|moves (?:in)?to|goes to)(?: then)?'
const acting = new RegExp(
  `^\\W*(?:only )?((?:an?|the|any|every|each) [a-z][\\w-]*(?: [a-z][\\w-]*)?(?: with the role (?-i:[A-Z][a-z]+))?) ${able} (?:also )?([a-z]{3,15})(?: or ([a-z]{3,15}))? (?:an?|the|any|every) ${thing} ${within} ${state}(?:[;,] (?:and )?(?:the [a-z][\\w-]*(?: [a-z][\\w-]*)?|it|which) ${becomes} ${state}(?: or ${state})?(?: respectively)?)?\\.?$`,
  'i',
)
const barred = new RegExp(
  `^\\W*(?:the [a-z]+|it) (?:(?:shall|must|may|will|should|does|do) not (?:allow|permit|let)|(?:shall |must |will )?(?:prevents?|refuses?)) (?:an?|the|any) (?:${short} ${thing}|${thing} (?:that|which) is ${state}) (?:to be|from being) ([a-z]+ed|sent|paid|sold|withdrawn|undone)\\.?$`,
  'i',
)
const someone = /\b(?:role) ((?-i:[A-Z])[a-z]+)$/

/**
 * What somebody is able to do with a thing in a state, and the state that follows: "The pilot shall be able to withdraw a notice while it
 * is Open; the notice then becomes Withdrawn"; and what the system does not allow in a state. Two verbs need two states in their order.
 */
export function readAble(part: Masked): TransitionFact[] {
  const never = barred.exec(part.masked)
  if (never)
    return [
      {
        ...move(never[2] ?? never[3], named(part, never[1] ?? never[4]), `is ${never[5] ?? ''}`, undefined),
        guard: 'forbidden',
      },
    ]
  const found = acting.exec(part.masked)
  if (!found) return []
  const [, who, first, second, entity, from, to, other] = found
  if ((second === undefined) !== (other === undefined)) return []
  const actor = someone.exec(who ?? '')?.[1] ?? who?.replace(/^(?:an?|the|any|every|each) /i, '') ?? 'user'
  const event = (verb: string) => `the ${actor.toLowerCase()} ${third(verb)} the ${entity ?? ''}`
  return [
    [first, to],
    [second, other],
  ].flatMap(([verb, next]) =>
    verb === undefined ? [] : [move(entity, named(part, from), event(verb), next && named(part, next))],
  )
}

function move(
  entity: string | undefined,
  from: string,
  event: string,
  to: string | undefined,
): TransitionFact {
  const name = (entity ?? 'item').toLowerCase()
  return { kind: 'transition', entity: name, from: [from], event, ...(to ? { to } : {}), only: false }
}

function named(part: Masked, text: string | undefined): string {
  if (text === undefined || !text.startsWith('"')) return text?.trim() ?? ''
  const at = part.masked.indexOf(text)
  return part.quotes.find(({ start }) => start === at)?.value ?? slice(part, at, at + text.length).raw
}

function third(verb: string): string {
  const text = verb.toLowerCase()
  if (/[^aeiou]y$/.test(text)) return text.replace(/y$/, 'ies')
  return /(?:s|sh|ch|x|z|o)$/.test(text) ? `${text}es` : `${text}s`
}
