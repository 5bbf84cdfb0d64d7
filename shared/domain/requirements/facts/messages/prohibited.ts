import type { FieldFact } from '../types.ts'

const so =
  /^\W*in (?:this|that|such a) case\W*$|^\W*(?:if|when|whenever) (?:it|they|this|that) (?:is|are|does|do|has|have)(?: so| anyway| nevertheless)?\W*$/i

/** "The name must not contain digits. If it does, …": the condition is what the rule before it forbids, and nothing else. */
export function isProhibited(condition: string, stated: FieldFact[]): boolean {
  return (
    stated.length > 0 &&
    so.test(
      condition.replace(
        /\b(?:the (?:error )?message|the text|an error|the error|then|appears|is shown|is displayed)\b/gi,
        '',
      ),
    ) &&
    stated.every(({ constraints }) =>
      Object.keys(constraints).every(
        (key) => key === 'unique' || (key === 'pattern' && constraints.pattern?.words.startsWith('has no ')),
      ),
    )
  )
}
