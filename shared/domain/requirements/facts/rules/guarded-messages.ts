import { inputsOf } from './conditionals.ts'
import { maskQuotes } from '../mask.ts'
import { readMention } from '../fields/mentions.ts'
import type { ConditionalFact, Fact, MessageFact } from '../types.ts'
import { violationsOf } from '../messages/violations.ts'
import { readWhen } from './when.ts'

const lead = /^\W*(?:if|when|whenever|where)\s+([^,;]{5,200})/i
const verb =
  /\b(?:is|are|was|were|has|have|had|does|do|exceeds?|contains?|lies|falls|starts?|ends?|equals?)\b/i
const lacking =
  /^\W*(?:(?:a|an|the)\s+)?(?:[a-z]+ing\s+|for\s+|with\s+|in\s+)?([\p{L}][^,;]{1,60}?)\s+without\s+(?:an?|any|the|its)\s+([^,;]{2,60}?)\s+(?:is|are|leads?|results?|gives?|shows?|causes?|gets?|ends?)\b/iu

/**
 * Narrows a message to the part of its condition that is wrong: in "If the reason is Damaged and no photo is attached" the photo
 * is missing, and the reason says when that matters. A message whose condition has one part stays as it is.
 */
export function withGuard(message: MessageFact): MessageFact {
  if (message.about === 'every' || message.rest) return message
  const split = partsOf(message.condition)
  if (!split) return message
  const { guard, wrong } = split
  return { ...message, violations: violationsOf(wrong), condition: `If ${wrong}`, guard }
}

/** What holds for the input of a guarded message while the guard does; nothing where either cannot be read. */
export function readGuarded(message: MessageFact): Fact[] {
  const conditional = conditionalOf(message)
  return conditional ? [...inputsOf(conditional), conditional] : []
}

function conditionalOf(message: MessageFact): ConditionalFact | undefined {
  if (message.guard === undefined) return undefined
  const when = readWhen(maskQuotes(message.guard)) ?? valueIn(message.guard)
  const [mention] = readMention({ ...message, about: 'named' })
  if (!when || !mention) return undefined
  return { kind: 'conditional', label: mention.label, when, constraints: mention.constraints }
}

/** "Booking Cardiology without a referral": a name alone is the value of a selection. */
function valueIn(guard: string): ConditionalFact['when'] | undefined {
  return /^\p{Lu}[\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+){0,2}$/u.test(guard)
    ? { is: { kind: 'value', value: guard }, negated: false }
    : undefined
}

function partsOf(condition: string): { guard: string; wrong: string } | undefined {
  const without = lacking.exec(condition)
  if (without?.[1] && without[2]) return { guard: without[1], wrong: `no ${without[2]} is given` }
  const clause = lead.exec(condition)?.[1]
  if (clause === undefined) return undefined
  const parts: string[] = []
  for (const piece of clause.split(/\s+(?:and|but)\s+/)) {
    if (verb.test(piece) || parts.length === 0) parts.push(piece)
    else parts.push(`${parts.pop() ?? ''} and ${piece}`)
  }
  const wrong = parts.filter((part) => violationsOf(part)[0] !== 'any')
  const guards = parts.filter((part) => violationsOf(part)[0] === 'any')
  const [guard, bad] = [guards[0], wrong[0]]
  const two = parts.length === 2 && guard !== undefined && bad !== undefined
  return two && verb.test(guard) && verb.test(bad) ? { guard, wrong: bad } : undefined
}
