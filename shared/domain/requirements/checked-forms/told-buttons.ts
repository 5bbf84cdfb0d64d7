import { toldSentences } from './told-sentences.ts'
import type { Unit } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

const acts =
  /^Q0 (?:button )?(?:(?:shall|will|must|should) )?(?:then |also |always )?(?:checks?|sends?|submits?|saves?|clears?|empt(?:y|ies)|resets?|brings?|puts?|takes?|starts?|removes?|discards?|cancels?|restores?|returns?|validates?|creates?|deletes?)\b/i
const pressed =
  /\b(?:press(?:es|ed|ing)?|click(?:s|ed|ing)?|tap(?:s|ped|ping)?|press of|click on|use of|using)(?: on)?(?: the)?(?: button)? Q(\d+)|\bQ(\d+) (?:button )?(?:is|was|has been|gets) (?:pressed|clicked|tapped)\b/gi

/** Buttons that a text never calls so: '"Send reading" shall check all fields', 'pressing "Start over"'. Names of inputs and their options are none. */
export function withToldButtons(vocabulary: Vocabulary, units: Unit[]): Vocabulary {
  const { inputs, buttons } = vocabulary
  const others = new Set(inputs.flatMap(({ label, options }) => [label, ...options]))
  const told = units.flatMap(({ kind, text, start }) =>
    kind === 'item' || kind === 'paragraph'
      ? toldSentences(text, start).flatMap(({ words, quotes }) => {
          const named = [
            ...(acts.test(words) ? [0] : []),
            ...[...words.matchAll(pressed)].map(([, one, other]) => Number(one ?? other)),
          ]
          return named.flatMap((at) => quotes[at]?.value ?? [])
        })
      : [],
  )
  const fresh = [...new Set(told)].filter(
    (name) => isName(name) && !others.has(name) && !buttons.includes(name),
  )
  return fresh.length === 0 ? vocabulary : { ...vocabulary, buttons: [...buttons, ...fresh] }
}

function isName(name: string): boolean {
  return /^\p{Lu}[^.!?…:]{1,40}$/u.test(name) && name.split(/\s+/).length <= 5
}
