import type { Role, Rule, Span, Subject } from '../../requirement-model/index.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Something that a line, a row or a sentence describes as a field of its own. */
export interface Described {
  subject: Subject
  span: Span
  /** The head of its column calls it a field. */
  isNamed?: boolean
}

interface Sources {
  vocabulary: Vocabulary
  fieldsDescribed: readonly Described[]
  rules: readonly Rule[]
}

const page = /\b(?:forms?|pages?|screens?|dialogs?|websites?|apps?)\b/i

/**
 * What a list or table of fields describes, or a sentence under a name in quotes, has a field of its name on the page, where the text speaks of one or
 * the table of fields. What is worked out is not entered.
 */
export function declareFields({ vocabulary, fieldsDescribed, rules }: Sources, text: string): void {
  const workedOut = new Set(
    rules.flatMap(({ then }) => then.flatMap((effect) => (effect.kind === 'set' ? [effect.subject] : []))),
  )
  const isOnPage = vocabulary.controls.length > 0 || page.test(text)
  for (const { subject, span, isNamed } of fieldsDescribed) {
    const role = isOnPage || isNamed ? roleOf(subject) : undefined
    if (!role || workedOut.has(subject.id)) continue
    if (!vocabulary.subjects.includes(subject) || vocabulary.controlOf(subject.id)) continue
    const reference = {
      kind: 'named',
      words: subject.name,
      quoted: true,
      start: span.start,
      end: span.end,
    } as const
    const control = vocabulary.declareControl(reference, role, span, subject.scope)
    control.subject ??= subject.id
    // What a field may hold does not say that the page opens with it.
    control.quoted = false
  }
}

function roleOf({ kind, given }: Subject): Role | undefined {
  if (given || kind === 'state' || kind === 'list') return undefined
  return kind === 'boolean' ? 'checkbox' : 'textbox'
}
