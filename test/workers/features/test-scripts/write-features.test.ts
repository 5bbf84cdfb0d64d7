import { expect, test } from 'vitest'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { listAgentRuns } from '../../../../workers/features/projects/list-agent-runs.ts'
import { writeFeatures } from '../../../../workers/features/test-scripts/write-features.route.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner, newPerson } from '../../../support/people.ts'
import { text } from '../quality/support.ts'

const { token } = await newPerson()

async function filesOf(input: Record<string, unknown>) {
  const response = await send(writeFeatures, { requirements: text, ...input }, { token })
  expect(response.status).toBe(200)
  const { files } = await response.json<{ files: { path: string; content: string }[] }>()
  return files
}

test('requirements become features, with the definitions of their steps', async () => {
  const files = await filesOf({ maxScenarios: 12 })
  const features = files.filter(({ path }) => path.endsWith('.feature'))
  expect(features.length).toBeGreaterThan(0)
  expect(features.map(({ content }) => content).join('\n')).toMatch(/Scenario/)
  expect(files.map(({ path }) => path)).toContain('features/step_definitions/steps.js')
})

test('a feature has the name of its project where one is given, and else its own alone', async () => {
  const titlesOf = async (input: object) =>
    (await filesOf({ includeStepDefs: false, ...input })).map(({ content }) => content.split('\n')[0])
  for (const title of await titlesOf({})) expect(title).not.toMatch(/Features/)
  for (const title of await titlesOf({ projectName: 'Shop' })) expect(title).toMatch(/^Feature: Shop: ./)
})

test('without step definitions there are features only, and without data tables no tables of entries', async () => {
  const files = await filesOf({ includeStepDefs: false, includeDataTables: false })
  expect(files.every(({ path }) => path.endsWith('.feature'))).toBe(true)
  expect(files.map(({ content }) => content).join('\n')).not.toContain('I enter these values:')
})

test('a language of another framework is refused, and the right ones are named', async () => {
  const input = { requirements: text, framework: 'behave', language: 'csharp' }
  const { status, details } = await refusal(send(writeFeatures, input, { token }))
  expect(status).toBe(400)
  expect(details).toEqual([{ path: 'language', message: 'behave projects are written in python' }])
})

test('features for a project are an agent run of it', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { projectId } = await ask(createProject, { name: 'Shop', organizationId }, { token: owner.token })
  const input = { requirements: text, projectId }
  expect((await send(writeFeatures, input, { token: owner.token })).status).toBe(200)
  const { agentRuns } = await ask(listAgentRuns, { projectId }, { token: owner.token })
  expect(agentRuns).toMatchObject([
    { agentType: 'features', outputSummary: expect.stringMatching(/^\d+ files$/) },
  ])
})
