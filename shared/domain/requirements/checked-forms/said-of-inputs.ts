import type { Placed } from './parts.ts'
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
    // '"Remarks (optional)" may be left empty and …': the name leads the sentence.
    const led = /^["“]([^"”]{1,60})["”] (?:\([^()]{0,40}\) )?(?:is|may|can|need)\b/i.exec(part)?.[1]
    const near = /["“]([^"”]{1,60})["”] ?\((?:[^()]{0,40}\b)?optional\b/i.exec(part)?.[1]
    const input =
      context ??
      (led === undefined ? undefined : inputWithLabel(led, vocabulary)) ??
      (near === undefined
        ? (inputNamed(part.replace(/^.*\b(?:but|and|while)\b/i, ''), vocabulary) ??
          subjectOf(part, vocabulary))
        : inputWithLabel(near, vocabulary))
    return input ? [{ at: start, part: { part: 'optional', label: input.label } }] : []
  })
}

/** "The note is optional and …": what stands before the words that leave it out. */
function subjectOf(part: string, vocabulary: Vocabulary): KnownInput | undefined {
  const before = part.slice(0, Math.max(0, part.search(leftOut)))
  return /\b(?:but|and|while)\b/i.test(before) ? undefined : inputNamed(before, vocabulary)
}

const counting =
  /\b(?:spaces|blanks) (?:before and after |around it |at the start and end )?(?:count|are (?:part|kept|significant)|matter|belong)\b|\bnot trimmed\b/i
const notCounting =
  /\b(?:spaces|blanks|white ?space)\b(?! (?:between|among|inside|within)\b)[^.;"]{0,120}\b(?:are ignored|is ignored|ignored|(?:do|does|shall|must|should|will) not count|don't count|doesn't count|are not counted|not counted|are (?:cut off|removed|trimmed|stripped|disregarded)|do not matter)\b|\btrimmed\b|\bwithout (?:outer|leading|surrounding) (?:and trailing )?(?:spaces|blanks)\b|\b(?:leading and trailing|outer|surrounding) (?:spaces|blanks)\b[^.;"]{0,40}\b(?:ignored|removed|cut|trimmed|stripped|disregarded|not count)/i

/** "Spaces around the code, the e-mail and the dates are ignored": each input that a list names, all of a kind by their common word. */
function severalIn(words: string, vocabulary: Vocabulary): string[] {
  const list =
    /\b(?:before and after|before or after|around|of|in|at the ends of) (?<list>(?:the |both )?[^.;]{3,120}?) (?:shall|must|will|should|are|is|do|does|may)\b/i.exec(
      words,
    )?.groups?.['list']
  if (list === undefined || !/,|\band\b/.test(list)) return []
  const found = list.split(/,(?: and)? | and /).map((part) => {
    const input = inputNamed(part, vocabulary)
    if (input) return [input.label]
    const word = /\b(\p{Ll}{3,})s$/iu.exec(part.trim())?.[1]
    return word === undefined
      ? []
      : vocabulary.inputs.flatMap(({ label, control }) =>
          control === 'textbox' && new RegExp(`\\b${word}\\b`, 'i').test(label) ? [label] : [],
        )
  })
  return found.every((labels) => labels.length > 0) ? [...new Set(found.flat())] : []
}

export function spacesOf(
  { text, start, kind }: Unit,
  context: KnownInput | undefined,
  vocabulary: Vocabulary,
): Placed[] {
  const outside = text.replace(/"[^"]*"|“[^”]*”/g, '')
  if (counting.test(outside) && !/\bnot (?:be )?count|don't count\b/i.test(outside)) {
    const label = context?.label ?? inputNamed(outside, vocabulary)?.label
    return label === undefined ? [] : [{ at: start, part: { part: 'spaces', label, ignored: false } }]
  }
  if (!notCounting.test(outside)) return []
  const every =
    /\b(?:all|every|each|any)\b[^.;]{0,30}\b(?:fields?|inputs?|entry|entries|texts?|values?)\b|\b(?:in|of|around) (?:a |the )?(?:text )?(?:fields|entries|texts|values|inputs)\b|\b(?:before (?:and|or) after|around|at (?:both|the) ends? of) an (?:entry|input)\b/i.test(
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
  const listed = context ? [] : severalIn(outside, vocabulary)
  if (listed.length > 1)
    return listed.map((label) => ({ at: start, part: { part: 'spaces', label, ignored: true } }))
  const label = context?.label ?? inputNamed(outside, vocabulary)?.label
  return label === undefined ||
    (kind === 'paragraph' && context === undefined && /\b(?:as typed|appears|success)\b/i.test(outside))
    ? []
    : [{ at: start, part: { part: 'spaces', label, ignored: true } }]
}
