const count = (tokens: number) => tokens.toLocaleString('en')

const dollars = (cost: number) =>
  cost > 0 && cost < 0.01
    ? 'less than $0.01'
    : `about $${cost.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

interface Took {
  model: string
  inputTokens: number
  outputTokens: number
  costUsd: number | null
}

export const texts = {
  /** Whether cases of the model are among those of the run; else it was asked for nothing. */
  took: ({ model, inputTokens, outputTokens, costUsd }: Took, isWritten: boolean) =>
    [
      `${isWritten ? 'Written by' : 'Asked'} ${model}: ${count(inputTokens)} tokens in`,
      `${count(outputTokens)} out`,
      ...(costUsd === null ? [] : [dollars(costUsd)]),
    ].join(', '),
}
