import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import type { Settings } from '../../../shared/services/settings.ts'

export const NearbyModel = once(() =>
  z
    .object({
      server: z.string().describe('What the server is called: `Ollama`, `LM Studio` or `llama.cpp`'),
      model: z.string().describe('What the model is called there'),
      url: z.string().describe('Base address of the server, which speaks the OpenAI protocol'),
      command: z.string().describe('Starts the product with this model'),
    })
    .meta({ id: 'NearbyModel' }),
)

/** The model on this machine that `npm start` came across, or null: deployments have none. */
export function nearbyModel({
  LOCAL,
  MODEL_NEARBY,
}: Pick<Settings, 'LOCAL' | 'MODEL_NEARBY'>): z.infer<ReturnType<typeof NearbyModel>> | null {
  if (!LOCAL || MODEL_NEARBY === '') return null
  try {
    return NearbyModel().safeParse(JSON.parse(MODEL_NEARBY)).data ?? null
  } catch {
    return null
  }
}
