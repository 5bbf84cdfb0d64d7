import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { customPrompts, modelPreferences, organizations } from '../db/tables/organizations.ts'
import { logNote } from '../services/log.ts'
import { modelFault } from '../services/models.ts'
import { chatDefaults } from './chat-defaults.ts'
import type { Context } from './context.ts'
import { type Guidance, withGuidance } from './guidance.ts'

/** Which of an organization's models a task asks, and which of its prompts it heeds. */
export interface Asking {
  model: 'chat' | 'agent'
  /** The family of custom prompts that apply, beside those without a category. */
  category: string
}

/** How a model is asked on behalf of somebody. */
export interface ModelChoice {
  /** Another one than the deployment's own. */
  model?: string
  temperature?: number
  /** What models may cost the organization in a day, in US dollars, where it has set that. */
  usdPerDay?: number
  /** The system text with what the organization adds to it. */
  guided: (system: string) => string
  /** What the organization chose and cannot have, in sentences. */
  warnings: readonly string[]
}

const deploymentsOwn: ModelChoice = { guided: (system) => system, warnings: [] }

const perContext = new WeakMap<Context, Map<string, Promise<ModelChoice>>>()

/**
 * How the organization of a call wants models to be asked: its preferences, settings and custom prompts, read in one round trip and once a
 * call. Without an organization it is the deployment's own way, and nothing is read.
 */
export function modelChoice(context: Context, asking: Asking): Promise<ModelChoice> {
  if (!context.tenant) return Promise.resolve(deploymentsOwn)
  const choices = perContext.get(context) ?? new Map<string, Promise<ModelChoice>>()
  perContext.set(context, choices)
  const key = `${context.tenant.organizationId} ${asking.model} ${asking.category}`
  const choice = choices.get(key) ?? readChoice(context, context.tenant.organizationId, asking)
  choices.set(key, choice)
  return choice
}

async function readChoice(context: Context, organizationId: string, asking: Asking): Promise<ModelChoice> {
  const [rows, prompts] = await read(context, organizationId, asking)
  const { settings = {}, chatModel, agentModel } = rows[0] ?? {}
  const { chatModel: fallback, chatTemperature } = { ...chatDefaults, ...settings }
  // A temperature that somebody set is meant for all work; the default one is for conversations.
  const temperature = asking.model === 'chat' ? chatTemperature : settings.chatTemperature
  const wanted = [...(asking.model === 'agent' ? [agentModel] : []), chatModel, fallback]
  const { model, warnings } = firstAllowed(context, wanted)
  return {
    ...(model && { model }),
    ...(temperature !== undefined && { temperature }),
    ...(settings.modelUsdPerDay !== undefined && { usdPerDay: settings.modelUsdPerDay }),
    guided: (system) => withGuidance(system, prompts),
    warnings,
  }
}

interface Row {
  settings?: { chatModel?: string; chatTemperature?: number; modelUsdPerDay?: number }
  chatModel?: string | null
  agentModel?: string | null
}

const mostPrompts = 50

function read(
  { services: { db } }: Context,
  organizationId: string,
  { category }: Asking,
): Promise<[Row[], Guidance[]]> {
  const { chatModel, agentModel } = modelPreferences
  return db.batch([
    db
      .select({ settings: organizations.settings, chatModel, agentModel })
      .from(organizations)
      .leftJoin(modelPreferences, eq(modelPreferences.organizationId, organizations.organizationId))
      .where(eq(organizations.organizationId, organizationId)),
    db
      .select({ name: customPrompts.name, content: customPrompts.content })
      .from(customPrompts)
      .where(
        and(
          eq(customPrompts.organizationId, organizationId),
          or(isNull(customPrompts.category), eq(sql`lower(${customPrompts.category})`, category)),
        ),
      )
      .orderBy(desc(customPrompts.createdAt), desc(customPrompts.promptId))
      .limit(mostPrompts),
  ])
}

/** The first choice that the deployment offers; none when that is its own. Choices may be older than what the operator offers now. */
function firstAllowed(
  { services: { settings }, requestId }: Context,
  wanted: readonly (string | null | undefined)[],
): { model: string | undefined; warnings: string[] } {
  const warnings: string[] = []
  for (const model of wanted) {
    if (!model || model === chatDefaults.chatModel) continue
    const fault = modelFault(settings, model)
    if (!fault) return { model, warnings }
    warnings.push(`The chosen model ${model} is not available, so another one was asked. ${fault}.`)
    logNote({ kind: 'task.modelNotAllowed', requestId, model })
  }
  return { model: undefined, warnings }
}
