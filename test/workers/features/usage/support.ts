import { tokenUsage } from '../../../../shared/db/tables/usage.ts'
import { uuidV7 } from '../../../../shared/services/ids.ts'
import { newContext } from '../../../support/context.ts'

type Row = typeof tokenUsage.$inferInsert

/** Questions of an organization, as rows; each cost 1.5 millionths of a dollar unless told. */
export async function addUsage(organizationId: string, rows: Partial<Row>[]): Promise<void> {
  const { db } = newContext().services
  const whole = rows.map((row) => ({
    usageId: uuidV7(Date.now()),
    organizationId,
    task: 'quality.readRequirements',
    model: 'small',
    inputTokens: 10,
    outputTokens: 5,
    cost: 1500,
    at: Date.now(),
    ...row,
  }))
  for (let start = 0; start < whole.length; start += 11) {
    await db.insert(tokenUsage).values(whole.slice(start, start + 11))
  }
}
