import { guides } from '../guides/list.ts'
import type { PageDeclaration } from '../page-declaration.ts'

/** Guides and reference. */
export const docsPages: readonly PageDeclaration[] = [
  {
    path: '/docs',
    title: 'Docs',
    description: 'Guides that take you from a text to evidence, and the reference of every operation.',
    audience: 'anybody',
    module: 'docs/docs.tsx',
    menu: { in: 'account' },
    also: ['documentation', 'help', 'manual'],
  },
  {
    path: '/docs/api',
    title: 'API reference',
    description: 'Every operation of the Tracewright API, with a form to try it.',
    audience: 'anybody',
    module: 'docs/reference.tsx',
    asks: ['/api/openapi.json'],
    also: ['OpenAPI', 'endpoints', 'REST reference'],
  },
  {
    path: '/docs/guides',
    title: 'Guides',
    description: 'Short guides, each from its first line to a result.',
    audience: 'anybody',
    module: 'docs/guides.tsx',
    also: ['tutorials', 'how to', 'first steps'],
  },
  ...guides.map(({ name, title, sentence }): PageDeclaration => ({
    path: `/docs/guides/${name}`,
    title,
    description: sentence,
    audience: 'anybody',
    also: ['guide', name.replaceAll('-', ' ')],
    ...(name === 'steps'
      ? { module: 'docs/steps.tsx', asks: ['/api/public/test-cases/steps/guide'] }
      : { module: 'docs/guide.tsx', loads: [`guides/${name}.md`] }),
  })),
]
