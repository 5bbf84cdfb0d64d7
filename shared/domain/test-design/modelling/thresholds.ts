import type { ReadSentence } from '../../requirements/index.ts'
import type { Screen, Threshold } from '../model.ts'

/** Measured limits of the text; attempts are counted on the screen they speak about. */
export function buildThresholds(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
): Threshold[] {
  return sentences.flatMap((sentence) =>
    sentence.facts.flatMap((fact) => {
      if (fact.kind !== 'threshold' || sentence.requirementId === undefined) return []
      const screen = screenOf(sentence)
      const { statement, subject, attempts, tried, outcome, window, lasting } = fact
      return [
        {
          id: `${sentence.requirementId}.threshold`,
          requirementId: sentence.requirementId,
          statement,
          subject,
          ...(attempts === undefined ? {} : { attempts }),
          ...(tried === undefined ? {} : { tried }),
          ...(outcome === undefined ? {} : { outcome }),
          ...(window ? { window } : {}),
          ...(lasting ? { lasting } : {}),
          ...(screen ? { screen } : {}),
        },
      ]
    }),
  )
}
