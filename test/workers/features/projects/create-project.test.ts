import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { organizations } from '../../../../shared/db/tables/organizations.ts'
import { knowledgeBases } from '../../../../shared/db/tables/knowledge.ts'
import { projects, templateTypes } from '../../../../shared/db/tables/projects.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { presetAgents } from '../../../../workers/features/projects/rules.ts'
import { ask, refusedAs, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { auditOf, db, newBases } from './support.ts'

const owner = await newOwner()
const { token, organizationId, userId } = owner
const rowsOf = (id: string) => db.select().from(projects).where(eq(projects.organizationId, id))

test('a project needs a name and its organization, and is audited', async () => {
  const response = await send(createProject, { name: ' Shop ', organizationId }, { token })
  expect(response.status).toBe(201)
  const project = await response.json<{ projectId: string; createdAt: string }>()
  const nothing = { description: '', templateId: null, knowledgeBaseIds: [], agentConfigs: [] }
  const stats = { fileCount: 0, agentRunCount: 0, lastActivityAt: project.createdAt }
  const made = { createdBy: userId, updatedAt: project.createdAt }
  const kinds = { templateType: 'blank', status: 'active' }
  expect(project).toMatchObject({ name: 'Shop', ...nothing, ...kinds, stats, ...made })
  expect(await auditOf(project.projectId)).toMatchObject([
    { action: 'projects.create', actor: `user:${userId}`, summary: 'Created the project Shop' },
  ])
})

test('knowledge bases are linked once, in the order in which they were given', async () => {
  const [one = '', two = '', three = ''] = await newBases(organizationId, 3)
  const input = { name: 'x', organizationId, knowledgeBaseIds: [three, one, three, two] }
  expect(await ask(createProject, input, { token })).toMatchObject({ knowledgeBaseIds: [three, one, two] })
})

test('knowledge bases that are absent, foreign or deleted are 404, each with its place', async () => {
  const [mine = '', deleted = ''] = await newBases(organizationId, 2)
  const [foreign = ''] = await newBases((await newOwner()).organizationId, 1)
  await db.update(knowledgeBases).set({ deletedAt: 1 }).where(eq(knowledgeBases.kbId, deleted))
  const knowledgeBaseIds = [mine, foreign, crypto.randomUUID(), deleted]
  const places = [1, 2, 3].map((place) => `knowledgeBaseIds.${place}`)
  const input = { name: 'unlinked', organizationId, knowledgeBaseIds }
  expect(await refusedAs(createProject, input, { token })).toBe(
    `404 knowledge_bases.not_found ${places.join(' ')}`,
  )
  expect((await rowsOf(organizationId)).map(({ name }) => name)).not.toContain('unlinked')
})

test.each(templateTypes)('the template %s presets its agents, in their order', async (templateType) => {
  const { agentConfigs } = await ask(createProject, { name: 'x', organizationId, templateType }, { token })
  expect(agentConfigs.map(({ agentType }) => agentType)).toEqual(
    presetAgents(templateType).map(({ agentType }) => agentType),
  )
  expect(agentConfigs.map(({ order }) => order)).toEqual(agentConfigs.map((_, i) => i + 1))
  expect(new Set(agentConfigs.map(({ agentId }) => agentId)).size).toBe(agentConfigs.length)
})

test('a template gives its configuration and links, unless others are given', async () => {
  const [one = '', two = ''] = await newBases(organizationId, 2)
  const agentConfigs = [{ agentType: 'writer', config: { tone: 'dry' } }]
  const fields = { templateType: 'rfp' as const, knowledgeBaseIds: [two, one], agentConfigs }
  const template = await ask(createProject, { name: 'Template', organizationId, ...fields }, { token })
  const bid = { name: 'Bid', organizationId, templateId: template.projectId }
  const project = await ask(createProject, bid, { token })
  expect(project).toMatchObject({ ...bid, ...fields })
  expect(project.agentConfigs[0]?.agentId).not.toBe(template.agentConfigs[0]?.agentId)
  const own = { knowledgeBaseIds: [], agentConfigs: [], templateType: 'qa' as const }
  expect(await ask(createProject, { ...bid, ...own }, { token })).toMatchObject({ ...bid, ...own })
})

const configured = (config: unknown) => ({ agentConfigs: [{ agentType: 'x', config }] })
const nested = (levels: number): unknown => (levels === 0 ? 1 : { deeper: nested(levels - 1) })

test.each([
  ['a name of 201 characters', { name: 'n'.repeat(201) }, 'name'],
  ['a description of 10,001 characters', { description: 'd'.repeat(10_001) }, 'description'],
  ['101 knowledge bases', { knowledgeBaseIds: Array(101).fill(crypto.randomUUID()) }, 'knowledgeBaseIds'],
  ['51 agents', { agentConfigs: Array(51).fill({ agentType: 'x' }) }, 'agentConfigs'],
  ['a deep configuration', configured(nested(5000)), 'agentConfigs.0.config'],
  ['a long configuration', configured({ a: 'x'.repeat(20_000) }), 'agentConfigs.0.config'],
])('with %s it is refused', async (_, wrong, path) => {
  const input = { name: 'x', organizationId, ...wrong }
  expect(await refusedAs(createProject, input, { token })).toContain(`400 validation_failed ${path}`)
})

test('a hostile name comes back as it was, and nothing else happens', async () => {
  const name = `'); drop table projects; -- <img src=x onerror=alert(1)> \u05d0${'😀'}`
  expect(await ask(createProject, { name, organizationId }, { token })).toMatchObject({ name })
})

describe('in an organization with room for three projects', () => {
  async function small() {
    const person = await newOwner()
    await db
      .update(organizations)
      .set({ settings: { maxProjects: 3 } })
      .where(eq(organizations.organizationId, person.organizationId))
    return person
  }

  test('of ten creates at once exactly three pass, and the audit log knows of three', async () => {
    const { token: mine, organizationId: id } = await small()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        send(createProject, { name: `p${i}`, organizationId: id }, { token: mine }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, 201, 201, ...Array(7).fill(409)])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({
      error: 'projects.limit_reached',
      message: expect.stringContaining('maxProjects'),
    })
    expect(await rowsOf(id)).toHaveLength(3)
    const audit = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.organizationId, id), eq(auditEntries.action, 'projects.create')))
    expect(audit).toHaveLength(3)
  })

  test('deleted projects take no room', async () => {
    const { token: mine, organizationId: id } = await small()
    const input = { name: 'x', organizationId: id }
    for (let i = 0; i < 3; i++) await ask(createProject, input, { token: mine })
    await db.update(projects).set({ deletedAt: 1 }).where(eq(projects.organizationId, id))
    expect(await ask(createProject, input, { token: mine })).toMatchObject({ name: 'x' })
  })
})
