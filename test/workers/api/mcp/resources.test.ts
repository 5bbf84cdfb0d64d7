import { expect, test } from 'vitest'
import { createDefect } from '../../../../workers/features/defects/create-defect.ts'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { createSession } from '../../../../workers/features/public-generator/create-session.ts'
import { getStepGuide } from '../../../../workers/features/public-generator/get-step-guide.ts'
import { resources } from '../../../../workers/features/resources.ts'
import { createSprint } from '../../../../workers/features/sprints/create-sprint.ts'
import { createStory } from '../../../../workers/features/stories/create-story.ts'
import { createTestCase } from '../../../../workers/features/test-cases/create-test-case.ts'
import { connect, connectOlder, post, rpc } from '../../../support/assistants.ts'
import { ask } from '../../../support/client.ts'
import { newKey, newOwner } from '../../../support/people.ts'

const owner = await newOwner()
const { token, organizationId } = owner
const project = await ask(createProject, { organizationId, name: 'Relaunch' }, { token })
const guide = 'tracewright://guides/steps'
const uri = `tracewright://projects/${project.projectId}`

test('the projects of the caller are listed, and read as HTTP answers them', async () => {
  const second = await ask(
    createOrganization,
    { name: 'Second', slug: `org-${crypto.randomUUID()}` },
    { token },
  )
  const other = await ask(
    createProject,
    { organizationId: second.organizationId, name: 'Elsewhere' },
    { token },
  )
  for (const connectTo of [connect, connectOlder]) {
    const client = await connectTo(owner)
    const listed = []
    let cursor: string | undefined
    do {
      const page = await client.listResources(cursor === undefined ? {} : { cursor })
      listed.push(...page.resources)
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(new Set(listed.map((resource) => resource.uri))).toEqual(
      new Set([guide, uri, `tracewright://projects/${other.projectId}`]),
    )
    expect(listed.find((resource) => resource.uri === uri)).toMatchObject({
      title: 'Relaunch',
      mimeType: 'application/json',
    })
    const { contents } = await client.readResource({ uri })
    expect(JSON.parse((contents[0] as { text: string }).text)).toEqual(
      await ask(getProject, { projectId: project.projectId }, { token }),
    )
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(
      resources.map((resource) => resource.uri).filter((address) => address.includes('{')),
    )
  }
})

test('what a project holds is read by its address, and by nobody from elsewhere', async () => {
  const { projectId } = project
  const inProject = { projectId, organizationId }
  const { story } = await ask(createStory, { ...inProject, title: 'Pay by invoice' }, { token })
  const sprint = await ask(createSprint, { ...inProject, name: 'Sprint 1' }, { token })
  const testCase = await ask(createTestCase, { ...inProject, title: 'Pay' }, { token })
  const defect = await ask(createDefect, { ...inProject, title: 'No receipt' }, { token })
  const mine = await connect(owner)
  const stranger = await newOwner()
  for (const [address, answer] of [
    [`stories/${story.storyId}`, story],
    [`sprints/${sprint.sprintId}`, sprint],
    [`test-cases/${testCase.id}`, testCase],
    [`defects/${defect.defectId}`, defect],
    [`projects/${projectId}/traceability`, { coverage: { stories: 1, covered: 0, percent: 0 } }],
  ] as const) {
    const { contents } = await mine.readResource({ uri: `tracewright://${address}` })
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject(answer)
    const refused = await post(rpc('resources/read', { uri: `tracewright://${address}` }), stranger)
    expect(await refused.json(), address).toMatchObject({ error: { code: -32_602 } })
  }
})

test('a key sees the projects of its organization only', async () => {
  const { key } = await newKey(owner, { scopes: ['read'] })
  const client = await connect({ token: key })
  const listed = await client.listResources()
  expect(listed.resources.map((resource) => resource.uri)).toEqual([guide, uri])
})

test('a session is read by whoever knows its id, and listed to nobody', async () => {
  const { sessionId } = await ask(createSession, { title: 'Sums', requirements: 'The total is shown.' })
  const client = await connect(await newOwner())
  const { contents } = await client.readResource({ uri: `tracewright://sessions/${sessionId}` })
  expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ sessionId, title: 'Sums' })
  expect((await client.listResources()).resources.map((resource) => resource.uri)).toEqual([guide])
})

test('the guide to steps is listed to everybody at the head, and read as HTTP answers it', async () => {
  const client = await connect(await newOwner())
  const listed = await client.listResources()
  expect(listed.resources).toMatchObject([{ uri: guide, title: 'How to write steps' }])
  const { contents } = await client.readResource({ uri: guide })
  expect(JSON.parse((contents[0] as { text: string }).text)).toEqual(await ask(getStepGuide, {}))
})

test('a foreign project, one that never was and an address of nothing are not found alike', async () => {
  const stranger = await newOwner()
  for (const address of [
    uri,
    `tracewright://projects/${crypto.randomUUID()}`,
    'tracewright://projects/no-id',
    'tracewright://projects/%E0%A4%A',
    'tracewright://nothing/1',
    'file:///etc/passwd',
    'https://example.com/',
    `${uri}/../../x`,
  ]) {
    const response = await post(rpc('resources/read', { uri: address }), stranger)
    expect(await response.json()).toMatchObject({ error: { code: -32_602, data: { uri: address } } })
  }
})

test('a cursor that nobody gave out is refused', async () => {
  for (const cursor of [
    'x',
    btoa('[0]'),
    btoa('[-1,null]'),
    btoa('[1e99,null]'),
    btoa('["constructor",null]'),
  ]) {
    const response = await post(rpc('resources/list', { cursor }), owner)
    expect(await response.json()).toMatchObject({ error: { code: -32_602 } })
  }
  const inner = await post(rpc('resources/list', { cursor: btoa('[0,"forged"]') }), owner)
  expect(await inner.json()).toMatchObject({ error: { data: { error: 'validation_failed' } } })
})
