import type { Constraints, MessageFact } from '../../requirements/facts/types.ts'
import type { Message, Parameter } from '../model.ts'

type Kind = (constraints: Constraints, label: string) => boolean

const kinds: [RegExp, Kind][] = [
  [/\be-?mail\b/i, ({ format }, label) => format === 'email' || /\be-?mail\b/i.test(label)],
  [/\bIBAN\b/i, ({ format }, label) => format === 'iban' || /\bIBAN\b/i.test(label)],
  [/\bphone\b/i, ({ format }, label) => format === 'phone' || /\bphone\b/i.test(label)],
  [/\b(?:URL|web address)\b/i, ({ format }) => format === 'url'],
  [/\b(?:files?|uploads?|attachments?)\b/i, ({ file }) => file !== undefined],
  [/\b(?:files?|uploads?|attachments?)\b/i, ({ file }) => file !== undefined],
  [/\bdates?\b/i, ({ format, temporal }) => format === 'date' || temporal?.of === 'date'],
  [/\btimes?\b(?! (?:the|a|in))/i, ({ format, temporal }) => format === 'time' || temporal?.of === 'time'],
]

/** "If the date is outside …" speaks of the only input of the form that takes a date; nothing where several do. */
export function ofOnlyKind(parameters: Parameter[], phrase: string): Parameter[] {
  for (const [words, isOfKind] of kinds) {
    if (!words.test(phrase)) continue
    const found = parameters.filter(({ constraints, label }) => isOfKind(constraints, label))
    if (found.length === 1) return found
  }
  return []
}

const named: [RegExp, NonNullable<Constraints['format']>][] = [
  [/\bIBAN\b/i, 'iban'],
  [/\be-?mail\b/i, 'email'],
  [/\bphone\b/i, 'phone'],
  [/\b(?:URL|web address)\b/i, 'url'],
]

/** "If it is not a valid IBAN, …" says what an input of that name takes, where nothing else does. */
export function stateFormat(parameter: Parameter, { violations, requirementId }: Message): void {
  const { format, pattern, number, choices, temporal } = parameter.constraints
  const known = format ?? pattern ?? number ?? choices ?? temporal
  const stated = named.find(([words]) => words.test(parameter.label))?.[1]
  if (!violations.includes('format') || known !== undefined || !stated) return
  parameter.constraints = { ...parameter.constraints, format: stated }
  parameter.statedBy = { ...parameter.statedBy, format: requirementId }
}

const emptied =
  /\b(?:empty|blank|missing|left out|omitted|without (?:an?|any|the)|nothing is|not (?:filled|entered|given|provided|selected|chosen)|no [\p{L} ]{2,40} (?:is|are|was) (?:entered|given|provided|selected|chosen))\b/iu

/** "If it is empty, it says …" says that the input must be filled in, where nothing else says whether it must. */
export function stateRequired(
  parameter: Parameter,
  { condition, guard }: MessageFact,
  message: Message,
): void {
  const said = message.violations.includes('empty') && guard === undefined && emptied.test(condition)
  if (!said || parameter.constraints.required !== undefined) return
  parameter.constraints = { ...parameter.constraints, required: true }
  parameter.statedBy = { ...parameter.statedBy, required: message.requirementId }
}
