import type { Fact, FlowPart } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import type { FlowHeading } from './headings.ts'
import type { Mark } from './marks.ts'

/** "Alternative flow 1: invoice" opens a flow on a line of its own; "Actor: clerk" is a label with its words. */
export function opens({ part, title }: FlowHeading, { kind, text }: ReadSentence): boolean {
  if (/[.!?]$/.test(text.trim())) return false
  if (kind === 'heading' && part === 'main') return true
  return title === undefined || part === 'alternative' || part === 'exception'
}

/** A title without a heading sign, or a rule with a number of its own, ends the flows above it. */
export function leaves({ text, reference }: ReadSentence, { bare, number, letter }: Mark): boolean {
  if (reference !== undefined && number === undefined && letter === undefined)
    return !/^(?:A|AF|ALT|AS|AC|E|EF|EX|EXC|X|V|S)[-_ ]?\d/i.test(reference)
  return (
    bare === true &&
    /^\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,4}:?$/u.test(text.replace(/[*_]/g, '')) &&
    !/\b(?:is|are|has|not|no)\b/i.test(text)
  )
}

/** "The use case ends.", "The flow continues with step 4.", "Resume at step 3": where the flow goes on, nothing to test by itself. */
export function isControl(text: string): boolean {
  return /^\W*(?:(?:the )?(?:use case|main flow|basic flow|normal flow|flow|scenario|process)\s+(?:then\s+)?(?:ends?|terminates?|stops?|continues?|resumes?|returns?|restarts?|rejoins?|proceeds?|goes back)\b|(?:continues?|resumes?|returns?|go(?:es)?(?: back)?|back|proceeds?|rejoins?)\s+(?:with|at|to|from|in)\s+(?:main )?step\b|end of (?:the )?(?:use case|flow)|(?:use case|flow) ends?\b)[^"]{0,80}$/i.test(
    text,
  )
}

/** A branch may answer one kind of wrong value of an input; everything else that it says is only true on its way. */
export function stays(fact: Fact, branching: boolean, part: FlowPart): boolean {
  if (fact.kind === 'button' || fact.kind === 'page') return !branching || part === 'main'
  if (part === 'main' && !branching) return fact.kind === 'field' || fact.kind === 'success'
  if (!branching || fact.kind !== 'message') return false
  const own = [
    'empty',
    'format',
    'tooShort',
    'tooLong',
    'missingClass',
    'notNumber',
    'notWhole',
    'taken',
  ] as const
  return fact.violations.length > 0 && fact.violations.every((one) => own.some((known) => known === one))
}
