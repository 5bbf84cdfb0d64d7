import { capital } from '../cases/step-prose.ts'

const verb =
  /\b(?:is|are|was|were|has|have|had|exists?|does|do|can|cannot|will|owns?|holds?|contains?|costs?|starts?|lies|shows?|stands?)\b/i
const relative = /\s+(?:that|which|who|whose|with|without|in|from|of|for|on|at)\s.*$/i
const noun =
  /\b(?:an?|the|another) ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?= (?:that|which|who|with|without|is|are|has|in)\b|[,.]|$)/iu
const role =
  /^(?:the |an? |his |her )?((?:[\p{L}-]+ ){0,2}?(?:admin|administrator|manager|employee|clerk|nurse|doctor|librarian|operator|agent|moderator|editor|supervisor|teacher|approver|owner|accountant|dispatcher|cashier|assistant|technician|driver|reviewer|officer))\s+(?!is\b|are\b|has\b)[a-z]+/iu

/** A start as a sentence: "a loan without renewals left" exists, anything with a verb says so itself. */
export function existing(given: string): string {
  const plain = given
    .trim()
    .replace(/[.,;]+$/, '')
    .replace(/^that\s+/i, '')
  const head = plain.replace(relative, '')
  return /^(?:an?|another|one|two|three|\d+)\s/i.test(plain) && !verb.test(head)
    ? `There is ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`
    : capital(plain)
}

/** "cancels it" after "Given a booked appointment" is about the appointment. */
export function withNouns(phrase: string, given: string): string {
  if (!/\b(?:it|them)$/i.test(phrase.trim())) return phrase
  const named = noun.exec(given)?.[1]?.split(' ').at(-1)
  return named === undefined ? phrase : phrase.trim().replace(/\b(?:it|them)$/i, `the ${named}`)
}

/** Who has to be signed in where the text names a person with duties: "The acting person is a manager". */
export function actingPerson(phrases: string[]): string[] {
  const found = new Set(phrases.flatMap((one) => role.exec(one)?.[1]?.toLowerCase() ?? []))
  return [...found].map((one) => `The acting person is ${/^[aeio]/i.test(one) ? 'an' : 'a'} ${one}`)
}
