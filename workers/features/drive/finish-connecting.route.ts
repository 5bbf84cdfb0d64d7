import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError, notConfigured } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { roleAllows } from '../../../shared/kernel/roles.ts'
import { roleIn } from '../../../shared/kernel/tenant.ts'
import { ConsentFault } from '../../../shared/services/drive-consent.ts'
import { DriveFault } from '../../../shared/services/drive-fault.ts'
import { logError } from '../../../shared/services/log.ts'
import { authenticate } from '../identity/index.ts'
import { requireDrive } from './access.ts'
import { type Asking, openConsent } from './consent.ts'
import { connect } from './connect.ts'

/** What became of it, as the page that the browser comes back to reads it. */
export type Outcome =
  | 'connected'
  /** The person said no. */
  | 'denied'
  /** They took the permission out that was asked for. */
  | 'incomplete'
  /** It took too long, or was not begun here. */
  | 'expired'
  /** Somebody else came back, or nobody who is signed in, or who may do it. */
  | 'stranger'
  | 'refused'
  | 'unavailable'

export const finishConnecting = defineRoute({
  id: 'drive.finishConnecting',
  route: 'GET /api/drive/callback',
  summary: 'Come back from the vendor of a drive, with it connected',
  description:
    'The redirect URI to register at the vendor. Takes code and state, or error, as the vendor sends them, from a browser in which the person who began it is signed in. It leads to the page that was asked for, whose query says as `drive` what became of it.',
  access: 'public',
  effect: 'write',
  input: () => ({
    state: sent('What the browser was sent to the vendor with'),
    code: sent('Of the vendor, good once'),
    iss: sent('Who sends it'),
    error: sent('Why there is no code'),
  }),
  ignores: 'unknown',
  produces: [{ status: 302, description: 'To the page that was asked for, which says what became of it' }],
  errors: [notConfigured],
  async run(context, _input, request) {
    requireDrive(context)
    const returned = new URL(request.url).searchParams
    const begun = openConsent(context, returned.get('state') ?? '')
    if (!begun) return leadTo('/knowledge', 'expired')
    const { consent, ...asking } = begun
    const caller = await callerOf(context, request, asking)
    if (!caller) return leadTo(asking.returnTo, 'stranger')
    try {
      const grant = await requireDrive(context).exchange(consent, returned)
      await connect(caller, asking.organizationId, grant)
      return leadTo(asking.returnTo, 'connected')
    } catch (error) {
      return leadTo(asking.returnTo, outcomeOf(context, error))
    }
  },
})

/** What is sent twice leads to the page that says so, as all else. */
const sent = (what: string) => z.string().optional().catch(undefined).describe(what)

/** Whoever came back, if it is the one who left and they may still connect a drive. A drive of somebody else would flow into an organization that they do not know. */
async function callerOf(
  context: Context,
  request: Request,
  { organizationId, userId }: Asking,
): Promise<Context | null> {
  try {
    const actor = await authenticate(context, request, { effect: 'read' })
    if (actor.kind !== 'user' || actor.userId !== userId) return null
    const caller: Context = { ...context, actor }
    const role = await roleIn(caller, { organizationId })
    return role && roleAllows(role, 'admin') ? { ...caller, tenant: { organizationId, role } } : null
  } catch (error) {
    if (isServiceError(error)) return null
    throw error
  }
}

function outcomeOf({ requestId }: Context, error: unknown): Outcome {
  if (error instanceof ConsentFault) {
    if (error.reason === 'refused') logError({ kind: 'drive.consent', requestId, error })
    return error.reason
  }
  if (isServiceError(error) && error.status === 403) return 'stranger'
  if (!(error instanceof DriveFault)) throw error
  logError({ kind: 'drive.consent', requestId, error })
  return error.reason === 'unavailable' || error.reason === 'busy' ? 'unavailable' : 'refused'
}

function leadTo(path: string, drive: Outcome): Response {
  const headers = { Location: `${path}?drive=${drive}`, 'Cache-Control': 'no-store' }
  return new Response(null, { status: 302, headers })
}
