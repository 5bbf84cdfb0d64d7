import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { hashOf } from './rules.ts'
import { branch, commit } from './schemas.ts'

/** What a call of a code host tells of: a push, or something that starts nothing, and why. */
export type Told = { commit: string | null; branch: string | null } | { ignored: string }

const Push = once(() =>
  z.object({
    ref: z.string().optional(),
    after: z.string().nullish(),
    checkout_sha: z.string().nullish(),
    deleted: z.boolean().optional(),
  }),
)
const Own = once(() => z.object({ commit: commit(), branch: branch() }))

const branchRef = 'refs/heads/'

/**
 * Reads what a genuine call tells. Sources: GitHub "Webhook events and payloads", push and ping; GitLab "Webhook events", push. What code hosts say in headers they
 * do not sign, so a header may keep a call from starting something, and never makes a push of what its body does not call one. Throws `validation_failed` for what cannot be read.
 */
export function readPush(headers: Headers, body: Uint8Array): Told {
  const event = headers.get('x-github-event') ?? headers.get('x-gitlab-event') ?? 'push'
  if (!/^push(?: hook)?$/i.test(event)) return { ignored: `The event "${event.slice(0, 50)}" starts nothing` }
  const payload = parse(headers, body)
  const { ref, after, checkout_sha: checkedOut, deleted } = parsed(Push(), payload)
  if (ref === undefined && !isOfHost(headers)) return parsed(Own(), payload)
  if (!ref?.startsWith(branchRef)) return { ignored: 'It is no push to a branch' }
  const sha = checkedOut ?? after ?? ''
  if (deleted || /^0*$/.test(sha)) return { ignored: 'The branch was deleted' }
  return parsed(Own(), { commit: sha, branch: ref.slice(branchRef.length) })
}

const isOfHost = (headers: Headers) => headers.has('x-hub-signature-256') || headers.has('x-gitlab-token')

/** What a message is known by. A sender of our kind signs an id; what code hosts call by id they do not sign, so there it is the body itself. */
export const messageKeyOf = (headers: Headers, body: Uint8Array): string =>
  isOfHost(headers) ? hashOf(body) : `id:${hashOf(headers.get('webhook-id') ?? '')}`

function parse(headers: Headers, body: Uint8Array): unknown {
  const text = new TextDecoder().decode(body)
  // GitHub sends forms unless told otherwise, with the payload as a field.
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  try {
    return JSON.parse((isForm ? new URLSearchParams(text).get('payload') : text) || '{}')
  } catch {
    throw validationFailed({ details: [{ path: '', message: 'Not valid JSON' }] })
  }
}

function parsed<T>(schema: z.ZodType<T>, payload: unknown): T {
  const read = schema.safeParse(payload)
  if (read.success) return read.data
  throw validationFailed({
    details: read.error.issues.slice(0, 5).map(({ path, message }) => ({ path: path.join('.'), message })),
  })
}
