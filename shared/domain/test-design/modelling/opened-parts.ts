import { labelKey } from '../../requirements/facts/labels.ts'
import type { OpeningState } from '../../requirements/facts/opening/opening-fact.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { OpenedPart, Screen } from '../model.ts'

const mostParts = 300

/** What the opened page shows: each control that the text lists, and each state that it names. What two sentences say differently is left out. */
export function buildOpened(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
): OpenedPart[] {
  const found = new Map<string, OpenedPart>()
  const doubtful = new Set<string>()
  for (const sentence of sentences) {
    const { facts, requirementId } = sentence
    if (requirementId === undefined) continue
    const address = screenOf(sentence)?.address
    const add = (key: string, is: OpenedPart['is']) => {
      const known = found.get(key)
      if (known && JSON.stringify(known.is) !== JSON.stringify(is)) doubtful.add(key)
      if (known || found.size >= mostParts) return
      found.set(key, { id: `O${found.size + 1}`, requirementId, is, ...(address ? { address } : {}) })
    }
    for (const fact of facts) {
      if (fact.kind === 'control' && fact.shown && fact.control !== 'option')
        add(`${fact.control} ${labelKey(fact.name)}`, {
          kind: 'control',
          control: fact.control,
          name: fact.name,
        })
      if (fact.kind === 'opening')
        for (const state of fact.states) add(keyOf(state), { kind: 'state', state })
    }
  }
  return [...found].flatMap(([key, part]) => (doubtful.has(key) ? [] : [part]))
}

/** States with the same key say something of the same thing. */
function keyOf(state: OpeningState): string {
  if (state.what === 'text') return `text ${state.text}`
  return `${state.what === 'empty' ? 'value' : state.what} ${labelKey(state.name)}`
}
