import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { agentRuns } from '../../../../shared/db/tables/usage.ts'
import { analyzeRisks } from '../../../../workers/features/risks/analyze-risks.ts'
import { fieldsOf, sourcesOf } from '../../../../workers/features/risks/sources.ts'
import type { Story } from '../../../../workers/features/stories/index.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { modelInPlace } from '../../../support/model-in-place.ts'
import { newOwner, newPerson } from '../../../support/people.ts'
import { newPlan } from '../stories/support.ts'

const owner = await newOwner()
const { token, organizationId } = owner
const text = 'Patients pay the fee by credit card. Anybody may see the diagnosis of a patient.'

test('a text alone is enough: its risks rest on its own words, and nothing of it is kept in the list of runs', async () => {
  const nobody = await newPerson()
  const { risks, summary } = await ask(analyzeRisks, { requirements: text }, { token: nobody.token })
  expect(risks.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['money-loss', 'personal-data-disclosure', 'access-without-right']),
  )
  for (const { quote, start, end } of risks.flatMap(({ evidence }) => evidence))
    expect(text.slice(start, end)).toBe(quote)
  expect(summary).toMatchObject({ total: risks.length, stories: null, compliance: [] })
})

test('stories of a project are read field by field, and evidence leads back to them; cancelled ones are left out', async () => {
  const plan = await newPlan(owner)
  const story = await plan.story({
    title: 'Pay by card',
    acceptanceCriteria: [{ given: '', when: 'the card is declined', then: 'the payment is tried twice' }],
  })
  await plan.story({ title: 'Delete all patients permanently', status: 'cancelled' })
  const { risks, summary } = await ask(
    analyzeRisks,
    { projectId: plan.projectId, requirements: text },
    { token },
  )
  const evidence = risks.flatMap((risk) => risk.evidence)
  const told = evidence.filter(({ storyId }) => storyId === story.storyId)
  expect(new Set(told.map(({ field }) => field))).toEqual(new Set(['title', 'acceptanceCriteria.0.then']))
  expect(told.find(({ field }) => field === 'title')?.quote).toBe('Pay by card')
  expect(evidence.some(({ storyId }) => storyId === null)).toBe(true)
  expect(JSON.stringify(risks)).not.toContain('permanently')
  expect(summary.stories).toEqual({ read: 1, more: false })
  const runs = await newContext()
    .services.db.select()
    .from(agentRuns)
    .where(eq(agentRuns.projectId, plan.projectId))
  expect(runs).toMatchObject([{ agentType: 'risk-analysis', status: 'completed' }])
  expect(JSON.stringify(runs)).not.toContain('card')
})

test('a project without stories has no risks, and the answer says so', async () => {
  const { projectId } = await newPlan(owner)
  const { risks, summary, warnings } = await ask(analyzeRisks, { projectId }, { token })
  expect([risks, summary.stories, summary.highestLevel]).toEqual([[], { read: 0, more: false }, 0])
  expect(warnings?.join()).toContain('nothing to analyse')
})

test('frameworks are named as people write them; counts of all clauses stand beside the gaps', async () => {
  const { complianceGaps, summary } = await ask(
    analyzeRisks,
    { requirements: text, complianceFrameworks: ['pci-dss', 'HIPAA', 'pci dss 4.0'] },
    { token },
  )
  expect(summary.compliance.map(({ framework }) => framework)).toEqual(['HIPAA', 'PCI DSS 4.0.1'])
  for (const { framework, met, partial, gap, not_applicable, total } of summary.compliance) {
    expect(met + partial + gap + not_applicable).toBe(total)
    const gaps = complianceGaps.filter((one) => one.framework === framework)
    expect(gaps).toHaveLength(partial + gap)
  }
  expect(complianceGaps.length).toBeGreaterThan(0)
  expect(complianceGaps.every(({ evidence }) => evidence.length > 0 && evidence.length <= 3)).toBe(true)
})

