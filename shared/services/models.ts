import { readLenientJson } from '../domain/basics/lenient-json.ts'
import { askStreaming, isPlain } from './ask-streaming.ts'
import { type ModelAnswer, type ModelRequest, tokensOf } from './model-answer.ts'
import type { Settings } from './settings.ts'

export type { ModelAnswer, ModelRequest } from './model-answer.ts'

export interface Model {
  engine: 'workers-ai' | 'openai-compatible'
  ask: (request: ModelRequest) => Promise<ModelAnswer>
}

/** The configured model, or undefined for the embedded engines. Chosen by a setting, never by the presence of a binding, which exists locally and fails when called. */
export function createModel(settings: Settings, ai: Ai | undefined): Model | undefined {
  if (settings.MODEL === 'workers-ai' && ai) return modelOf('workers-ai', settings, ai)
  if (settings.MODEL === 'openai-compatible') return modelOf('openai-compatible', settings, ai)
  return undefined
}

function modelOf(engine: Model['engine'], settings: Settings, ai: Ai | undefined): Model {
  return {
    engine,
    async ask({ system, user, schema, model: name, temperature, signal, onPart, onText }) {
      // Heavy, and needed only where a model is configured.
      const { NoObjectGeneratedError, generateObject, generateText } = await import('ai')
      try {
        const model = await languageModel(engine, { settings, ai, name })
        const settled = {
          model,
          schema,
          system,
          prompt: user,
          ...(temperature !== undefined && { temperature }),
        }
        // Workers AI streams no answers that have to fit a schema.
        const isStructured = engine === 'openai-compatible'
        const hearing = { ...(signal && { signal }), ...(onPart && { onPart }), ...(onText && { onText }) }
        const streamed =
          isStructured || onText ? await askStreaming({ ...settled, isStructured, ...hearing }) : undefined
        if (streamed) return streamed
        const giveUp = signal && { abortSignal: signal }
        if (isPlain(schema)) {
          const { schema: _, ...plain } = settled
          const { text, usage } = await generateText({ ...plain, maxRetries: 1, ...giveUp })
          return { ok: true, value: text, ...tokensOf(usage) }
        }
        const { object, usage } = await generateObject({
          ...settled,
          maxRetries: 1,
          repairText: ({ text }) => Promise.resolve(JSON.stringify(readLenientJson(text)) ?? null),
          ...giveUp,
        })
        return { ok: true, value: object, ...tokensOf(usage) }
      } catch (error) {
        // What does not fit the schema as a whole is still read as far as it goes.
        if (onText && NoObjectGeneratedError.isInstance(error)) onText(error.text ?? '')
        const usage =
          typeof error === 'object' && error !== null && 'usage' in error ? error.usage : undefined
        return { ok: false, reason: error instanceof Error ? error.name : 'unknown', ...tokensOf(usage) }
      }
    },
  }
}

/** What the configured model is called at its provider. */
export function modelName({ MODEL, MODEL_NAME }: Pick<Settings, 'MODEL' | 'MODEL_NAME'>): string {
  return MODEL_NAME || (MODEL === 'workers-ai' ? '@cf/meta/llama-3.3-70b-instruct-fp8-fast' : 'unnamed')
}

/** The models that an organization may choose: each costs the operator money, so it is the operator who lists them. */
export function allowedModels(settings: Pick<Settings, 'MODEL' | 'MODEL_NAME' | 'MODELS_ALLOWED'>): string[] {
  return [...new Set([modelName(settings), ...settings.MODELS_ALLOWED.split(/\s+/).filter(Boolean)])]
}

/** Says why a model cannot be chosen, or null. Where no model is configured none is asked, so any may be noted for later. */
export function modelFault(
  settings: Pick<Settings, 'MODEL' | 'MODEL_NAME' | 'MODELS_ALLOWED'>,
  name: string,
): string | null {
  if (settings.MODEL === 'embedded') return null
  const allowed = allowedModels(settings)
  return allowed.includes(name) ? null : `This deployment offers ${allowed.join(', ')}`
}

interface Chosen {
  settings: Settings
  ai: Ai | undefined
  /** The deployment's own unless given. */
  name: string | undefined
}

async function languageModel(engine: Model['engine'], { settings, ai, name }: Chosen) {
  if (engine === 'workers-ai' && ai) {
    const { createWorkersAI } = await import('workers-ai-provider')
    return createWorkersAI({ binding: ai })(name ?? modelName(settings))
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: settings.MODEL_URL,
    apiKey: settings.MODEL_API_KEY,
    supportsStructuredOutputs: true,
    includeUsage: true,
  })
  return provider(name ?? settings.MODEL_NAME)
}
