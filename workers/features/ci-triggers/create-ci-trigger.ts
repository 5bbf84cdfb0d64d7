import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit as write } from '../../../shared/db/commit.ts'
import { ciTriggers } from '../../../shared/db/tables/ci-triggers.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { name } from '../../../shared/schemas/name.ts'
import { foreignPage, requireTarget, targetRefused } from '../hosted-runs/index.ts'
import { stillAllowed } from '../organizations/index.ts'
import { linksStay, projectNotFound, projectOrganization, projectStays } from '../projects/index.ts'
import { storyNotFound } from '../stories/index.ts'
import { testCaseNotFound } from '../test-cases/index.ts'
import { address, newSecret, requireAddress, sealSecrets } from '../webhooks/index.ts'
import { triggerLimitReached } from './errors.ts'
import { linksOf, refuseSuite, requireSuite } from './pick-suite.ts'
import { mostTriggers } from './rules.ts'
import { CiTrigger, branch, environment, ownFields, suite, targetUrl } from './schemas.ts'
import { type TriggerRow, viewOf } from './store.ts'

export const createCiTrigger = defineOperation({
  id: 'ciTriggers.create',
  route: 'POST /api/projects/{projectId}/ci-triggers',
  summary: 'Let a code host start a suite of a project with each push',
  description:
    'The answer holds the address for the web hook of the code host and the secret that proves its calls; the secret is shown this once. It signs callbacks as well.',
  access: {
    role: 'admin',
    organization: projectOrganization,
    hidden: projectNotFound,
    existing: requireSuite,
  },
  effect: 'write',
  input: () => ({
    projectId: z.uuid(),
    name: name(200),
    targetUrl: targetUrl(),
    suite: suite(),
    environment: environment(),
    branch: branch().describe('The only branch whose pushes start a run; every branch unless told'),
    callbackUrl: address().nullable().default(null),
  }),
  ignores: ownFields,
  output: () =>
    CiTrigger().extend({
      secret: z.string().describe('Proves calls and signs callbacks. Shown this once'),
    }),
  status: 201,
  errors: [
    projectNotFound,
    storyNotFound,
    testCaseNotFound,
    targetRefused,
    foreignPage,
    triggerLimitReached,
    notConfigured,
  ],
  check(context, given) {
    refuseSuite(context, given.suite)
    requireTarget(context, given.targetUrl, 'targetUrl')
    if (given.callbackUrl !== null) requireAddress(context, given.callbackUrl, 'callbackUrl')
  },
  async run(context, { callbackUrl, ...given }) {
    const { db } = context.services
    const { projectId } = given
    const { organizationId } = tenantOf(context)
    await requireSuite(context, given)
    const [triggerId, secret] = [idsFor(context, 'trigger').secret(), newSecret()]
    const row: TriggerRow = {
      ...given,
      triggerId,
      organizationId,
      targetUrl: requireTarget(context, given.targetUrl, 'targetUrl'),
      callbackUrl: callbackUrl === null ? null : requireAddress(context, callbackUrl, 'callbackUrl'),
      sealedSecret: await sealSecrets(context, triggerId, { current: secret }),
      createdBy: actorId(context.actor),
      createdAt: context.now(),
    }
    const held = sql`(select count(*) from ${ciTriggers} where ${eq(ciTriggers.projectId, projectId)})`
    const guards = [
      stillAllowed(context),
      projectStays(context, projectId),
      ...linksStay(projectId, linksOf(given.suite)),
      { condition: sql`${held} < ${mostTriggers}`, refusal: triggerLimitReached },
    ]
    const summary = `Created the trigger ${row.name}`
    const note = { organizationId, resource: 'ci_trigger', resourceId: triggerId, summary }
    const answer = { ...viewOf(context, row), secret }
    await write(context, { ...note, action: 'ciTriggers.create', guards, answer }, [
      db.insert(ciTriggers).values(row),
    ])
    return answer
  },
})
