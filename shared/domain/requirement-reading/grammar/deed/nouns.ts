import { withoutS } from '../../../english/without-s.ts'
import type { Reference } from '../../tokens.ts'

/** What a noun names, as far as deeds ask for it. */
type NounKind =
  | 'message'
  | 'heading'
  | 'text'
  | 'system'
  | 'page'
  | 'list'
  | 'person'
  | 'control'
  | 'field'
  | 'position'

const kinds: Record<NounKind, string> = {
  message:
    'message error hint notice warning alert notification toast note confirmation prompt banner reply answer reason information feedback reminder',
  heading: 'heading headline title header',
  text: 'text label line sentence word words caption value string result line item entry',
  system:
    'page system application app website site form screen portal product program service software device display server shop tool unit browser calculator wizard platform terminal machine module component interface solution backend store dialog dialogue view window panel game api',
  page: 'page screen view step site dashboard homepage tab section',
  list: 'list table grid results column overview feed basket cart log menu history',
  person:
    'user customer visitor employee staff clerk guest student patient reader agent manager administrator admin operator person player member driver pilot host applicant author editor tester librarian officer client buyer seller owner i we you he she they somebody someone anyone everybody nobody whoever people visitors users customers participant moderator reviewer approver cashier teacher',
  control:
    'button link dialog dialogue tab menu icon switch toggle popup window section panel image heading option row spinner tooltip form bar',
  field: 'field input box textbox dropdown checkbox combobox select textarea list slider area',
  position:
    'top bottom page screen display left right red green bold header footer form middle end start beginning status bar corner window place browser italics',
}

const byNoun = new Map<string, Set<NounKind>>()
for (const [kind, nouns] of Object.entries(kinds)) {
  for (const noun of nouns.split(' ')) {
    const known = byNoun.get(noun) ?? new Set()
    byNoun.set(noun, known.add(kind as NounKind))
  }
}

export function isNoun(kind: NounKind, word: string): boolean {
  const lower = word.toLowerCase()
  return (byNoun.get(lower) ?? byNoun.get(withoutS(lower)))?.has(kind) ?? false
}

/** The noun that says what kind of thing a reference names: "button" of "the "Save" button", "message" of "the error message". */
export function headOf(reference: Reference): string {
  if (reference.kind === 'spoken-of') return ''
  const words = reference.noun ?? (reference.quoted ? '' : reference.words)
  const [head = ''] = words.split(/ (?:of|for|in) /)
  return head.split(' ').at(-1) ?? ''
}

/** An element of a page that a check can find: by its quoted name, or by the noun that says what it is. */
export const isControl = (thing: Reference): boolean =>
  thing.kind === 'named' &&
  (thing.quoted || names('control', thing) || names('field', thing)) &&
  !names('message', thing)

export function names(kind: NounKind, reference: Reference): boolean {
  return isNoun(kind, headOf(reference))
}
