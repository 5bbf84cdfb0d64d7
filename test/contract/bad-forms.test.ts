import { describe, expect, test } from 'vitest'
import type { Operation } from '../../shared/kernel/operation.ts'
import { createProject } from '../../workers/features/projects/create-project.ts'
import { table as operations } from '../../workers/api/table.ts'
import { badForms, formType, oddForms } from '../support/bombs/forms.ts'
import { type ErrorBody, ask, newAddress, send } from '../support/client.ts'
import { newOwner } from '../support/people.ts'
import { newBase } from '../workers/features/documents/support.ts'
import { newSession } from '../workers/features/public-generator/support.ts'
import { newWebsite } from '../workers/features/website-files/support.ts'

const owner = await newOwner()
const { token } = owner
const { projectId } = await ask(createProject, { name: 'Forms', organizationId: owner.organizationId }, owner)
const { sessionId } = await newSession()
const inputs: Record<string, () => Promise<Record<string, unknown>>> = {
  'documents.upload': async () => ({ id: await newBase(owner) }),
  'projectFiles.upload': async () => ({ projectId }),
  'websites.import': async () => ({ websiteId: await newWebsite(owner) }),
  'public.extractFromFile': async () => ({}),
  'public.importTestCases': async () => ({ sessionId }),
  'quality.importTestCases': async () => ({ projectId }),
}

const taking = operations.filter(({ consumes }) => consumes?.mediaType === 'multipart/form-data')

test('every operation that takes a form is tried here', () => {
  expect(taking.map(({ id }) => id).toSorted()).toEqual(Object.keys(inputs).toSorted())
})

const answerTo = async (
  operation: Operation,
  { bytes, contentType = formType }: { bytes: () => Uint8Array<ArrayBuffer>; contentType?: string },
) => {
  const headers = { 'content-type': contentType, 'cf-connecting-ip': newAddress() }
  const response = await send(operation, await inputs[operation.id]?.(), { token, headers, body: bytes() })
  return { status: response.status, body: await response.json<ErrorBody>() }
}

describe.each(taking)('$id', (operation) => {
  test.each(badForms)('refuses $name as a form that is not valid', async (form) => {
    const { status, body } = await answerTo(operation, form)
    expect({ status, error: body.error, details: body.details }).toEqual({
      status: 400,
      error: 'validation_failed',
      details: expect.arrayContaining([{ path: expect.any(String), message: expect.any(String) }]),
    })
    expect(body.message).not.toBe('')
  })

  test.each(oddForms)('takes or refuses $name, and does not fail', async (form) => {
    const { status } = await answerTo(operation, form)
    expect([200, 400, 415]).toContain(status)
  })
})
