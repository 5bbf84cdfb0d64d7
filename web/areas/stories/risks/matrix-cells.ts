import type { Output } from '../../../client/call.ts'

export type Analysis = Output<'POST /api/pm/risks/analyze'>
export type Risk = Analysis['risks'][number]

/** A place in the matrix, both from 1 to 5. */
export interface Cell {
  likelihood: number
  impact: number
}

const scale = [1, 2, 3, 4, 5] as const

/** The rows of the matrix: the most likely first, each from the least impact to the greatest, with the risks that stand there. */
export const matrixOf = (
  risks: readonly Risk[],
): readonly (readonly (Cell & { risks: readonly Risk[] })[])[] =>
  scale.toReversed().map((likelihood) =>
    scale.map((impact) => ({
      likelihood,
      impact,
      risks: risks.filter((risk) => isIn(risk, { likelihood, impact })),
    })),
  )

export const isIn = (risk: Pick<Risk, keyof Cell>, { likelihood, impact }: Cell): boolean =>
  risk.likelihood === likelihood && risk.impact === impact

/** The band of a place, as the service names those of risks: critical from 20 on, high from 12, medium from 6. */
export function bandOf({ likelihood, impact }: Cell): Risk['category'] {
  const level = likelihood * impact
  if (level >= 20) return 'critical'
  if (level >= 12) return 'high'
  return level >= 6 ? 'medium' : 'low'
}
