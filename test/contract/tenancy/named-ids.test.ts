import { expect, test } from 'vitest'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { table } from '../../../workers/api/table.ts'
import { refusal, send } from '../../support/client.ts'
import { sampleForm, sampleInput } from '../sample.ts'
import { inputs } from './inputs.ts'
import { named, newWorld } from './world.ts'

const world = await newWorld()

/** What makes an operation look at an id of its body. */
const asking: Record<string, Record<string, unknown>> = {
  'organizations.changeTeam userId': { action: 'remove' },
  'projectFiles.reindex fileIds': { all: false },
  // Either stories or a text.
  'quality.submitCases storyIds': { requirements: undefined },
  // Either a sprint or days.
  'manuals.generateReleaseNotes sprintId': { from: undefined },
}

/** Ids of the client's own or of a vendor, which name nothing of ours. */
const ofClients: ReadonlySet<string> = new Set([
  'websites.update shareId',
  'websites.updateByPost shareId',
  'websites.eraseVisitor sessionId',
  'websites.eraseVisitor distinctId',
  'websites.exportVisitor sessionId',
  'websites.exportVisitor distinctId',
  'drive.addFolder folderId',
  'testCases.create externalId',
  'testCases.update externalId',
  // An offer does not tell whether there is such an organization.
  'sharing.share targetOrgId',
])

const fieldsOf = ({ id, input, parameters }: Operation) =>
  Object.keys(input().shape).filter(
    (name) => /Ids?$/.test(name) && !parameters.includes(name) && !ofClients.has(`${id} ${name}`),
  )

const cases = table
  .filter(({ method, access }) => method !== 'GET' && method !== 'DELETE' && access !== 'public')
  .flatMap((operation) => fieldsOf(operation).map((field) => [operation.id, field, operation] as const))

test.each(cases)('%s answers 404 with the path of a %s that is nobody’s', async (id, field, operation) => {
  for (const caller of ['owner', 'viewer'] as const) {
    const value = field.endsWith('s') ? [crypto.randomUUID()] : crypto.randomUUID()
    const valid = {
      ...sampleInput(operation),
      ...inputs[id],
      ...asking[`${id} ${field}`],
      ...named(operation, world),
    }
    const token = world.tokens[caller] ?? ''
    const sending = { token, ...sampleForm(operation) }
    const answer = await refusal(send(operation, { ...valid, [field]: value }, sending))
    expect([caller, answer.status, answer.details?.[0]?.path.split('.')[0]]).toEqual([caller, 404, field])
  }
})

const nested = table.filter(({ access, parameters }) => typeof access === 'object' && parameters.length > 0)

test.each(nested.map((operation) => [operation.id, operation] as const))(
  '%s answers 404 to every role for an id in its path that is nobody’s',
  async (id, operation) => {
    const valid = { ...sampleInput(operation), ...inputs[id], ...named(operation, world) }
    for (const name of operation.parameters) {
      for (const caller of ['owner', 'viewer'] as const) {
        const sending = { token: world.tokens[caller] ?? '', ...sampleForm(operation) }
        const { status } = await send(operation, { ...valid, [name]: crypto.randomUUID() }, sending)
        expect([caller, name, status]).toEqual([caller, name, 404])
      }
    }
  },
)

const theirs = await newWorld()

/** What lies below something else and has an id of its own, which visitors of websites have not. */
const children = nested.flatMap((operation) =>
  operation.parameters
    .slice(1)
    .filter((name) => named(operation, theirs)[name] !== named(operation, world)[name])
    .map((name) => [operation.id, name, operation] as const),
)

test.each(children)(
  '%s answers 404 for a %s of another organization below a resource of one’s own',
  async (id, name, operation) => {
    const valid = { ...sampleInput(operation), ...inputs[id], ...named(operation, world) }
    const sending = { token: world.tokens.owner ?? '', ...sampleForm(operation) }
    const { status } = await send(operation, { ...valid, [name]: named(operation, theirs)[name] }, sending)
    expect(status).toBe(404)
  },
)
