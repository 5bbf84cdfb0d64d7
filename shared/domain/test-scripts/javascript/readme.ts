import { plainMarkdown } from '../markdown.ts'
import type { ScriptProject } from '../types.ts'

/** What the README of a project says beside what is the same for all. */
export interface About {
  /** The framework as a Markdown link. */
  product: string
  /** What a shell is told to install and run the tests. */
  commands: string[]
  /** Sentences about browsers and variables of the environment. */
  settings: string
  folders: { tests: string; pages: string; support: string }
}

/** The README of a project in JavaScript or TypeScript with `describe` and `it`. */
export function readme(project: ScriptProject, { product, commands, settings, folders }: About): string {
  const { name, baseUrl, cases, language, pageObjects, helpers } = project
  const skipped = cases.filter(({ obstacles }) => obstacles.length > 0)
  const list = skipped.map(
    ({ id, title, obstacles }) =>
      `- ${plainMarkdown(`${id} ${title}`)}: ${plainMarkdown(obstacles.join(' '))}`,
  )
  const parts = [
    `# ${plainMarkdown(name)}: browser tests`,
    `${cases.length} test cases for ${product}, in ${language === 'typescript' ? 'TypeScript' : 'JavaScript'}.`,
    ['```sh', ...commands, '```'].join('\n'),
    [
      `The tests run against \`${baseUrl.replaceAll(/[`\s]/g, encodeURIComponent)}\`; set \`BASE_URL\` for another address.`,
      settings,
    ].join('\n'),
    [
      `- \`${folders.tests}/\`: a file for each page or feature. A test is named by the id, title and tags of its case.`,
      ...(pageObjects ? [`- \`${folders.pages}/\`: where the elements of pages are named.`] : []),
      ...(helpers ? [`- \`${folders.support}/\`: functions that tests share.`] : []),
    ].join('\n'),
    'Elements are found by role and name or by label, as people and screen readers find them; two that fit are an error.',
    ...(list.length > 0
      ? [
          '## Not automated',
          'These cases are skipped, because a script cannot do a part of them:',
          list.join('\n'),
        ]
      : []),
  ]
  return `${parts.join('\n\n')}\n`
}
