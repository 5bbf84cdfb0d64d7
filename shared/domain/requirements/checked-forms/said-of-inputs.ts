import type { Placed } from './rules.ts'
import type { Unit } from './units.ts'
import { inputNamed, inputWithLabel, type KnownInput, type Vocabulary } from './vocabulary.ts'

const leftOut =
  /\boptional\b|\b(?:may|can) (?:be left |be |stay |remain )(?:empty|blank|out)\b|\bneed not be (?:filled|entered|given)\b|\bnot (?:required|mandatory|obligatory)\b|\bonly if (?:filled|given|entered)\b/i

/** "Optional, at most 200 characters", '"Remarks" (optional)', "The e-mail may be left empty". */
export function optionalOf(
  { text, start }: Unit,
  context: KnownInput | undefined,
  vocabulary: Vocabulary,
): Placed[] {
  if (!leftOut.test(text)) return []
  const parts = text
    .split(/(?<=[.!?])\s+|,\s+(?=["“])|;\s+/)
    .filter((part) => leftOut.test(part.replace(/["“][^"”]*["”]/g, ' ')))
  return parts.flatMap((part): Placed[] => {
    const near = /["“]([^"”]{1,60})["”] ?\((?:[^()]{0,40}\b)?optional\b/i.exec(part)?.[1]
    const input =
      context ??
      (near === undefined
        ? inputNamed(part.replace(/^.*\b(?:but|and|while)\b/i, ''), vocabulary)
        : inputWithLabel(near, vocabulary))
    return input ? [{ at: start, part: { part: 'optional', label: input.label } }] : []
  })
}

const counting =
  /\b(?:spaces|blanks) (?:before and after |around it |at the start and end )?(?:count|are (?:part|kept|significant)|matter|belong)\b|\bnot trimmed\b/i
const notCounting =
  /\b(?:spaces|blanks|white ?space)\b[^.;"]{0,60}\b(?:are ignored|is ignored|ignored|do not count|does not count|don't count|doesn't count|are not counted|not counted|are (?:cut off|removed|trimmed|stripped|disregarded)|do not matter)\b|\btrimmed\b|\bwithout (?:outer|leading|surrounding) (?:and trailing )?(?:spaces|blanks)\b|\b(?:leading and trailing|outer|surrounding) (?:spaces|blanks)\b[^.;"]{0,40}\b(?:ignored|removed|cut|trimmed|stripped|disregarded|not count)/i

export function spacesOf(
  { text, start, kind }: Unit,
  context: KnownInput | undefined,
  vocabulary: Vocabulary,
): Placed[] {
  const outside = text.replace(/"[^"]*"|“[^”]*”/g, '')
  if (counting.test(outside) && !/\bnot count|don't count\b/i.test(outside)) {
    const label = context?.label ?? inputNamed(outside, vocabulary)?.label
    return label === undefined ? [] : [{ at: start, part: { part: 'spaces', label, ignored: false } }]
  }
  if (!notCounting.test(outside)) return []
  const every =
    /\b(?:all|every|each|any)\b[^.;]{0,30}\b(?:fields?|inputs?|entry|entries|texts?|values?)\b|\b(?:in|of|around) (?:a |the )?(?:text )?(?:fields|entries|texts|values|inputs)\b/i.test(
      outside,
    )
  if (every) {
    const except = /\b(?:except|but not|other than)\b(?<rest>[^.;]{1,60})/i.exec(text)?.groups?.['rest']
    const spared = except === undefined ? undefined : inputNamed(except, vocabulary)
    return [
      { at: start, part: { part: 'spaces', ignored: true } },
      ...(spared
        ? [{ at: start, part: { part: 'spaces' as const, label: spared.label, ignored: false } }]
        : []),
    ]
  }
  const label = context?.label ?? inputNamed(outside, vocabulary)?.label
  return label === undefined ||
    (kind === 'paragraph' && context === undefined && /\b(?:as typed|appears|success)\b/i.test(outside))
    ? []
    : [{ at: start, part: { part: 'spaces', label, ignored: true } }]
}
