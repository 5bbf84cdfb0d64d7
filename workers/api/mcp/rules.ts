import { usualSize } from '../../../shared/db/numbered-pages.ts'
import { needsPerson } from '../../../shared/kernel/access.ts'
import { roleAllows } from '../../../shared/kernel/roles.ts'
import type { Actor } from '../../../shared/kernel/context.ts'
import { idempotencyRefusals, isServiceError, rateLimited } from '../../../shared/kernel/errors.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'

/**
 * Whether a caller may use an operation as a tool, as far as that is known before the call: an access key has one role in one organization, and one that may
 * only read writes nothing, not even what is open to everybody. People have another role in each organization, so nothing is kept from them here.
 */
export function mayUse(actor: Actor, { access, effect }: Pick<Operation, 'access' | 'effect'>): boolean {
  if (actor.kind !== 'key') return true
  if (needsPerson(access) || (effect !== 'read' && !roleAllows(actor.role, 'member'))) return false
  return typeof access === 'string' || roleAllows(actor.role, access.role)
}

/** Whether a request may come from where it comes: no browser, a page of ours, or one of an origin that the operator named. The protocol asks servers to look. */
export function isKnownOrigin(
  origin: string | null,
  { own, allowed }: { own: string; allowed: string },
): boolean {
  return origin === null || origin === own || (origin !== '' && allowed.split(/\s+/).includes(origin))
}

const answersOfHttp: ReadonlySet<string> = new Set(
  [rateLimited, ...idempotencyRefusals].map(({ code }) => code),
)

/** Whether a refusal of a tool refuses the request that carries the call: a limit, and a conflict of its Idempotency-Key. */
export const isAnswerOfHttp = (error: unknown): boolean =>
  isServiceError(error) && answersOfHttp.has(error.code)

/** Beyond this an answer with lists is told in parts: characters of JSON, some 10,000 tokens. */
export const mostPartCharacters = 40_000

/** The longest result of a tool, in characters of JSON: assistants read it whole. */
export const mostAnswerCharacters = 1_000_000
export const mostFileBytes = 750_000

/** Whether a tool takes the cursor of an answer that was cut: reading again is all that it does, and its list has no pages of its own. */
export const takesCursor = ({ effect, input }: Pick<Operation, 'effect' | 'input'>): boolean =>
  effect === 'read' && !('cursor' in input().shape)

/** The fields of a list that is told in two forms (`listFields`), ours and that of Umami. */
const waysToPage = ['limit', 'cursor', 'page', 'pageSize']

/** The input of a tool, of a list in one form: whoever does not say how it is paged gets both, and an assistant would read everything twice. */
export function inOneForm({ input }: Pick<Operation, 'input'>, given: unknown): unknown {
  const { shape } = input()
  const asked: unknown = given ?? {}
  if (typeof asked !== 'object' || asked === null) return given
  if (waysToPage.some((name) => !(name in shape) || name in asked)) return given
  return { ...asked, limit: usualSize }
}

const steps: Record<string, string> = {
  validation_failed: 'Correct the fields named in details, then call again.',
  forbidden: 'Do not call again: the person needs a higher role, or an access key that may write.',
  unauthenticated: 'Ask the person for a valid access key.',
  not_found: 'Check the id: list the records, or ask the person for it.',
  'sessions.busy': 'Wait some seconds and call again: the work on this session ends by itself.',
  internal: 'Call once more; if it fails again, tell the person the requestId.',
}

const stepsByStatus: Record<number, string> = {
  404: 'Check the id: list the records, or ask the person for it.',
  409: 'Read the present state, then decide with the person.',
  413: 'Send less at once.',
  501: 'Do not call again: this deployment cannot do it.',
  502: 'Call again in a minute.',
  504: 'Ask for less at once, or let it run in the background where the input offers that.',
}

/** What an assistant does after a refusal. */
export const nextStep = ({ code, status }: { code: string; status: number }): string =>
  steps[code] ?? stepsByStatus[status] ?? 'Read the message, change what it names, then call again.'
