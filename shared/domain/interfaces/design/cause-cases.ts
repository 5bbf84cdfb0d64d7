import type { Draft } from '../../test-cases/draft.ts'
import { statusOf, told } from './answers.ts'
import { draftOf } from './draft.ts'
import type { ApiAim, ApiItem, ApiTarget } from './model.ts'
import type { Request } from './request.ts'
import { sample } from './values/sample.ts'

type CauseAim = Extract<ApiAim, { kind: 'cause' }>

/** The case of a status that no wrong value provokes: who sends the request, to what, or in which state. */
export function causeCase(
  target: ApiTarget,
  base: Request,
  item: ApiItem,
  aim: CauseAim,
): Draft<ApiItem> | { reason: string } {
  const changed = changedRequest(target, base, aim)
  if ('reason' in changed) return changed
  const outcome = aim.answer
    ? told(target, aim.answer)
    : statusOf(
        target,
        aim.status,
        aim.cause === 'anonymous' ? 'a request without credentials' : item.description,
      )
  const draft = draftOf(target, changed.request, [item], outcome)
  return {
    ...draft,
    preconditions: [...draft.preconditions.filter(changed.keeps ?? (() => true)), ...changed.adds],
  }
}

interface Changed {
  request: Request
  adds: string[]
  keeps?: (precondition: string) => boolean
}

function changedRequest(
  target: ApiTarget,
  base: Request,
  { cause, condition }: CauseAim,
): Changed | { reason: string } {
  const { operation } = target
  switch (cause) {
    case 'anonymous':
      return { request: { ...base, credentials: false }, adds: [] }
    case 'forbidden':
      return {
        request: base,
        adds: operation.credentials.map(
          ({ secret, scheme }) =>
            `%${secret}% stands for credentials of ${scheme} that lack the permission for this request`,
        ),
        keeps: (text) => !text.includes('stands for valid credentials'),
      }
    case 'unknown':
      return unknownId(target, base)
    case 'mediaType':
      return { request: { ...base, mediaType: 'text/plain' }, adds: [] }
    case 'notJson':
      return { request: { ...base, rawBody: broken(JSON.stringify(base.body ?? {})) }, adds: [] }
    case 'method':
      return { reason: 'the methods of the path that are not described are for the tester to choose' }
    default:
      return { request: base, adds: [`The state that the description gives is set up: ${condition}`] }
  }
}

/** Without its last sign no object, list or text is JSON any more. */
function broken(json: string): string {
  return /^[[{"]/.test(json) ? json.slice(0, -1) : `{${json}`
}

/** The last id of the path, changed to another allowed value that nothing has. */
function unknownId({ inputs }: ApiTarget, base: Request): Changed | { reason: string } {
  const input = inputs.findLast(({ place }) => place === 'path')
  if (!input) return { reason: 'the path holds no id' }
  const value = [9, 5, 1]
    .map((seed) => sample(input.schema, { seed }, [input.label]))
    .find((one) => one !== undefined)
  if (value === undefined || typeof value === 'object')
    return { reason: 'no other id can be made from what is stated' }
  const parameters = new Map(base.parameters).set(input.label, value)
  return {
    request: { ...base, parameters },
    adds: [`There is no resource with ${input.label} "${String(value)}"`],
  }
}
