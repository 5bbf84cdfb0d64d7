import type { Line } from './step-lines.ts'
import type { WizardPart } from './wizard-facts.ts'
import type { KnownInput } from './wizard-inputs.ts'

/** "A name of only spaces counts as empty". */
export function blanksIn({ part, sentence }: Line, inputs: KnownInput[]): WizardPart[] {
  if (
    sentence.table ||
    !/\b(?:only|just|nothing but) (?:of )?(?:spaces|blanks)\b|\bspaces only\b/i.test(part.masked)
  )
    return []
  const text = part.raw.toLowerCase()
  return inputs
    .filter(
      ({ label, constraints }) =>
        constraints.choices === undefined &&
        constraints.control !== 'checkbox' &&
        text.includes(label.toLowerCase()),
    )
    .map(({ label }) => ({ part: 'blank', label }))
}

/** "Spaces around an entry do not matter". */
export function trimIn({ part }: Line): WizardPart[] {
  const outer =
    /\b(?:(?:leading|outer|surrounding) (?:and trailing )?(?:spaces|blanks|whitespace)|spaces (?:before (?:and|or) (?:after|behind)|around|at (?:the )?(?:beginning|start|ends?)|at both ends))\b/i
  const ignored =
    /\b(?:ignored?|trimmed|removed|cut(?: off)?|stripped|do(?:es)?(?: not|n[’']t) (?:count|matter)|(?:is|are) of no importance|make no difference|taken away|dropped)\b/i
  return outer.test(part.masked) && ignored.test(part.masked) ? [{ part: 'trimmed' }] : []
}
