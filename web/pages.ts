import { guides } from './guides/list.ts'

/** A page of the product, declared once: router, navigation, static files, titles and the sweep of all pages derive from this table. */
export interface PageDeclaration {
  /** What is asked of the server; `:name` stands for one part of it. */
  path: string
  title: string
  /** One sentence for search engines and shared links. */
  description: string
  /** `somebody`: whoever is signed in; a stranger is led to sign-in and back. */
  audience: 'anybody' | 'somebody'
  /** The file below `web/areas` that exports the page as `Page`. */
  module: `${string}/${string}.tsx`
  /** Stands in the header, in the order of this table. */
  menu?: string
  /** A file below `web/areas` that exports `still`, the markup of the page for who has no script: by itself the page says that it needs one. */
  still?: `${string}/${string}.ts`
  /** What its file loads at once, below `web`: the browser is told of it in time. */
  loads?: readonly string[]
  /** What it asks the service at once, by addresses that anybody may read: asked beside its files, and not after them. */
  asks?: readonly string[]
}

export const pages: readonly PageDeclaration[] = [
  {
    path: '/',
    title: 'Test cases from your requirements',
    description:
      'Paste what your software should do, get test cases that run in a browser, and see which sentences leave a question.',
    audience: 'anybody',
    module: 'visitors/generator.tsx',
    menu: 'Generator',
  },
  {
    path: '/run',
    title: 'Run test cases',
    description:
      'Play test cases in a real browser, watch them, and get a report with video, pictures and verdicts.',
    audience: 'anybody',
    module: 'visitors/run.tsx',
    menu: 'Run',
  },
  {
    path: '/sign-in',
    title: 'Sign in',
    description: 'Sign in to Tracewright.',
    audience: 'anybody',
    module: 'account/sign-in.tsx',
    asks: ['/api/auth/options'],
  },
  {
    path: '/register',
    title: 'Create an account',
    description: 'Create an account at Tracewright.',
    audience: 'anybody',
    module: 'account/register.tsx',
    asks: ['/api/auth/options'],
  },
  {
    path: '/forgot-password',
    title: 'Forgot your password?',
    description: 'Have a link sent to choose a new password.',
    audience: 'anybody',
    module: 'account/forgot-password.tsx',
    asks: ['/api/auth/options'],
  },
  {
    path: '/reset-password',
    title: 'Choose a new password',
    description: 'Choose a new password for your account.',
    audience: 'anybody',
    module: 'account/reset-password.tsx',
  },
  {
    path: '/verify-email',
    title: 'Confirm your address',
    description: 'Confirm that the e-mail address of your account is yours.',
    audience: 'anybody',
    module: 'account/verify-email.tsx',
  },
  {
    path: '/invitation',
    title: 'Your invitation',
    description: 'Join an organization at Tracewright.',
    audience: 'anybody',
    module: 'account/invitation.tsx',
  },
  {
    path: '/projects',
    title: 'Projects',
    description: 'The projects of your organization.',
    audience: 'somebody',
    module: 'projects/projects.tsx',
    menu: 'Projects',
  },
  {
    path: '/projects/:projectId',
    title: 'Project',
    description: 'A project of your organization.',
    audience: 'somebody',
    module: 'projects/project.tsx',
  },
  {
    path: '/projects/:projectId/stories',
    title: 'Stories',
    description: 'The user stories of a project, and more of them written from a text.',
    audience: 'somebody',
    module: 'stories/backlog.tsx',
  },
  {
    path: '/projects/:projectId/stories/:storyId',
    title: 'Story',
    description: 'A user story with its criteria, estimate, test cases and history.',
    audience: 'somebody',
    module: 'stories/story.tsx',
  },
  {
    path: '/projects/:projectId/board',
    title: 'Board',
    description: 'The stories of a sprint by their status.',
    audience: 'somebody',
    module: 'stories/board.tsx',
  },
  {
    path: '/projects/:projectId/planning',
    title: 'Planning',
    description: 'The sprints of a project, and what each has room for.',
    audience: 'somebody',
    module: 'stories/planning.tsx',
  },
  {
    path: '/projects/:projectId/risks',
    title: 'Risks',
    description: 'What may go wrong with what a project demands, and what frameworks ask for besides.',
    audience: 'somebody',
    module: 'stories/risks.tsx',
  },
  {
    path: '/projects/:projectId/documents',
    title: 'Documents',
    description: 'User manuals and release notes of a project, written from what it has.',
    audience: 'somebody',
    module: 'stories/documents.tsx',
  },
  {
    path: '/projects/:projectId/cases',
    title: 'Test cases',
    description: 'The test cases of a project, generated, imported and run.',
    audience: 'somebody',
    module: 'quality/cases.tsx',
  },
  {
    path: '/projects/:projectId/cases/:testCaseId',
    title: 'Test case',
    description: 'A test case of a project, with its runs and defects.',
    audience: 'somebody',
    module: 'quality/case.tsx',
  },
  {
    path: '/projects/:projectId/runs',
    title: 'Test runs',
    description: 'The test runs of a project over time.',
    audience: 'somebody',
    module: 'quality/runs.tsx',
  },
  {
    path: '/projects/:projectId/runs/:executionId',
    title: 'Test run',
    description: 'A test run of a project, live and with its evidence.',
    audience: 'somebody',
    module: 'quality/run.tsx',
  },
  {
    path: '/projects/:projectId/defects',
    title: 'Defects',
    description: 'The defects of a project.',
    audience: 'somebody',
    module: 'quality/defects.tsx',
  },
  {
    path: '/projects/:projectId/defects/:defectId',
    title: 'Defect',
    description: 'A defect of a project, with its evidence and history.',
    audience: 'somebody',
    module: 'quality/defect.tsx',
  },
  {
    path: '/projects/:projectId/traceability',
    title: 'Traceability',
    description: 'Which story is tested by which cases, and how they ended.',
    audience: 'somebody',
    module: 'quality/traceability.tsx',
  },
  {
    path: '/projects/:projectId/questions',
    title: 'Questions about testing',
    description: 'Questions about testing, answered with their sources.',
    audience: 'somebody',
    module: 'quality/questions.tsx',
  },
  {
    path: '/projects/:projectId/ci-triggers',
    title: 'CI triggers',
    description: 'What a code host starts in a project with each push.',
    audience: 'somebody',
    module: 'quality/ci-triggers.tsx',
  },
  {
    path: '/settings',
    title: 'Settings',
    description: 'Your account and organizations at Tracewright.',
    audience: 'somebody',
    module: 'settings/settings.tsx',
    menu: 'Settings',
  },
  {
    path: '/docs',
    title: 'Docs',
    description: 'Guides that take you from a text to evidence, and the reference of every operation.',
    audience: 'anybody',
    module: 'docs/docs.tsx',
    menu: 'Docs',
  },
  {
    path: '/docs/api',
    title: 'API reference',
    description: 'Every operation of the Tracewright API, with a form to try it.',
    audience: 'anybody',
    module: 'docs/reference.tsx',
    asks: ['/api/openapi.json'],
  },
  {
    path: '/docs/guides',
    title: 'Guides',
    description: 'Short guides, each from its first line to a result.',
    audience: 'anybody',
    module: 'docs/guides.tsx',
  },
  ...guides.map(({ name, title, sentence }): PageDeclaration => ({
    path: `/docs/guides/${name}`,
    title,
    description: sentence,
    audience: 'anybody',
    ...(name === 'steps'
      ? { module: 'docs/steps.tsx', asks: ['/api/public/test-cases/steps/guide'] }
      : { module: 'docs/guide.tsx', loads: [`guides/${name}.md`] }),
  })),
  {
    path: '/not-found',
    title: 'There is nothing at this address',
    description: 'The link may be incomplete, or what it led to may be gone.',
    audience: 'anybody',
    module: 'nowhere/not-found.tsx',
    still: 'nowhere/not-found/still.ts',
  },
]
