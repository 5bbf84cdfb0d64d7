import { calibrate } from './calibration.ts'
import { confidenceOf } from './confidence.ts'
import { effortOf, risksOf } from './effort.ts'
import { complexityOf, onScale, splitPoints } from './points.ts'
import { reasonsOf } from './reasons.ts'
import type { Estimate, History, StoryFacts } from './types.ts'

/**
 * Story points on 1, 2, 3, 5, 8, 13, 21 of what a story says and how its project's finished ones came out: the effort of its facts
 * (`effortOf`), times the calibration (`calibrate`), on the nearest step. The same arguments give the same estimate, and a fact more never lowers the points.
 */
export function estimate(facts: StoryFacts, history: History): Estimate {
  const effort = effortOf(facts)
  const calibration = calibrate(history)
  const amount = effort.total * calibration.factor
  const points = onScale(amount)
  return {
    points,
    complexity: complexityOf(points),
    confidence: confidenceOf(facts, history, calibration),
    breakdown: splitPoints(points, effort),
    risks: [...risksOf(facts)].map(([kind, risks]) => ({ kind, words: risks.map(({ words }) => words) })),
    reasons: reasonsOf({ facts, history, calibration, effort: effort.total, amount }),
    similar: history.near.map(({ storyId, number, title, points: its, similarity }) => ({
      storyId,
      number,
      title,
      points: its,
      similarity: Math.round(similarity * 100) / 100,
    })),
  }
}
