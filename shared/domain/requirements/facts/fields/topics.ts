import { labelOf, subjectKind } from '../labels.ts'
import { maskQuotes } from '../mask.ts'
import type { Fact } from '../types.ts'

const longest = 60

/**
 * The input that a paragraph or list item is about, when its first sentence is nothing but a name: "User name. 5 to 20 characters."
 * Undefined when it says more than a name.
 */
export function topicOf(first: string): string | undefined {
  const named = /^(?:\*\*|__)?([\p{Lu}][^.!?;:"()|]{1,60}?)(?:\*\*|__)?[.:](?:\*\*|__)?$/u.exec(
    first.trim(),
  )?.[1]
  if (named === undefined || named.length > longest || named.split(/\s+/).length > 5) return undefined
  if (/\b(?:can|may|cannot|will|does|do|is|are|has|starts|begins|becomes)\b/i.test(named)) return undefined
  // "An agent takes the ticket" says what somebody does.
  if (/ [a-z]{2,}s (?:the|an?|it|them|his|her|their|all|every)\b/.test(named)) return undefined
  // So does "Guests upload a scan".
  if (/^\p{Lu}[\p{L}-]*s [a-z]{3,} (?:the|an?|their|his|her|one|several|up)\b/u.test(named)) return undefined
  return subjectKind(named) === 'thing' ? labelOf(maskQuotes(named)) : undefined
}

const fragment =
  /^(?:\d|an?\s|between\b|from\b|at (?:least|most)\b|up to\b|exactly\b|no (?:more|less|longer)\b|more\b|less\b|minimum\b|maximum\b|must\b|should\b|may\b|can\b|has to\b|needs? to\b|cannot\b|only\b|either\b|one of\b|mandatory|required|optional|not (?:required|mandatory)|whole\b|text\b|number\b|date\b|letters?\b|digits?\b|alphanumeric|e-?mail\b|check ?box|drop-?down|selection|free text|multiple of|in steps|unique\b|defaults?\b)/i

/** The sentence with the name that it leaves out: "Must be unique." under "User name." is read as "User name: Must be unique." */
export function spoken(text: string, topic: string | undefined): string {
  return topic !== undefined && fragment.test(text.trimStart()) ? `${topic}: ${text}` : text
}

/** Messages of a paragraph about one input answer that input; one about its absence says that it is required. */
export function aboutTopic(facts: Fact[], topic: string | undefined): Fact[] {
  if (topic === undefined) return facts
  const required = facts.some((fact) => fact.kind === 'message' && fact.violations.includes('empty'))
  const known = facts.some((fact) => fact.kind === 'field' && fact.label === topic)
  const told = facts.map((fact) =>
    fact.kind === 'message' && fact.about === 'named' && fact.labels.length === 0
      ? { ...fact, about: 'named' as const, condition: `${topic}: ${fact.condition}` }
      : fact,
  )
  return required && !known
    ? [{ kind: 'field', label: topic, constraints: { required: true } }, ...told]
    : told
}
