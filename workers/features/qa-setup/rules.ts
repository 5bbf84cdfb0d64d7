/** What there is already; undefined where the call named nothing that it could be in. */
export interface Present {
  organization: boolean
  project?: boolean
  knowledgeBase?: boolean
  stories?: boolean
  testCases?: boolean
  run?: boolean
}

export type StepId = keyof Present

/** The steps in the order in which they are taken, and the call that takes each. */
const steps: readonly { id: StepId; hint: string; isNeeded?: true }[] = [
  {
    id: 'organization',
    hint: 'Create an organization with POST /api/organizations, or name one that you belong to by organizationId; GET /api/organizations lists them.',
  },
  {
    id: 'project',
    hint: 'Create a project with POST /api/projects, then ask here again with its projectId; GET /api/projects lists those there are.',
    isNeeded: true,
  },
  {
    id: 'knowledgeBase',
    hint: 'Create a knowledge base with POST /api/knowledge-bases and link it to the project by knowledgeBaseIds in PATCH /api/projects/{projectId}.',
  },
  {
    id: 'stories',
    hint: 'Write what is to be built, with acceptance criteria, as stories with POST /api/pm/stories.',
  },
  {
    id: 'testCases',
    hint: 'Generate test cases with POST /api/qa/test-cases/generate, naming the projectId.',
  },
  {
    id: 'run',
    hint: 'Play the stored cases in a real browser with POST /api/qa/test-execution/run, naming the targetUrl.',
  },
]

/** The steps that what was named lets us judge, and whether test cases can be generated for it; for nobody in particular they always can. */
export function setupOf(present: Present) {
  const judged = steps.filter(({ id }) => present[id] !== undefined)
  const isDone = (id: StepId) => present[id] === true
  return {
    ready: judged.every(({ id, isNeeded }) => !isNeeded || isDone(id)),
    steps: judged.map(({ id, hint }) => ({ id, done: isDone(id), hint })),
    quickPath:
      'Send requirements straight to POST /api/qa/test-cases/generate: it needs no organization, project or knowledge base.',
    advancedPath:
      'Create an organization, a knowledge base and a project, write stories, generate test cases for the project, and run them: take the first step that is not done.',
  }
}
