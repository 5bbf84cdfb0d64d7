import type { projectsOf } from './projects.ts'

type Ask = ReturnType<typeof projectsOf>['ask']

export interface Tested {
  projectId: string
  organizationId: string
}

type Step = readonly [action: string, expectedResult: string]

/** What tests of a project's cases, runs and defects make beside the page. */
export function qualityOf(ask: Ask, of: () => Tested) {
  const newStory = async (title: string): Promise<string> => {
    const made = {
      ...of(),
      title,
      acceptanceCriteria: [{ given: 'the form', when: '', then: 'it is shown' }],
    }
    return (await ask<{ story: { storyId: string } }>('POST', '/api/pm/stories', made)).story.storyId
  }

  const newCase = async (title: string, steps: readonly Step[], rest: object = {}): Promise<string> => {
    const numbered = steps.map(([action, expectedResult], at) => ({
      stepNumber: at + 1,
      action,
      expectedResult,
    }))
    const made = { ...of(), title, steps: numbered, ...rest }
    return (await ask<{ id: string }>('POST', '/api/qa/test-cases', made)).id
  }

  /** Runs cases against the demo form and waits for their verdicts. */
  async function run(origin: string, testCases: readonly string[]): Promise<string> {
    const set = { ...of(), testCases, targetUrl: `${origin}/demo`, autoCreateDefects: true }
    const { executionId } = await ask<{ executionId: string }>('POST', '/api/qa/test-execution/run', set)
    const status = `/api/qa/test-execution/${executionId}/status`
    while (['queued', 'running'].includes((await ask<{ status: string }>('GET', status)).status))
      await new Promise((resolve) => setTimeout(resolve, 200))
    return executionId
  }

  return { newStory, newCase, run }
}
