import type { Reference } from '../tokens.ts'
import { alternatives, name } from './names.ts'
import { whole, words, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'

const moving = words(
  'moves',
  'goes',
  'changes',
  'passes',
  'switches',
  'transitions',
  'turns',
  'is moved',
  'is set',
  'moves back',
  'goes back',
  'can move',
  'may move',
  'can change',
  'can go',
  'advances',
)

/** "An order moves from Draft to Submitted", "Announced or Accepted to Returned", "Draft → Sent". */
export const move: Parser<{ subject?: Reference; from: string[]; to: string }> = (input, at) => {
  const { subject, verb } = subjectAndVerb(input, at)
  const lead = words('from')(input, verb?.end ?? at) ?? (verb ? undefined : { end: at })
  const from = lead && alternatives(input, lead.end)
  const towards = from && words('to', '→', '->', 'into')(input, from.end)
  const to = towards && name(input, towards.end)
  if (!to) return undefined
  return { value: { ...(verb && subject ? { subject } : {}), from: from.value, to: to.value }, end: to.end }
}

/** "An order moves": whatever class the words have, what stands before the verb moves. */
function subjectAndVerb(input: Input, at: number): { subject?: Reference; verb?: Match<string> } {
  for (let end = at + 1; end < at + 6; end += 1) {
    const verb = moving(input, end)
    if (!verb) continue
    const before: Input = { ...input, tokens: input.tokens.slice(at, end) }
    const subject = whole(reference, before)
    return subject ? { subject, verb } : {}
  }
  return {}
}
