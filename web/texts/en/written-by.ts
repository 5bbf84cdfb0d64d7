import { number } from './many.ts'

const dollars = (cost: number) =>
  cost > 0 && cost < 0.01
    ? 'less than $0.01'
    : `about $${cost.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

interface Usage {
  model: string
  inputTokens: number
  outputTokens: number
  costUsd: number | null
}

export const texts = {
  /** `isWritten`: whether the run has cases of the model. */
  took: ({ model, inputTokens, outputTokens, costUsd }: Usage, isWritten: boolean) =>
    [
      `${isWritten ? 'Written by' : 'Asked'} ${model}: ${number(inputTokens)} tokens in`,
      `${number(outputTokens)} out`,
      ...(costUsd === null ? [] : [dollars(costUsd)]),
    ].join(', '),
}
