import type { z } from 'zod'

interface Tokens {
  inputTokens: number
  outputTokens: number
}

export interface ModelRequest {
  system: string
  user: string
  /** What an answer has to fit; the schema of a string asks for words. */
  schema: z.ZodType
  /** Another one than the deployment's own. */
  model?: string
  temperature?: number
  /** Gives the question up. */
  signal?: AbortSignal
  /** Called for each part of an answer that comes in parts: as long as it is, the model is at work. */
  onPart?: () => void
  /** Called with each new piece of text. Whoever passes it reads a broken answer as far as it goes, so the answer comes in parts even where the provider cannot hold a stream to a schema. */
  onText?: (piece: string) => void
}

export type ModelAnswer = Tokens & ({ ok: true; value: unknown } | { ok: false; reason: string })

/** What a provider says that a question used, and nothing where it does not say it. */
export function tokensOf(usage: unknown): Tokens {
  const { inputTokens, outputTokens } = (usage ?? {}) as Partial<Tokens>
  return { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 }
}
