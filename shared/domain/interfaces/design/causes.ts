import type { ApiOperation, ApiResponse } from '../reading/types.ts'
import type { Technique } from '../../test-cases/draft.ts'
import type { ApiAim, ApiTarget, Cause } from './model.ts'
import { checklist, partition } from './values/partition.ts'

export interface CauseOf {
  aim: Extract<ApiAim, { kind: 'cause' }>
  description: string
  requirementId: string
  technique: Technique
}

/** The documented statuses that a request can provoke without a wrong value, and the missing credentials where some are asked for. */
export function causesOf(target: ApiTarget): CauseOf[] {
  const { operation, parts, requirementId } = target
  const documented = operation.responses.flatMap((response): CauseOf[] => {
    const found = causeOf(response, operation)
    if (!found) return []
    const [cause, technique, description] = found
    const condition = response.description.replace(/\.$/, '')
    return [
      {
        aim: { kind: 'cause' as const, cause, status: response.status, condition },
        description,
        requirementId: parts.get(response.at) ?? requirementId,
        technique,
      },
    ]
  })
  const stated = operation.answers.map((answer): CauseOf => ({
    aim: {
      kind: 'cause',
      cause: 'stated',
      status: answer.status,
      condition: answer.condition,
      answer,
    },
    description: answer.condition,
    requirementId: parts.get(answer.at) ?? requirementId,
    technique: partition,
  }))
  documented.push(...stated)
  const [credential] = operation.credentials
  const silent = credential && !operation.responses.some(({ status }) => status === '401')
  return silent
    ? [
        ...documented,
        {
          aim: { kind: 'cause', cause: 'anonymous', status: '', condition: 'no credentials' },
          description: 'without credentials',
          requirementId: parts.get(credential.at) ?? requirementId,
          technique: checklist,
        },
      ]
    : documented
}

function causeOf(response: ApiResponse, operation: ApiOperation): [Cause, Technique, string] | undefined {
  const { status, description } = response
  const { credentials, parameters, body } = operation
  switch (status) {
    case '400':
      // A sentence about other wrong input says nothing of a body that nobody can read.
      return body && (!body.schema.loose || /\bjson\b/i.test(description))
        ? ['notJson', checklist, 'a body that is not JSON']
        : undefined
    case '401':
      return credentials.length > 0 ? ['anonymous', checklist, 'without credentials'] : undefined
    case '403':
      return credentials.length > 0
        ? ['forbidden', checklist, 'credentials without the permission']
        : undefined
    case '404':
      return parameters.some((one) => one.in === 'path')
        ? ['unknown', partition, 'an id that does not exist']
        : stateOf(description)
    case '405':
      return ['method', checklist, 'a method that is not described for the path']
    case '415':
      return body ? ['mediaType', checklist, 'a body of another media type'] : undefined
    case '409':
    case '410':
    case '412':
    case '423':
      return stateOf(description)
    default:
      return undefined
  }
}

/** A state that only words describe: a precondition to set up. */
function stateOf(description: string): [Cause, Technique, string] | undefined {
  return description === '' ? undefined : ['conflict', partition, description.replace(/\.$/, '')]
}
