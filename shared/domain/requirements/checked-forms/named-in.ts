import { inputNamed, inputWithLabel, type KnownInput, type Vocabulary } from './vocabulary.ts'

/** What "if it is used again" means: the only input that the sentences before it name. */
export function spokenOf(before: string, condition: string, vocabulary: Vocabulary): KnownInput | undefined {
  return /\b(?:if|when|unless|otherwise|must|may|should|longer|shorter|larger|smaller|higher|lower|bigger|without (?:it|one)|any(?:thing)? (?:other|else)|everything else)\b/i.test(
    condition,
  )
    ? (known(before, vocabulary) ?? undefined)
    : undefined
}

export function isNameIn({ inputs, buttons }: Vocabulary): (value: string) => boolean {
  return (value) =>
    buttons.includes(value) || inputs.some(({ label, options }) => label === value || options.includes(value))
}

/** The input that words name; null where they speak of a field with a name that nobody knows, which is none of the known ones. */
function known(words: string, vocabulary: Vocabulary): KnownInput | undefined | null {
  const strange = strangersIn(words, vocabulary)
  if (strange.some((name) => controlled(words, name))) return null
  return inputNamed(
    strange.reduce((rest, name) => rest.replace(name, ' '), words),
    vocabulary,
  )
}

/** Quoted texts of a condition that are neither labels nor options. */
function strangersIn(condition: string, vocabulary: Vocabulary): string[] {
  const isName = isNameIn(vocabulary)
  return [...condition.matchAll(/["“]([^"”]{1,120})["”]/g)].flatMap(([, value = '']) =>
    isName(value) || inputWithLabel(value, vocabulary) ? [] : [value],
  )
}

function controlled(condition: string, name: string): boolean {
  const before = condition.slice(0, condition.indexOf(name))
  const behind = condition.slice(condition.indexOf(name) + name.length)
  return (
    /\b(?:fields?|questions?|box|checkbox|input|list|drop-?down)\W*$/i.test(before) ||
    /^["”] (?:\([^()]{0,40}\) )?(?:(?:shall|must|will|should) be|is|are) (?:shown|visible|displayed|asked|offered)\b/i.test(
      behind,
    )
  )
}

/** "… and have 2 to 60 characters": a clause without a subject has that of the clause before it. */
const goesOn =
  /^\W*(?:and|or|but) (?:(?:shall|must|should|may|can|has to|needs? to) )?(?:(?:not|only|also|then) )?(?:be|is|have|has|contains?|consists?|starts?|begins?|ends?|hold|holds|lie|lies)\b/i

/** The input that a condition is about: the one it names first, or, for "it", the one before. */
export function namedIn(
  condition: string,
  vocabulary: Vocabulary,
  last: KnownInput | undefined,
): KnownInput | undefined {
  if (
    /\b(?:everything|all (?:fields|entries|inputs)|any field|at least one field|no field|nothing is wrong|something is wrong|is (?:all )?(?:right|correct|valid|fine)|successful|clicks?|pressing|above the|below the|at the top)\b/i.test(
      condition,
    )
  )
    return undefined
  const named = known(condition, vocabulary)
  if (named === null) return undefined
  if (named) return named
  if (goesOn.test(condition)) return last
  return /^\W*(?:(?:if|when|and|or|but|for) )?(?:it|its|this|that|none|nothing|an? (?:longer|shorter|larger|smaller|higher|lower|bigger) (?:one|text|value|number|entry)|(?:filled in|given|entered)(?=[,:])|with(?:out)? (?:it|one|an? (?:entry|value))|any(?:thing)? (?:other|else)|everything else|the (?:field|value|text|entry|same)|otherwise|fewer|shorter|longer|more|less|at (?:least|most)|only|no|not|\d)\b/i.test(
    condition,
  )
    ? last
    : undefined
}
