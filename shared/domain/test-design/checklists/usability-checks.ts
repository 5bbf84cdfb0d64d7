import type { ReadSentence } from '../../requirements/index.ts'
import type { Screen } from '../model.ts'
import type { Check } from './check-types.ts'

interface Point {
  name: 'error place' | 'feedback'
  words: string
  stated: RegExp
}

const points: Point[] = [
  {
    name: 'error place',
    words: 'an error message stands next to its input',
    stated:
      /\berror (?:messages?|texts?|hints?)\b[^.]{0,80}\b(?:next to|beside|below|under|underneath|near|close to|directly at|above)\b[^.]{0,60}\b(?:fields?|inputs?)\b/i,
  },
  {
    name: 'feedback',
    words: 'the user is told that the action succeeded',
    stated:
      /\b(?:every|each|all|any) (?:[\w-]+ ){0,2}(?:actions?|changes?|submissions?|inputs?)\b[^.]{0,80}\b(?:feedback|confirmation|confirmed|acknowledged)\b|\b(?:feedback|confirmation|confirms?|acknowledges?)\b[^.]{0,60}\b(?:every|each|all|any) (?:[\w-]+ ){0,2}(?:actions?|changes?|submissions?|inputs?)\b/i,
  },
]

/**
 * Usability of forms, only where a sentence asks for it: error messages beside their inputs, and an answer after each action. Whether the
 * keyboard is enough is a point of the accessibility checklist. Nothing is taken from opinion, so no point is ever inferred.
 */
export function usabilityChecks(screens: Screen[], sentences: ReadSentence[]): Check[] {
  return points.flatMap((point) => {
    const stating = sentences.find(
      ({ kind, text, requirementId }) =>
        kind === 'requirement' &&
        requirementId !== undefined &&
        point.stated.test(text) &&
        !/\b(?:not|never|no)\b/i.test(text),
    )
    if (stating?.requirementId === undefined) return []
    const { text, requirementId } = stating
    return screens.flatMap((screen) =>
      fits(screen, point) ? [about(screen, point, { text, requirementId })] : [],
    )
  })
}

/** A place needs a message that the text gives to an input, feedback an outcome that can be seen. */
function fits({ parameters, success }: Screen, { name }: Point): boolean {
  if (name === 'feedback') return parameters.length > 0 && success?.checkable === true
  return parameters.some(({ messages }) => messages.length > 0)
}

function about(
  screen: Screen,
  { name, words }: Point,
  { text, requirementId }: { text: string; requirementId: string },
): Check {
  return {
    id: `${name} ${screen.id}`,
    requirementId,
    name,
    category: 'usability',
    oracle: 'stated',
    basis: text,
    words: `${screen.name}: ${words}`,
    expected: name === 'feedback' ? (screen.success?.check ?? '') : 'The message is shown next to its input',
    screenId: screen.id,
    given: [],
    actions: [],
    alsoTests: [],
  }
}
