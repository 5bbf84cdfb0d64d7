import type { CheckedPart } from './parts.ts'
import type { ToldSentence } from './told-sentences.ts'
import type { Vocabulary } from './vocabulary.ts'

const offered =
  /\bbutton\b[^.;]{0,20}\b(?:is|are) (?:then |now )?(?:shown|visible|displayed|there|offered)\b|\b(?:appears|offers|shows|there is)\b/i
const brings =
  /\b(?:brings? back|shows?|returns? to|opens?|leads? (?:back )?to|back to|starts?|gives?)\b[^.;]{0,40}\b(?:empty |new |blank |fresh |opening )*form\b|\bform\b[^.;]{0,30}\b(?:comes? back|is (?:back|shown again|there again)|appears again|returns)\b/i
const empty = /\b(?:empty|blank|emptied|new|fresh|initial|opening|starting|as at the start|cleared)\b/i

/**
 * '"New booking" removes the confirmation and brings back the empty form', also told over two sentences ("After that, the button "New
 * booking" is shown. It …").
 */
export function restartIn(
  { words, quotes }: ToldSentence,
  previous: ToldSentence | undefined,
  { buttons }: Vocabulary,
): CheckedPart | undefined {
  if (!brings.test(words) || !empty.test(words)) return undefined
  const named = quotes.filter(({ value }) => buttons.includes(value))
  const spoken =
    named.length === 0 &&
    /^(?:It|This(?: button)?|Pressing it|Clicking it|A click on it)\b/.test(words) &&
    previous &&
    offered.test(previous.words)
      ? previous.quotes.filter(({ value }) => buttons.includes(value))
      : named
  const [button] = spoken
  return button && spoken.length === 1 ? { part: 'restarts', button: button.value } : undefined
}
