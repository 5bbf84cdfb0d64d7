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
  const parts = [...found].flatMap(([key, part]) => (doubtful.has(key) ? [] : [part]))
  return [...parts, ...restoredParts(sentences, parts)]
}

/** What each preset input holds again after it was changed and the text's button for a new start was clicked. */
function restoredParts(sentences: ReadSentence[], parts: OpenedPart[]): OpenedPart[] {
  const restoring = sentences.flatMap(({ facts, requirementId }) =>
    // A page that computes an answer tries its new start with the answer on it.
    facts.some((fact) => fact.kind === 'calculator' && fact.parts.some(({ part }) => part === 'reset'))
      ? []
      : facts.flatMap((fact) =>
          fact.kind === 'opening' && fact.restores !== undefined && requirementId !== undefined
            ? [{ button: fact.restores, requirementId }]
            : [],
        ),
  )
  const [only] = restoring
  if (!only || restoring.length > 1 || asksFirst(only.button, sentences)) return []
  const locked = new Set(
    parts.flatMap(({ is }) =>
      is.kind === 'state' && is.state.what === 'enabled' && !is.state.on ? [nameOf(is.state)] : [],
    ),
  )
  return parts.flatMap((part, at): OpenedPart[] => {
    const state = part.is.kind === 'state' ? part.is.state : undefined
    const step = state && !locked.has(nameOf(state)) ? changeOf(state) : undefined
    return step === undefined
      ? []
      : [
          {
            ...part,
            id: `OR${at + 1}`,
            requirementId: only.requirementId,
            restored: { step, button: only.button },
          },
        ]
  })
}

function nameOf(state: OpeningState): string {
  return state.what === 'text' ? '' : labelKey(state.name)
}

/** A box is ticked or not, a number is another one; which values a list offers beside its own may depend on others. */
function changeOf(state: OpeningState): string | undefined {
  if (state.what === 'checked' && state.control === 'checkbox')
    return `${state.on ? 'Uncheck' : 'Check'} "${state.name}"`
  if (state.what !== 'value' || state.list || !/^\d{1,9}$/.test(state.value)) return undefined
  return `Enter "${Number(state.value) + 1}" in the "${state.name}" field`
}

function asksFirst(button: string, sentences: ReadSentence[]): boolean {
  return sentences.some(
    ({ text }) =>
      text.includes(`"${button}"`) &&
      /\b(?:confirm\w*|dialog(?:ue)?|asks?|are you sure|prompt)\b/i.test(text),
  )
}

/** States with the same key say something of the same thing. */
function keyOf(state: OpeningState): string {
  if (state.what === 'text') return `text ${state.text}`
  return `${state.what === 'empty' ? 'value' : state.what} ${labelKey(state.name)}`
}
