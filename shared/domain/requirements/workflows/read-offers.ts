import type { WorkflowPart } from './parts.ts'
import { namesIn, type Told } from './vocabulary.ts'

const some = (letter: string): string =>
  `${letter}\\d+(?:(?:,| or| and|, or|, and) (?:in )?(?:the )?(?:an? )?(?:button )?${letter}\\d+)*`
const listed = () =>
  new RegExp(
    `\\b(?:in|while|for|when|with|as long as|an?|the|status|state)(?: (?:it is|the|status|state|an?|[a-z]+ is))* (${some('[SP]')})([a-z ,:]{0,50}?)(${some('B')})`,
    'g',
  )
const offered = () =>
  new RegExp(
    `(${some('B')})(?: buttons?)? (?:is|are|appears?|shows?)(?: (?:only|just|visible|shown|there|offered|available|displayed|enabled|present|to be seen))* (only )?(?:in|while it is|while the [a-z]+ is|when it is|when the [a-z]+ is|for|as long as it is) (?:the )?(?:states? |status(?:es)? |an? )?(${some('[SP]')})`,
    'g',
  )
const seen =
  /\b(?:visible|shown|there (?:is|are)|offered|offers?|available|displayed|buttons?|shows?|has|have|only|sees?)\b/
const acts = /\b(?:click|press|push|tap|hit|leads?|opens?|makes?|becomes?|turns?|changes|moves?|given|not|no)/

/** Buttons that a sentence says are there in some statuses: 'In New the buttons "Pay" and "Cancel" are visible', '"Ship" is only shown in Paid'. */
export function offersIn(told: Told): WorkflowPart[] {
  const { words } = told
  if (
    !/B\d/.test(words) ||
    !/[SP]\d/.test(words) ||
    !(seen.test(words) || /[SP]\d+: (?:only |the )*B\d/.test(words)) ||
    acts.test(words.replace(/\bwhen (?:it|the [a-z]+) is\b/g, ''))
  )
    return []
  const reverse = [...words.matchAll(offered())].flatMap((match) => {
    const [whole, buttons = '', , states = ''] = match
    return namesIn(told, buttons, 'B').map((button): WorkflowPart => ({
      part: 'offered',
      button,
      states: [...new Set(namesIn(told, states, '[SP]'))],
      only: /\bonly\b/.test(whole),
    }))
  })
  if (reverse.length > 0) return reverse
  return [...words.matchAll(listed())].flatMap(([, states = '', , buttons = '']) =>
    [...new Set(namesIn(told, states, '[SP]'))].map((name): WorkflowPart => ({
      part: 'state',
      name,
      buttons: namesIn(told, buttons, 'B'),
    })),
  )
}
