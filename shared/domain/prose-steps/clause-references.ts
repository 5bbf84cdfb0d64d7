import { tidy } from './prose.ts'

const quoted = '(?:the )?\\uE000\\d+\\uE001'
/** Names in quotes, joined. */
export const quotedList = `${quoted}(?:(?:, and |, | and )${quoted})*`
export const names = new RegExp(`^${quotedList}$`, 'i')

/** "It", "they" and "both" are what the clause before speaks of: one thing, or several. Without one before, nobody is sure what they are. */
export function referring(clause: string, before: string | undefined): string {
  const its = /^its ((?:check ?|tick ?)?box|button|link|icon) (?=\S)/i.exec(clause)
  if (its && before !== undefined && names.test(before) && !/ and |, /.test(before))
    return `the ${its[1] ?? ''} of ${before} ${clause.slice(its[0].length)}`
  const pronoun = /^(it|they|both|all of them) (?=\S)/i.exec(clause)
  if (!pronoun || before === undefined) return clause
  const isOne = pronoun[1]?.toLowerCase() === 'it'
  const areSeveral = /(?: and |, )/i.test(before)
  return isOne === areSeveral ? clause : `${before} ${clause.slice(pronoun[0].length)}`
}

/** "The "A" field is invalid, the "B" field is not", "… is listed but not "B"": the predicate of the clause before, denied. */
export function elliptic(clause: string, before: string): string {
  const words = tidy(clause)
  const denied = /^(?:but )?not (\uE000.+)$/i.exec(words)?.[1]
  const shows = /^(.*?\b)(shows|show|contains|contain|lists|list|displays|display|sees|see) (?!not )/i.exec(
    before,
  )
  if (denied !== undefined && shows) return `${shows[1] ?? ''}does not ${shows[2] ?? ''} ${denied}`
  const subject = denied ?? /^([^,;.]+?) (?:is|are) not$/i.exec(words)?.[1]
  const predicate = /^.+? (?:is|are) (?!not )(.+)$/i.exec(before)?.[1]
  return subject !== undefined && predicate !== undefined ? `${subject} is not ${predicate}` : clause
}

/** What a clause speaks of, in its words. */
export function subjectOf(clause: string): string | undefined {
  return /^(.+?) (?:is|are|has|shows|contains|does|can|cannot|displays|says|appears|opens|closes|disappears|reads|pops up|comes up)\b/i.exec(
    clause,
  )?.[1]
}
