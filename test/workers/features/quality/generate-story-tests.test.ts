import { expect, test } from 'vitest'
import type { AcceptanceCriterion } from '../../../../shared/db/tables/stories.ts'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { generateStoryTests } from '../../../../workers/features/quality/generate-story-tests.ts'
import { generateTestCases } from '../../../../workers/features/quality/generate-test-cases.ts'
import { storeDesigned } from '../../../../workers/features/quality/store-designed.ts'
import { syncTests } from '../../../../workers/features/stories/sync-tests.ts'
import { updateStory } from '../../../../workers/features/stories/update-story.ts'
import { newCaseOf } from '../../../../workers/features/test-cases/index.ts'
import { listTestCases } from '../../../../workers/features/test-cases/list-test-cases.ts'
import { updateTestCase } from '../../../../workers/features/test-cases/update-test-case.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { newPlan } from '../stories/support.ts'

const owner = await newOwner()
const { token, organizationId } = owner
const expired: AcceptanceCriterion = {
  given: 'a link that is older than 30 minutes',
  when: 'I open it',
  then: 'the page says that the link has expired',
}
const short: AcceptanceCriterion = {
  given: '',
  when: 'the new password has fewer than 12 characters',
  then: 'it is refused with "Use at least 12 characters"',
}
/** Nobody knows what "it" is, but a person can do it. */
const unclear: AcceptanceCriterion = { given: 'a basket', when: 'it is opened', then: 'the total is 4' }

async function newStoryOf(fields: object) {
  const plan = await newPlan(owner)
  const { storyId } = await plan.story(fields)
  return { plan, storyId }
}

async function newStory(acceptanceCriteria: AcceptanceCriterion[]) {
  const { plan, storyId } = await newStoryOf({ title: 'Reset a password', acceptanceCriteria })
  const { projectId } = plan
  return {
    storyId,
    projectId,
    generate: (more: object = {}) => ask(generateStoryTests, { storyId, ...more }, { token }),
    stored: async () => (await ask(listTestCases, { projectId, limit: 200 }, { token })).testCases,
  }
}

test('each criterion becomes a condition that cases of the story test, and they are stored', async () => {
  const story = await newStory([expired, short, unclear])
  const { testCases } = await story.generate()
  for (const criterion of [expired, short, unclear])
    expect(testCases.filter((one) => one.criterion?.then === criterion.then)).not.toEqual([])
  expect(testCases.every((one) => one.storyId === story.storyId)).toBe(true)
  const stored = await story.stored()
  expect(stored.map(({ id }) => id).toSorted()).toEqual(testCases.map(({ id }) => id).toSorted())
})

test('a criterion without a given is a condition by itself, and not the end of the one before', async () => {
  const { testCases } = await (await newStory([expired, short])).generate()
  const ofExpired = testCases.filter((one) => one.criterion?.then === expired.then)
  expect(JSON.stringify(ofExpired)).not.toContain('password')
})

/** Neither a test idea nor an outline. */
const isNoIdea = ({ basis }: { basis?: string | null | undefined }) =>
  basis !== 'designed' && basis !== 'outline'

test('a wish that the description says once more is tested once, by ideas', async () => {
  const wish = 'As a clerk, I want to export all accounts as CSV'
  const { plan, storyId } = await newStoryOf({
    title: 'Export all accounts',
    userStory: `${wish}.`,
    description: `${wish}, so that the office can print letters.`,
    acceptanceCriteria: [{ given: '', when: '', then: 'I can export all accounts as CSV' }],
  })
  const { testCases } = await ask(generateStoryTests, { storyId }, plan)
  const titles = testCases.map(({ title }) => title)
  expect(titles).toContain('The CSV output of the accounts agrees with what is shown')
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(testCases.map(({ basis }) => basis))).toEqual(new Set(['designed']))
})

test('what the description has of a criterion makes no second case, and one that can be run as it is stated is no gap', async () => {
  const [when, then] = ['a guest enters "Ann" in the "Name" field and clicks "Save"', '"Welcome" is shown']
  const { plan, storyId } = await newStoryOf({
    title: 'Leave the hotel',
    description: `When ${when}, then ${then}.`,
    acceptanceCriteria: [{ given: '', when, then }],
  })
  const { testCases, gaps } = await ask(generateStoryTests, { storyId }, plan)
  expect(testCases.filter(isNoIdea)).toMatchObject([
    { criterion: { when, then }, automation: { ready: true } },
  ])
  expect(gaps).toEqual([])
})

