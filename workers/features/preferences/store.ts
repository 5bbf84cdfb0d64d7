import { and, eq, sql } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { customPrompts, modelPreferences } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { unaskedModel } from '../../../shared/kernel/offered-model.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { customPromptNotFound } from './errors.ts'
import type { CustomPrompt, ModelPreferences } from './schemas.ts'

export type PromptRow = typeof customPrompts.$inferSelect

/** A custom prompt as clients see it. */
export const viewOf = ({ createdAt, updatedAt, ...prompt }: PromptRow): CustomPrompt => ({
  ...prompt,
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
})

const newest = newestFirst(customPrompts, 'createdAt', 'promptId')

export const rowsOf = (context: Context, { limit, cursor }: Page) =>
  context.services.db
    .select()
    .from(customPrompts)
    .where(and(eq(customPrompts.organizationId, tenantOf(context).organizationId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)

export async function promptsOf(context: Context, page: Page) {
  const rows = await rowsOf(context, page)
  const { items, nextCursor } = newest.page(rows, page.limit)
  return { prompts: items.map(viewOf), nextCursor }
}

export const ownPrompt = (context: Context, promptId: string) =>
  and(
    eq(customPrompts.promptId, promptId),
    eq(customPrompts.organizationId, tenantOf(context).organizationId),
  )

/** The condition that the prompt still exists, for writes. */
export const promptExists = (context: Context, promptId: string) =>
  sql`exists (select 1 from ${customPrompts} where ${ownPrompt(context, promptId)})`

export async function readPrompt(context: Context, promptId: string): Promise<PromptRow> {
  const [row] = await context.services.db.select().from(customPrompts).where(ownPrompt(context, promptId))
  if (!row) throw customPromptNotFound()
  return row
}

export async function readPreferences(context: Context): Promise<ModelPreferences> {
  const { chatModel, agentModel, organizationId } = modelPreferences
  const [row] = await context.services.db
    .select({ chatModel, agentModel })
    .from(modelPreferences)
    .where(eq(organizationId, tenantOf(context).organizationId))
  const chosen = row ?? { chatModel: null, agentModel: null }
  const warnings = Object.entries(chosen).flatMap(([path, model]) => {
    const reason = unaskedModel(context, model)
    return reason === null ? [] : [`${path}: ${reason}`]
  })
  return { ...chosen, ...(warnings.length > 0 && { warnings }) }
}