test.each([
  [{}, 'requirements'],
  [{ requirements: ' \n ' }, 'requirements'],
  [{ requirements: text, complianceFrameworks: ['GDPR', 'SOX'] }, 'complianceFrameworks.1'],
  [{ requirements: text, complianceFrameworks: Array(21).fill('GDPR') }, 'complianceFrameworks'],
  [{ requirements: text, domain: 'x'.repeat(201) }, 'domain'],
])('%j is refused at %s', async (input, path) => {
  const answer = await refusal(send(analyzeRisks, input, { token }))
  expect(answer).toMatchObject({ status: 400, details: [{ path }] })
  if (path === 'complianceFrameworks.1') expect(answer.message).toContain('GDPR, HIPAA, PCI DSS 4.0.1, SOC 2')
})

test('a project is read as far as a text may be long, the newest story first', async () => {
  const plan = await newPlan(owner)
  const long = 'The fee is charged. '.repeat(490)
  const criteria = Array.from({ length: 47 }, () => ({ given: '', when: '', then: 'x'.repeat(990) }))
  for (let at = 0; at < 4; at++)
    await plan.story({ title: `Story ${at}`, description: long, acceptanceCriteria: criteria })
  const context = newContext({ tenant: { organizationId, role: 'viewer' } })
  const { sources, stories } = await sourcesOf(context, { projectId: plan.projectId })
  expect(stories).toEqual({ read: 3, more: true })
  expect(sources.filter(({ field }) => field === 'title').map((source) => source.text)).toEqual([
    'Story 3',
    'Story 2',
    'Story 1',
  ])
})

test('empty fields of a story are no sources, and each source knows its title', () => {
  const story = {
    storyId: 's',
    title: 'Pay',
    userStory: ' ',
    description: '',
    acceptanceCriteria: [{ given: '', when: 'a', then: 'b' }],
  } as Partial<Story> as Story
  expect(fieldsOf(story)).toEqual([
    { field: 'title', text: 'Pay', storyId: 's' },
    { field: 'acceptanceCriteria.0.when', text: 'a', storyId: 's', about: 'Pay' },
    { field: 'acceptanceCriteria.0.then', text: 'b', storyId: 's', about: 'Pay' },
  ])
})

const model = modelInPlace()
const transport = deploy([analyzeRisks], model.settings)
const requirements = `${text} The nurse reads the values from the little box on the wall.`
const box = { kind: 'device-failure', sentence: 2, quote: 'the little box on the wall' }

test('a configured model names words of the text as evidence; what is not there, and clauses, are dropped', async () => {
  const alone = await ask(analyzeRisks, { requirements }, { token })
  model.answer({
    risks: [box, { ...box, kind: 'physical-harm', quote: 'the bomb in the cellar' }],
    complianceGaps: [{ framework: 'SOX', control: '404' }],
  })
  const answer = await ask(analyzeRisks, { requirements }, { token, transport })
  expect(answer.risks.filter(({ kind }) => kind !== 'device-failure')).toEqual(alone.risks)
  const [evidence] = answer.risks.find(({ kind }) => kind === 'device-failure')?.evidence ?? []
  expect(requirements.slice(evidence?.start, evidence?.end)).toBe(box.quote)
  expect(answer.summary).toMatchObject({ total: alone.summary.total + 1, engine: 'openai-compatible' })
  expect(answer.complianceGaps).toEqual(alone.complianceGaps)
  expect(answer.warnings?.at(-1)).toContain('1 of them stand in the text')
})

test('stories of a project are read by a model of its organization, and the run counts what that took', async () => {
  const plan = await newPlan(owner)
  const story = await plan.story({ title: 'Read the little box on the wall' })
  model.answer({ risks: [{ ...box, sentence: 0 }] })
  const { risks } = await ask(analyzeRisks, { projectId: plan.projectId }, { token, transport })
  const found = risks.find(({ kind }) => kind === 'device-failure')
  expect(found?.evidence).toMatchObject([{ storyId: story.storyId, field: 'title', quote: box.quote }])
  const runs = await newContext()
    .services.db.select()
    .from(agentRuns)
    .where(eq(agentRuns.projectId, plan.projectId))
  expect(runs).toMatchObject([{ agentType: 'risk-analysis', inputTokens: 1000, outputTokens: 200 }])
})