test('a criterion that no strict form reads is a case in the words of its author, and a question', async () => {
  const { testCases, gaps } = await (await newStory([unclear])).generate({ format: 'gherkin' })
  expect(testCases.filter(isNoIdea)).toMatchObject([
    {
      title: 'The total is 4 when it is opened',
      criterion: unclear,
      testCondition: 'Given a basket, when it is opened, then the total is 4.',
      preconditions: ['A basket'],
      steps: [{ stepNumber: 1, action: 'It is opened', expectedResult: 'The total is 4' }],
      automation: { ready: false },
      gherkin: expect.stringContaining(
        '    Given A basket\n    When It is opened\n    Then The total is 4\n',
      ),
    },
  ])
  expect(gaps).toMatchObject([{ description: expect.stringContaining('the total is 4') }])
})

test('a criterion without something to do, or to see, is no case as it is stated', async () => {
  const nothingToDo = { given: '', when: '', then: 'the title is at most 80 characters' }
  const nothingToSee = { given: 'a basket', when: 'it is opened', then: '' }
  const { testCases } = await (await newStory([nothingToDo, nothingToSee])).generate()
  expect(testCases.filter(isNoIdea)).toEqual([])
  expect(testCases.map(({ title }) => title)).toContain('A title of 81 characters is refused')
})

test('who generates twice has the cases once, with what somebody wrote into them', async () => {
  const story = await newStory([expired, unclear])
  const first = await story.generate()
  const [one] = first.testCases
  await ask(updateTestCase, { testCaseId: one?.id ?? '', priority: 'critical' }, { token })
  const second = await story.generate()
  expect(second.testCases.map(({ id }) => id)).toEqual(first.testCases.map(({ id }) => id))
  expect(second.testCases[0]?.priority).toBe('critical')
  expect(await story.stored()).toHaveLength(first.testCases.length)
  const ofProject = await ask(generateTestCases, { projectId: story.projectId }, { token })
  expect(first.testCases.map(({ id }) => id)).toEqual(
    expect.arrayContaining(ofProject.testCases.map(({ id }) => id)),
  )
})

test('of two who store the same for a story at once one is told to ask again, and nothing is there twice', async () => {
  const { storyId, projectId, stored } = await newStory([unclear])
  const actor = { kind: 'user', userId: owner.userId, email: owner.email, name: 'Ada' } as const
  const store = () =>
    storeDesigned(
      { ...newContext({ actor }), tenant: { organizationId, role: 'member' } },
      {
        projectId,
        action: 'stories.generateTests',
        cases: [newCaseOf(TestCase().parse({ id: 'TC-001', title: 'The total' }), { storyId })],
        answer: (cases) => cases.length,
      },
    )
  const both = await Promise.allSettled([store(), store()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'test_cases.generated_beside' },
  })
  expect(await stored()).toHaveLength(1)
})

test('a criterion that changes has new cases, and the old ones are named by sync-tests', async () => {
  const story = await newStory([unclear])
  const [old] = (await story.generate()).testCases
  const changed = { ...unclear, given: 'a basket with two bottles' }
  await ask(updateStory, { storyId: story.storyId, acceptanceCriteria: [changed] }, { token })
  const { recommendations } = await ask(syncTests, { storyId: story.storyId }, { token })
  expect(recommendations).toMatchObject([{ action: 'UPDATED', testCaseId: old?.id }])
  const [now] = (await story.generate()).testCases
  expect(now).toMatchObject({ criterion: changed, preconditions: ['A basket with two bottles'] })
  expect(now?.id).not.toBe(old?.id)
})

test('no more cases are made than were asked for, and what is left out is said', async () => {
  const more = { ...unclear, then: 'the total is 5' }
  const { testCases, warnings } = await (await newStory([unclear, more])).generate({ maxTestCases: 1 })
  expect(testCases).toHaveLength(1)
  expect(warnings).toEqual(['Under maxTestCases there was no room for 1 criterion more.'])
})

test('a scope that asks for something else leaves criteria as they are', async () => {
  expect((await (await newStory([unclear])).generate({ scope: 'performance' })).testCases).toEqual([])
})

