import type { CoverageItem, TestCase } from '../../test-cases/schema.ts'

/** As many claims as a case can carry. */
export const mostClaims = 500

/** Whether what is done and seen in a case has room in one as the wire takes it (`test-cases/schema.ts`); longer than that nobody does. */
export function fits({ steps = [], preconditions = [], expectedResult = '' }: TestCase): boolean {
  const texts = [...preconditions, ...steps.flatMap((step) => [step.action, step.expectedResult])]
  return (
    steps.length <= 200 &&
    preconditions.length <= 100 &&
    expectedResult.length <= 10_000 &&
    texts.every((text) => text.length <= 4000) &&
    steps.every(({ testData = '' }) => testData.length <= 20_000)
  )
}

/** What only describes a case is cut where it is too long. */
export function sized(testCase: TestCase): TestCase {
  const { description, testBasis, testCondition, designTechnique, tags, coverageItems, automation } = testCase
  return {
    ...testCase,
    ...(description === undefined ? {} : { description: description.slice(0, 10_000) }),
    ...(testBasis === undefined ? {} : { testBasis: testBasis.slice(0, 20_000) }),
    ...(testCondition === undefined ? {} : { testCondition: testCondition.slice(0, 10_000) }),
    ...(designTechnique === undefined ? {} : { designTechnique: designTechnique.slice(0, 200) }),
    ...(tags ? { tags: tags.slice(0, 100).map((tag) => tag.slice(0, 200)) } : {}),
    ...(coverageItems ? { coverageItems: coverageItems.slice(0, mostClaims).map(sizedClaim) } : {}),
    ...(automation
      ? {
          automation: {
            ...automation,
            reasons: automation.reasons.slice(0, 200).map((reason) => reason.slice(0, 1000)),
          },
        }
      : {}),
  }
}

const told = ['parameter', 'partition', 'from', 'event', 'to', 'rule'] as const

function sizedClaim(item: CoverageItem): CoverageItem {
  const cut = { ...item }
  for (const key of told) {
    const text = cut[key]
    if (text !== undefined && text.length > 400) cut[key] = text.slice(0, 400)
  }
  return cut
}
