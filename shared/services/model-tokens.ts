export interface Tokens {
  inputTokens: number
  outputTokens: number
}

/** What a provider says that a question used, and nothing where it does not say it. */
export function tokensOf(usage: unknown): Tokens {
  const { inputTokens, outputTokens } = (usage ?? {}) as Partial<Tokens>
  return { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 }
}
