import type { InputKind } from './parts.ts'
import type { ToldSentence } from './told-sentences.ts'

/** Inputs that a sentence brings onto the page under the condition that leads it. */
export interface LedShown {
  labels: string[]
  control: InputKind
  options: string[]
  /** The condition, with its quotes. */
  lead: string
  /** A box that the sentence ticks for it. */
  ticked?: string
}

const noun =
  '(?:the |an? |another |two |both )?(?:further |additional |extra |other )?(?<noun>fields?|questions?|text ?(?:box(?:es)?|fields?|areas?)|boxes|box|check ?box(?:es)?|lists?|inputs?|drop-?downs?|entry) '
const list =
  '(?<list>Q\\d+(?:(?:,? and |, )Q\\d+)*)(?: with (?<options>Q\\d+(?:(?:,? (?:and|or) |, )Q\\d+)+))?'
const shown =
  '(?:(?:shall|must|will|should) (?:then )?(?:be )?|is |are )?(?:then )?(?:shown|visible|displayed|offered|asked|there|appears?|comes? up)\\b'
const led = new RegExp(
  `^(?<lead>(?:only )?(?:when|if|while|where|as long as|as soon as|once|for|in case)\\b[^;.]*?),(?: and only then,)? (?:${noun})?${list} ${shown}`,
  'i',
)
const ticking = new RegExp(
  `^(?:ticking|checking) (?:the (?:box |checkbox )?)?Q(?<box>\\d+) (?:shall |will |must )?(?:shows?|opens?|reveals?|displays?|brings? up|adds?) ${noun}${list}`,
  'i',
)

/** 'Only when "Other" is chosen, the field "Which?" is shown', 'Ticking "Gift" shows the text box "Greeting"'. */
export function ledShown({ words, quotes }: ToldSentence): LedShown | undefined {
  const found = led.exec(words)?.groups ?? ticking.exec(words)?.groups
  if (!found) return undefined
  const named = (text = '') =>
    [...text.matchAll(/Q(\d+)/g)].flatMap(([, at]) => quotes[Number(at)]?.value ?? [])
  const labels = named(found['list'])
  const options = named(found['options'])
  const ticked = found['box'] === undefined ? undefined : quotes[Number(found['box'])]?.value
  const lead = (found['lead'] ?? '').replace(
    /Q(\d+)/g,
    (_all, at: string) => `"${quotes[Number(at)]?.value ?? ''}"`,
  )
  // A message or a text that is shown under a condition is no input.
  if (labels.length === 0 || labels.some((label) => /[.!…:]$/.test(label) || label.length > 60))
    return undefined
  if (found['noun'] === undefined && !/\bonly\b/i.test(words)) return undefined
  return {
    labels,
    control: kindOf(found['noun'] ?? '', options),
    options,
    lead,
    ...(ticked === undefined ? {} : { ticked }),
  }
}

function kindOf(word: string, options: string[]): InputKind {
  if (/check/i.test(word)) return 'checkbox'
  return options.length > 0 ? 'choice' : 'textbox'
}