test('markup and formulas in a criterion stay the words they are', async () => {
  const hostile = { given: '=1+1', when: '<img src=x onerror=alert(1)>', then: '"quotes" | pipes \\ `ticks`' }
  const { testCases } = await (await newStory([hostile])).generate()
  expect(testCases.flatMap(({ steps }) => steps.map(({ action }) => action)).join()).toContain('<img src=x')
})

const orderForm = {
  title: 'Place an order',
  description:
    'The page "Order" is at /order. It has the fields "Postcode", "Quantity" and the button "Send".',
  acceptanceCriteria: [
    { given: '', when: 'the quantity is more than 20', then: 'the message "At most 20" is shown' },
  ],
}
const postcode = {
  title: 'Check the postcode',
  acceptanceCriteria: [
    {
      given: 'the order page is open',
      when: 'the postcode does not have 5 digits',
      then: 'the message "No postcode" is shown',
    },
  ],
}

test('the page that another story describes is known, and only what its own criteria say becomes cases', async () => {
  const plan = await newPlan(owner)
  await plan.story(orderForm)
  const { storyId } = await plan.story(postcode)
  const { testCases } = await ask(generateStoryTests, { storyId }, plan)
  expect(testCases.length).toBeGreaterThan(2)
  for (const one of testCases) {
    expect(one).toMatchObject({ storyId, automation: { ready: true } })
    expect(one.title).toContain('Postcode')
    expect(one.steps.map(({ action }) => action)).toContain('Open "/order"')
  }
})

test('a story that is given up, or of another project, tells nothing of a page', async () => {
  const [plan, other] = [await newPlan(owner), await newPlan(owner)]
  await plan.story({ ...orderForm, status: 'cancelled' })
  await other.story(orderForm)
  const { storyId } = await plan.story(postcode)
  const { testCases } = await ask(generateStoryTests, { storyId }, plan)
  expect(JSON.stringify(testCases)).not.toContain('/order')
})

test('of a whole project the stories of one page are read apart from those of another', async () => {
  const plan = await newPlan(owner)
  await plan.story(orderForm)
  await plan.story({
    title: 'Read the news',
    description: 'The page "News" is at /news. It has the field "Nickname" and the button "Subscribe".',
    acceptanceCriteria: [
      {
        given: '',
        when: 'the nickname has more than 30 characters',
        then: 'the message "Too long" is shown',
      },
    ],
  })
  await plan.story(postcode)
  const { testCases } = await ask(generateTestCases, { projectId: plan.projectId }, plan)
  const said = testCases.map(({ steps }) => (steps ?? []).map(({ action }) => action).join())
  expect(said.filter((one) => one.includes('Nickname')).length).toBeGreaterThan(0)
  expect(said.filter((one) => one.includes('Nickname') && one.includes('Postcode'))).toEqual([])
  expect(said.filter((one) => one.includes('Nickname') !== one.includes('"Subscribe"'))).toEqual([])
  expect(said.filter((one) => one.includes('Nickname') && !one.startsWith('Open "/news"'))).toEqual([])
})

test('what was answered is asked no more, by whoever generates next, until its words are taken out', async () => {
  const locked = { given: '', when: '', then: 'the account is locked after 4 failed logins' }
  const { plan, storyId } = await newStoryOf({ title: 'Sign in', acceptanceCriteria: [locked] })
  const generate = (more: object = {}) => ask(generateStoryTests, { storyId, ...more }, { token })
  const { gaps, statements } = await generate()
  const [gap] = gaps
  const sentence = statements.find(({ requirementRef }) => requirementRef === gap?.requirementRef)?.statement
  expect(sentence).toContain('account is locked')
  const answer = 'That depends on the helpdesk.'
  await ask(updateStory, { storyId, description: answer }, { token })
  const made = await generate({ answers: [{ sentence, answer }] })
  expect(made.gaps).toEqual([])
  expect((await generate()).gaps).toEqual([])
  const ofProject = await ask(generateTestCases, { projectId: plan.projectId }, { token })
  expect(ofProject.gaps.filter(({ completions }) => completions)).toEqual([])
  await ask(updateStory, { storyId, description: '' }, { token })
  expect((await generate()).gaps.map(({ completions }) => completions)).toEqual([gap?.completions])
})
