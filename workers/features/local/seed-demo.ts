import { z } from 'zod'
import { eq } from 'drizzle-orm'
import { memberships, organizations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured, notFound } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import {
  createEmbeddedUser,
  demo,
  findEmbeddedUser,
  hashPassword,
  requireEmbeddedProvider,
  rotateSigningKeys,
} from '../identity/index.ts'

const [name, slug] = ['Demo', 'demo']

/** The account that `npm start` prints. It has a known password, so it exists only where the setting LOCAL is on. */
export const seedDemo = defineOperation({
  id: 'local.seedDemo',
  route: 'POST /api/local/seed',
  summary: 'Create the demo account of a local process; repeating it changes nothing',
  access: 'public',
  effect: 'write',
  input: () => ({}),
  output: () => z.object({ userId: z.string(), organizationId: z.string(), email: z.string() }),
  errors: [notFound, notConfigured],
  async run(context) {
    if (!context.services.settings.LOCAL || context.foreignPage) throw notFound()
    requireEmbeddedProvider(context.services.settings)
    // The upkeep comes too late for the first sign-in: a state that was made under another secret is mended here.
    await rotateSigningKeys(context)
    const userId = await demoUserId(context)
    const organizationId = await demoOrganizationId(context, userId)
    return { userId, organizationId, email: demo.email }
  },
})

async function demoUserId(context: Context): Promise<string> {
  const { email, password } = demo
  const known = await findEmbeddedUser(context, email)
  const user =
    known ??
    (await createEmbeddedUser(context, { email, name, passwordHash: await hashPassword(password) })) ??
    (await findEmbeddedUser(context, email))
  if (!user) throw new Error('The demo account that was just stored is gone')
  return user.userId
}

/** Statements that may be repeated: each adds what is missing, also when an earlier seeding died half-way. */
async function demoOrganizationId({ services: { db, ids }, now }: Context, userId: string): Promise<string> {
  const times = { createdAt: now(), updatedAt: now() }
  await db
    .insert(organizations)
    .values({
      organizationId: ids.uuid(),
      name,
      slug,
      tier: 'growth',
      settings: {},
      createdBy: userId,
      ...times,
    })
    .onConflictDoNothing()
  const [organization] = await db.select().from(organizations).where(eq(organizations.slug, slug))
  if (!organization) throw new Error('The demo organization that was just stored is gone')
  const { organizationId } = organization
  await db
    .insert(memberships)
    .values({ organizationId, userId, role: 'owner', joinedAt: now() })
    .onConflictDoNothing()
  return organizationId
}
