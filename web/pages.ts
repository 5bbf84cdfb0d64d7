import type { PageDeclaration } from './page-declaration.ts'
import { accountPages } from './pages/account.ts'
import { analyticsPages } from './pages/analytics.ts'
import { contentPages } from './pages/content.ts'
import { docsPages } from './pages/docs.ts'
import { knowledgePages } from './pages/knowledge.ts'
import { projectPages } from './pages/projects.ts'
import { qualityPages } from './pages/quality.ts'

export const pages: readonly PageDeclaration[] = [
  {
    path: '/',
    title: 'Test cases from your requirements',
    description:
      'Paste what your software should do, get test cases that run in a browser, and see which sentences leave a question.',
    audience: 'anybody',
    module: 'visitors/generator.tsx',
    menu: { in: 'areas', text: 'Generator' },
    also: ['test case generator', 'design', 'home'],
  },
  {
    path: '/run',
    title: 'Run test cases',
    description:
      'Play test cases in a real browser, watch them, and get a report with video, pictures and verdicts.',
    audience: 'anybody',
    module: 'visitors/run.tsx',
    menu: { in: 'areas', text: 'Run' },
    also: ['play', 'execute', 'try cases'],
  },
  {
    path: '/start',
    title: 'Start here',
    description: 'Five things to look at in the demo, two minutes each.',
    audience: 'somebody',
    module: 'start/start.tsx',
    menu: { in: 'account' },
    also: ['demo', 'tour', 'first steps'],
  },
  ...projectPages,
  ...qualityPages,
  ...knowledgePages,
  ...contentPages,
  ...analyticsPages,
  ...accountPages,
  ...docsPages,
  {
    path: '/not-found',
    title: 'There is nothing at this address',
    description: 'The link may be incomplete, or what it led to may be gone.',
    audience: 'anybody',
    module: 'nowhere/not-found.tsx',
    still: 'nowhere/not-found/still.ts',
  },
]
