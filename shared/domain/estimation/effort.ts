import type { Breakdown, StoryFacts } from './types.ts'

/**
 * Points for each fact, by the work that it is. No source gives such figures: they are where a project without any history begins, made so that
 * one criterion and two verbs are 1 point, three criteria 2 to 3, and ten with two other systems 13. A project's own points outweigh them.
 */
const weights = {
  story: { development: 0.4, testing: 0.1, integration: 0 },
  criterion: { development: 0.25, testing: 0.15, integration: 0 },
  verb: { development: 0.12, testing: 0.03, integration: 0 },
  integration: { development: 0, testing: 0.2, integration: 0.8 },
  unknown: { development: 0.4, testing: 0.1, integration: 0 },
  risk: { development: 0.25, testing: 0.25, integration: 0 },
} satisfies Record<string, Breakdown>

export const risksOf = ({ risks }: StoryFacts): Map<string, StoryFacts['risks']> =>
  Map.groupBy(risks, ({ kind }) => kind)

/** What the facts of a story alone come to, in points of no project. A fact more never makes it less. */
export function effortOf(facts: StoryFacts): Breakdown & { total: number } {
  const counts: Record<keyof typeof weights, number> = {
    story: 1,
    criterion: facts.criteria.length,
    verb: facts.verbs.length,
    integration: facts.integrations.length,
    unknown: facts.unknowns.length,
    risk: risksOf(facts).size,
  }
  const sum = (work: keyof Breakdown) =>
    Object.entries(weights).reduce(
      (total, [name, weight]) => total + weight[work] * counts[name as keyof typeof weights],
      0,
    )
  const [development, testing, integration] = [sum('development'), sum('testing'), sum('integration')]
  return { development, testing, integration, total: development + testing + integration }
}
