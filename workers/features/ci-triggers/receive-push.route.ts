import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured, rateLimited, validationFailed } from '../../../shared/kernel/errors.ts'
import { type Limit, takeLimits } from '../../../shared/kernel/limits.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { foreignPage, targetRefused } from '../hosted-runs/index.ts'
import { projectNotFound } from '../projects/index.ts'
import { storyNotFound } from '../stories/index.ts'
import { testCaseNotFound } from '../test-cases/index.ts'
import { openSecrets } from '../webhooks/index.ts'
import { alreadyStarted, notGenuine, suiteEmpty, suiteTooLarge, triggerNotFound } from './errors.ts'
import { isGenuine } from './is-genuine.ts'
import { type Told, messageKeyOf, readPush } from './read-push.ts'
import { CiRun } from './schemas.ts'
import { startSuite } from './start-suite.ts'
import { type TriggerRow, findTrigger } from './store.ts'

/** Taken before anything of a call is believed, of triggers that are: what was invented leaves nothing behind. Strangers use up nothing of a code host's: it calls from addresses of its own. */
const calls: Limit<{ triggerId: string }> = {
  name: 'calls of a trigger',
  setting: 'TRIGGER_CALLS_PER_HOUR',
  key: ({ addressKey }, { triggerId }) => `${triggerId} ${addressKey}`,
  attempts: true,
}

export const receivePush = defineRoute({
  id: 'ciTriggers.receivePush',
  route: 'POST /api/qa/webhooks/{triggerId}',
  summary: 'Start the run of a trigger, as the web hook of a code host',
  description:
    'GitHub proves itself by `X-Hub-Signature-256`, GitLab by `X-Gitlab-Token`, others by the headers of our own web hooks, each with the secret of the trigger. A push to the branch of the trigger starts its suite for that commit; other events and branches are answered by why they start nothing. A message that comes again is answered by the run that it started. Others than code hosts send `commit` and `branch`.',
  access: 'public',
  effect: 'write',
  input: () => ({ triggerId: z.uuid() }),
  consumes: {
    mediaType: 'application/json',
    schema: () => ({
      type: 'object',
      additionalProperties: true,
      description: 'What the code host sends, or `commit` and `branch`',
      properties: { commit: { type: ['string', 'null'] }, branch: { type: ['string', 'null'] } },
    }),
  },
  maxBodyBytes: 4 * 1024 * 1024,
  produces: [
    {
      status: 200,
      mediaType: 'application/json',
      description: 'The run, or why there is none',
      schema: () =>
        z.union([CiRun(), z.object({ ignored: z.string().describe('Why the call started nothing') })]),
    },
  ],
  errors: [
    notGenuine,
    triggerNotFound,
    validationFailed,
    projectNotFound,
    storyNotFound,
    testCaseNotFound,
    targetRefused,
    foreignPage,
    suiteEmpty,
    suiteTooLarge,
    alreadyStarted,
    rateLimited,
    notConfigured,
  ],
  async run(context, { triggerId }, request) {
    const trigger = await findTrigger(context, triggerId)
    if (!trigger) throw triggerNotFound()
    await takeLimits(context, [calls], { triggerId: trigger.triggerId })
    const { headers } = request
    const body = new Uint8Array(await request.arrayBuffer())
    const secret = (await openSecrets(context, triggerId, trigger.sealedSecret))?.current
    if (secret === undefined || !isGenuine(secret, { headers, body, now: context.now() })) throw notGenuine()
    const told = ofBranch(readPush(headers, body), trigger)
    if ('ignored' in told) return Response.json(told)
    const messageKey = messageKeyOf(headers, body)
    return Response.json(await start(context, trigger, { ...told, messageKey, secret }))
  },
})

/** A push to a branch that the trigger does not wait for starts nothing. */
const ofBranch = (told: Told, { branch }: TriggerRow): Told =>
  'ignored' in told || branch === null || told.branch === branch
    ? told
    : { ignored: 'The trigger waits for another branch' }

interface Push {
  commit: string | null
  branch: string | null
  messageKey: string
  secret: string
}

/** The trigger itself acts, as a member of its organization would. */
function start(
  context: Context,
  { triggerId, organizationId, projectId, callbackUrl, ...trigger }: TriggerRow,
  { messageKey, secret, commit, branch }: Push,
) {
  const { name, targetUrl, suite, environment } = trigger
  const acting = {
    ...context,
    actor: { kind: 'trigger' as const, triggerId },
    tenant: { organizationId, role: 'member' as const },
  }
  return startSuite(acting, {
    executionId: context.services.ids.secret(),
    action: 'ciTriggers.receivePush',
    projectId,
    name,
    targetUrl,
    suite,
    environment,
    commit,
    branch,
    autoCreateDefects: false,
    parallel: 1,
    rerun: false,
    from: { triggerId, messageKey },
    callback: callbackUrl === null ? null : { url: callbackUrl, secret },
  })
}
