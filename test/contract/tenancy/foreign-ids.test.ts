import { expect, test } from 'vitest'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { table } from '../../../workers/api/table.ts'
import { refusal, send } from '../../support/client.ts'
import { sampleForm, sampleInput } from '../sample.ts'
import { inputs } from './inputs.ts'
import { named, newWorld } from './world.ts'

const [ours, theirs] = [await newWorld(), await newWorld()]
const ofOrganizations = table.filter(({ access }) => typeof access === 'object')

const valid = (operation: Operation) => ({
  ...sampleInput(operation),
  ...inputs[operation.id],
  ...named(operation, ours),
})

const answerTo = (operation: Operation, foreign: Record<string, unknown>) =>
  refusal(
    send(
      operation,
      { ...valid(operation), ...foreign },
      { token: ours.tokens.owner ?? '', ...sampleForm(operation) },
    ),
  )

const inPaths = ofOrganizations.flatMap((operation) => {
  const [own, foreign] = [named(operation, ours), named(operation, theirs)]
  // Visitors are called the same everywhere.
  const different = operation.parameters.filter((name) => own[name] !== foreign[name])
  return different.map((name) => [operation.id, name, { operation, id: foreign[name] }] as const)
})

test.each(inPaths)(
  '%s answers 404 for a %s of another organization in a path of its own',
  async (_id, name, { operation, id }) => {
    expect((await answerTo(operation, { [name]: id })).status).toBe(404)
  },
)

/** What fields of a body name. */
const fronts: Record<string, string> = {
  organizationId: '/api/organizations/',
  projectId: '/api/projects/',
  templateId: '/api/projects/',
  storyId: '/api/pm/stories/',
  storyIds: '/api/pm/stories/',
  dependsOn: '/api/pm/stories/',
  sprintId: '/api/pm/sprints/',
  testCaseId: '/api/qa/test-cases/',
  teamId: '/api/teams/',
  websiteId: '/api/websites/',
  knowledgeBaseId: '/api/knowledge-bases/',
  knowledgeBaseIds: '/api/knowledge-bases/',
}

/** What makes an operation look at the id. */
const asking: Record<string, Record<string, unknown>> = {
  // Either stories or a text.
  'quality.submitCases storyIds': { requirements: undefined },
  // Either a sprint or days.
  'manuals.generateReleaseNotes sprintId': { from: undefined },
}

const inBodies = ofOrganizations
  .filter(({ method }) => method !== 'GET' && method !== 'DELETE')
  .flatMap((operation) => {
    const fields = Object.keys(operation.input().shape).filter((name) => name in fronts)
    return fields
      .filter((name) => !operation.parameters.includes(name))
      .map((name) => [operation.id, name, operation] as const)
  })

test.each(inBodies)(
  '%s answers 404 with the path of a %s of another organization',
  async (id, field, operation) => {
    const foreign = theirs.ids[fronts[field] ?? '']
    const isList = field.endsWith('s') || field === 'dependsOn'
    const fields = { ...asking[`${id} ${field}`], [field]: isList ? [foreign] : foreign }
    const { status, details } = await answerTo(operation, fields)
    expect([status, details?.[0]?.path.split('.')[0]]).toEqual([404, field])
  },
)
